licences-about = Tarok is free software: code under the Apache License 2.0, cards and rule books under CC0 1.0. It includes these works.
licences-mpl = Parts under the MPL 2.0 are used unchanged; their source code is at the address given.
licences-source = Source code
