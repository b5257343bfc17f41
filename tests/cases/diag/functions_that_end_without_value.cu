// The end of a function is reached without a value: instances that are defined here too, and how they are named (C++17).
struct Number {
  int operator=(int) {}
  int operator+(int) {}
  int twice(int) {}
  int twice(long) {}
  template <class T> int as() {}
  operator int() {}
};
int single() {}
int single(int) {}
int operator-(Number, int) {}
long operator""_n(unsigned long long) {}
template <class T> int bare() {}
template int bare<int>();
template int bare<long>();
template <class T> int unused() {}
template <class T> int perhaps(T t) { if (t) return 1; }
template int perhaps<int>(int);
template int Number::as<int>();
template <int N> struct Sized { int get() {} int operator=(int) {} };
template struct Sized<3>;
[[noreturn]] int never() {}
int early() { return; }
int early(int) { return; }
