// prelude: none
// flags: --c++20
// What is said of a function behind its parameters, where its name stands in parentheses.
struct Members {
  static void (first)(int) const;
  static void second(int) const;
};
void (third)(int) const;
struct Compared {
  int value;
};
bool (operator==)(Compared const&, Compared const&) = default;
int operator""_fourth(unsigned long long) = default;
consteval int fifth = 1;
void sixth() {
  constinit int local = 1;
}
