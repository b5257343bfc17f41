// shows: operators that enumerations have not
// prelude: none
enum class C { red }; enum O { one };
bool h = C::red == O::one;
bool k = C::red < 1;
bool m = C::red == nullptr;
void f(C c, O o, int n, int *p) {
  c++; ++c; o++; --o; c += 1; c -= c; c |= c; o |= o; o += 1; n += c; n |= c;
  p + c; p[c]; !c; !o; c && n; n || c; c && c; c <<= 1; o <<= 1; c < o;
}
