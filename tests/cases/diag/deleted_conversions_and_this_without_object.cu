// shows: casts by deleted conversion functions, and `this` in declarations of members that have no object
// prelude: none
struct A { operator int() = delete; operator long(); explicit operator char() = delete; template<class T> operator T*() = delete; };
void f(A a) { int x = a; (void)(int)a; (void)static_cast<int>(a); int y(a); char c(a); (void)(char)a; int* p = a; (void)(int*)a; long l = a; int z{a}; (void)(long)a; (void)long(a); (void)int(a); int ar[3]; }
template<class T> void g(T t, A a) { (void)(int)a; int y(a); (void)static_cast<char>(a); }
struct S { int m; static auto f() -> decltype(this->m); static auto g() -> decltype(m); auto h() -> decltype(this->m); static int k(int x = this->m); int n = this->m; static int s; static void t() noexcept(noexcept(m)); auto c() const -> decltype((this->m)); static void u() { struct L { int q; auto f() -> decltype(this->q); static auto g() -> decltype(this->q); }; } };
template<class T> struct TS { T m; static auto f() -> decltype(this->m); auto g() -> decltype(this->m); template<class U> static auto h(U u) -> decltype(u + this->m); template<class U> auto i(U u) -> decltype(u + this->m); }; TS<int> ts;
