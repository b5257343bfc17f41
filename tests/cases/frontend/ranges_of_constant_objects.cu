// shows: members begin and end that qualifiers keep from being called, and names for parts that elements do not have
struct Range { int *begin(); int *end(); };
struct Two { int a, b; };
struct Twos { Two *begin() const; Two *end() const; };
void f(const Range &r, Range &s, const Twos &t) {
    for (int i : r) ;
    for (auto [a, b] : s) ;
    for (auto &[a, b, c] : t) ;
    for (auto [a] : t) ;
    for (auto [a, b] : t) ;
}
struct N { ~N() = delete; };
void g(N *n) { delete n; }
struct Only;
void take(Only o);
void h(Only &o) { take(o); }
int k(int a) {
    auto l = [] { return a; };
    l(1);
    return l.x;
}
enum E { one };
enum class F { two };
int m(E e) { switch (e) { case F::two: ; case 1.5: ; } return sizeof(int[]); }
int &n() { return 3; }
