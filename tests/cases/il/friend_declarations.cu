// flags: --il_display
// prelude: none
// Friends: classes, and functions that are declared before, after or in the class.
class Other;
void known(int);
class Host {
  int secret;
  friend class Other;
  friend struct Later;
  friend void known(int);
  struct Nested { friend class Host; };
};
struct Later {};
