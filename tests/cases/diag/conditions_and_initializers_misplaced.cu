// prelude: none
// flags: --c++17
// Conditions with parentheses, constructors that delegate and do more, and initializers of what is no base.
struct Truth { Truth(int); operator bool(); };
void conditions() {
  if (Truth a(42)) {}
  while (int b(1)) {}
  for (; Truth c(2);) {}
  if (int d(3); d) {}
}
struct Delegates {
  Delegates(int);
  Delegates() : Delegates(1), m(2) {}
  Delegates(char) : m(1), Delegates(2) {}
  int m;
};
template<class T> struct Base { Base(); Base(int); };
struct Other { Other(); };
struct Derived : Base<char> {
  Derived() : Base<int>() {}
  Derived(int) : Base(1) {}
  Derived(char) : Other() {}
};
struct Static { static int v; static int v; static const int c = 1; static const int c = 1; };
struct This { decltype(this) first; int second[sizeof(this)]; auto third() -> decltype(this); };
