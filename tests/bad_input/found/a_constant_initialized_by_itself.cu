// flags: --c++17
extern "C" { const int a = a; }
const double b = b;
