// prelude: none
// flags: --c++17
// A friend declaration defines no class, and in a local class it names a function that a block has declared.
struct Befriends {
  friend class Defined {};
  friend struct Other { int m; };
};
namespace N { struct Inside { friend class Third {}; }; }
void around() {
  void known();
  struct Local {
    friend void unknown();
    friend void known();
    friend void around();
    friend struct Anything;
  };
}
