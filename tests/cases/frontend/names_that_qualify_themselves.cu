// prelude: none
// A class, a namespace or the global one before the name of its own member; labels of blocks; namespace std.
using namespace std;
int ::outer;
void ::function();
void use() { outer = 1; function(); }
struct Base { typedef int *pointer; };
struct : Base { pointer begin() { return 0; } pointer first; } unnamed;
struct Comma { struct Other *a,; int b,; };
void labels() {
  { __label__ again; goto again; again:; }
  { __label__ again; goto again; again:; }
}
__extension__ inline namespace versioned { int counter; }
