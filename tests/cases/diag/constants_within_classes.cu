// static data members that need a constant, and functions whose bodies follow when the class is complete
// prelude: none

int variable;
int ordinary();
constexpr int identity(int x) { return x; }
struct K { int a; };
struct Members {
  static const int named = variable;
  static const int called = ordinary();
  static const int passed = identity(variable);
  static const double floating = ordinary();
  static const bool truth = variable;
  static const int listed{variable};
  static const int divided = 1 / 0;
  static const int shifted = 1 << -1;
  static const int follows = named + 1;
  static const K object = {1};
  static const int elements[2] = {1, 2};
  static const int* const pointer = nullptr;
  static constexpr int known = identity(1);
};
struct Early {
  constexpr Early() : x(1) {}
  int x;
  static constexpr int one() { return 1; }
  static constexpr int later();
  static constexpr int value = one();
  static const int constant = one();
  int array[one()];
  enum { enumerator = one() };
  static_assert(one() == 1, "");
  int bits : one();
  struct Nested { static constexpr int two() { return 2; } static constexpr int value = two(); };
  static constexpr int nested = Nested::two();
  static constexpr int declared = later();
  static constexpr Early object{};
  static constexpr Early made = Early();
  static inline Early unset;
  void body() { constexpr int first = one(); constexpr int last = behind(); }
  static constexpr int behind() { return 3; }
};
constexpr int unknown();
constexpr int before = unknown();
struct Declared { constexpr Declared(); int x; };
constexpr Declared declared;
constexpr int itself() { constexpr int y = itself(); return y; }
