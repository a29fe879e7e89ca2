licences-about = Tarok is free software: its code is under the Apache License 2.0, its cards and rule books under CC0 1.0. It contains the works of others that are listed below.
licences-mpl = The source code of each part under the MPL 2.0 is at the address that stands with it. The part is used unchanged.
licences-source = Source code
