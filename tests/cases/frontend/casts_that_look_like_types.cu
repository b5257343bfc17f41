// Parentheses that hold a functional cast of an operand.
struct V { int value(); operator bool() const;
  void f(int *x) { while ((bool(*this)) && value()) {} if ((bool(*this)) && value()) {} int y = (bool(*this)) && 1; int z = (int(*x)) + y; z = (int(*x)) * *x; z = (int(*&x[1])) & z; }
  int g(int *x) { for (; (bool(*this)) && value();) {} return sizeof(int(*)) + sizeof(int(*)[2]) + (int(-*x)) - (int(*x)) - 1; } };
