// shows: why constexpr variables of class type have no value, and union members that are not active
void bad();
struct S {
    int v;
    constexpr S(int x) : v(x) { if (x > 5) bad(); }
};
constexpr S s1(7);
constexpr S s2(3);
struct R {
    int v;
    constexpr R(int x) : v(x) { if (x > 5) throw 1; }
};
constexpr R r1(7);
union U { int a; float b; };
constexpr U u{1};
constexpr float f1 = u.b;
constexpr float read(U x) { return x.b; }
constexpr float f2 = read(U{1});
constexpr const char *far(const char *p) { return p + 10; }
constexpr auto f4 = far("abc");
