// prelude: none
// flags: --c++20
// What is said of a function behind its parameters, where its name stands in parentheses or has template arguments.
struct Members {
  static void (first)(int) const;
  static void second(int) const;
};
void (third)(int) const;
struct Compared {
  int value;
};
bool (operator==)(Compared const&, Compared const&) = default;
template <class T>
void fourth(T);
template <>
void fourth<int>(int) = default;
int operator""_fifth(unsigned long long) = default;
consteval int sixth = 1;
void seventh() {
  constinit int local = 1;
}
