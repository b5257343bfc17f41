// flags: --il_display
// prelude: none
// Calls whose functions are found by the types of the arguments and by qualified names.
namespace lib {
struct Item {};
void touch(Item);
int operator+(Item, Item);
}
void other(int);
int run(lib::Item a, lib::Item b) {
  touch(a);
  other(3);
  return a + b;
}
