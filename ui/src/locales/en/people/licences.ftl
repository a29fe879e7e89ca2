licences-about = Tarok is free software: code under the Apache License 2.0, cards and rule books under CC0 1.0. It includes these works of others.
licences-mpl = Each part under the MPL 2.0 is used unchanged; its source code is at the address given with it.
licences-source = Source code
