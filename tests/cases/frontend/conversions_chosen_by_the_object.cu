// prelude: none
// Of conversion functions to one kind of type the object decides; one of a virtual base may be hidden.
struct Pointing { operator int *(); operator int *() const; };
void freed(Pointing a, const Pointing b) { delete a; delete[] b; }
struct Counting { operator int(); operator long() const; };
void switched(Counting a, const Counting b) { switch (a) {} switch (b) {} }
struct Root { operator int() const; };
struct Middle : virtual Root { operator int() const; };
struct Left : Middle, virtual Root {};
struct Right : virtual Root, Middle {};
int left(const Left &x) { return x; }
int right(const Right &x) { return x; }
