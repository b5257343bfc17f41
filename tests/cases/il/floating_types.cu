// flags: --il_display --c++20
// prelude: none
// Numbers of all floating types, and what division by zero gives.
float a = 1.0f / 0.0f, b = 0.0f / 0.0f; long double c = 1.0L / 0.0L, d = 0.0L / 0.0L; double e = 1.0 / 0.0;
__float128 f = 2.5, g = -1.0; _Float16 h = 2.0, i = 1.0f; __bf16 j = 1.0f; float k = 1e400; const double l = 0.0 / 0.0;
_Float16 p = 0; __float128 q = 3;
void f1() { double x = 1.0 / 0.0; float y = 2.0; __float128 z = 1.5; }
