// prelude: none
// shows: braces that assign to scalars, and pass them
enum E1 { e1a }; enum class E2 { a, b }; struct S { int a; }; struct Cl { Cl(); int b; };
int f(int); int f2(int*); int f3(bool); int f4(double); int f5(E2); int f6(S); int f7(decltype(nullptr)); int f8(float, char); int f9(int S::*); int f10(const int&); int f11(int&&); int f12(_Complex float);
void n() { int i; i = {}; i = {3}; int* p; p = {}; p = {0}; p = {nullptr}; bool b; b = {}; b = {true}; double d; d = {}; d = {1}; float g; g = {}; E1 e; e = {}; E2 f; f = {}; f = {E2::b}; S s; s = {}; s = {1}; Cl c; c = {}; unsigned long u; u = {}; char ch; ch = {}; wchar_t w; w = {}; decltype(nullptr) np; np = {}; int S::*mp; mp = {}; int (S::*mf)(); mf = {}; i = {i}; const char* q; q = {"a"}; long long ll; ll = {}; short sh; sh = {}; unsigned char uc; uc = {}; long double ld; ld = {}; void (*fp)(); fp = {};
 ::f({}); ::f({1}); f2({}); f3({}); f4({}); f4({1}); f5({}); f6({}); f7({}); f8({}, {}); f9({}); f10({}); f10({1}); f11({}); }
template<class T> struct W { T t; T* tp; int m; 
void n() { int i; i = {}; i = {3}; int* p; p = {}; p = {0}; p = {nullptr}; bool b; b = {}; b = {true}; double d; d = {}; d = {1}; float g; g = {}; E1 e; e = {}; E2 f; f = {}; f = {E2::b}; S s; s = {}; s = {1}; Cl c; c = {}; unsigned long u; u = {}; char ch; ch = {}; wchar_t w; w = {}; decltype(nullptr) np; np = {}; int S::*mp; mp = {}; int (S::*mf)(); mf = {}; i = {i}; const char* q; q = {"a"}; long long ll; ll = {}; short sh; sh = {}; unsigned char uc; uc = {}; long double ld; ld = {}; void (*fp)(); fp = {};
 ::f({}); ::f({1}); f2({}); f3({}); f4({}); f4({1}); f5({}); f6({}); f7({}); f8({}, {}); f9({}); f10({}); f10({1}); f11({}); 
 i = {t}; i = {(int)t}; d = {t}; m = {}; m = {t}; t = {}; t = {1}; tp = {}; tp = {t}; this->m = {}; i = {m}; *p = {}; p[0] = {}; i = {sizeof(T)}; i = {T::x}; (i) = {}; T* lt; lt = {}; *tp = {}; T** tpp; tpp = {}; int ia[2]; ia[1] = {2}; s.a = {}; c.b = {2}; s = {t}; s = {i};
 }
};
