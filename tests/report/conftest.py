import pytest
from requires import require

from tarok import kernel


@pytest.fixture(autouse=True)
def built():
    require("kernel", not kernel.missing())
