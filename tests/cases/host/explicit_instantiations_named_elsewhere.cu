// prelude: none
// shows: explicit instantiations have as many template arguments as a template-id names the function with anywhere in the unit
// flags: --c++17
template<class T> auto a1(int) -> T;
template<class T> T a2(int);
template<class T> auto b1(T x) -> T { return x; }
template<class T> auto b2(T x) { return x; }
template<class T> auto b3(T x) -> T { return x; }
template<class T> void b4(T x) {}
inline void f() { a1<char>(0); b3<char>(1); b4<char>(1); auto p = &a2<char>; (void)p; }
template<class T> auto a1(int) -> T { return T(); }
template<class T> T a2(int) { return T(); }
template auto a1(int) -> char;
template char a2(int);
template auto b1(char) -> char;
template auto b2(char);
template auto b3(char) -> char;
template void b4(char);
void g() { a1<char>(0); a2<char>(0); b1<char>(1); b2<char>(2); }
template void b4(long);
auto q = &b4<long>;
template void b4(short);
auto q2 = b4<short>;
template void b4(float);
template<class T> struct Z { void f() { b4<T>(T()); } };
template struct Z<float>;
template void b4(double);
template<class T> struct Y { void f() { a1<T>(0); a2<T>(0); } };
template<class T> struct Y2 { void f() { b4<T>(0); } };
template struct Y<double>;
template struct Y2<double>;
extern template auto a1(int) -> double;
extern template double a2(int);
extern template void b4(int);
struct Z3 { void f() { b4<int>(0); } };
struct Mm { template<class T> void m1(T); template<class T> void m2(T); };
template<class T> void Mm::m1(T) {}
template<class T> void Mm::m2(T) {}
void mm() { Mm().m1<int>(0); }
template void Mm::m1(int);
template void Mm::m2(int);
void mmm() { Mm().m2<int>(0); }
void b5() { b4(1ull); }
template void b4(unsigned long long);
template<class T> void v4(T x) {}
template<> void v4(short*) {}
template<> void v4(char*) {}
template<> void v4(long*);
template<> void v4(long*) {}
template<> void v4<float*>(float*) {}
inline void gg() { v4<short*>(0); v4<float*>(0); v4((char*)0); v4<long*>(0); }
template<class T> struct D { void f() { using X = decltype(v4<T>(T())); } template<class U> static auto s(U u) -> decltype(v4<U>(u)) { return; } };
template void v4(char**);
decltype(v4<char**>(0))* x1;
template void v4(long**);
constexpr bool x2 = noexcept(v4<long**>(0));
template void v4(short**);
constexpr auto x3 = sizeof(D<short**>::s((short**)0), 1);
template<class T> void nd() { v4<unsigned*>(0); }
template void v4(unsigned*);
template<class T, class U> void c4(T x, U y) {}
template void c4(int, int);
template void c4(int, char);
template void c4(char, char);
template void c4<char>(char, long);
void hq() { c4<int>(1, 1); c4<int>(1,'a'); c4<char, char>('a', 'b'); c4<char, long>('a', 0l);}
template<class T> void e4(T x) {}
template void e4(int); template void e4<char>(char);
typedef int INT;
void hhq() { e4<INT>(0); e4<char>('a'); auto p = &e4<long>; }
extern template void e4(long);
template<class T, T v> T vv(T) { return v; } 
template int vv<int, 3>(int); template int vv<int, 4>(int);
int z = vv<INT, 1+2>(3);
template void v4(const char**);
template<class...T> void pk(T...) {}
template void pk(int, char); template void pk(); template void pk(int);
void pkk() { pk<int>(1, 'a'); pk<>(); pk<>(1); }
