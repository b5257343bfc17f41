// prelude: none
struct PI { operator int*() const; };
struct PR { operator int*&() const; };
struct II { operator int() const; };
struct IR { operator int&(); };
enum E { e0 };
struct ER { operator E&(); };
void f(PI p, PR r, II i, IR ir, ER er) {
  ++p; p++; --p; p += 1;
  ++r; r++; r -= 1;
  ++i; i--; i += 1; i |= 2;
  ++ir; ir--; ir += 1; ir <<= 2; ir = 3;
  er = e0;
  i = 3;
}
template<class T> void g(T p) { ++p; p += 1; }
void h(PI p, II i, IR r) { g(p); g(i); g(r); }
