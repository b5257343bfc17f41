// shows: statement expressions outside of functions and in default arguments
// prelude: none
int x = ({ 3; }); struct S { int a = ({ 2; }); static const int b = ({ 3; }); }; template<class T> int v = ({ 3; });
void f(int d = ({ 3; })); auto l = [](int q = ({ 2; })) { return ({ 4; }); }; enum { e = ({ 3; }) }; int arr[({ 3; })]; struct F { void g(int x = ({ 2; })) {} };
struct M { int a; M() : a(({ 3; })) {} M(int) try : a(({ 4; })) {} catch (...) {} int f() { return ({ 2; }); } template<class T> T g() { return ({ T q = T(); q; }); } };
int g = [] { return ({ 3; }); }(); struct Q { int m = [] { return ({ 3; }); }(); }; void d(int x = [] { return ({ 3; }); }());
typedef decltype(({ 3; })) TT; int sz = sizeof(({ 3; })); static_assert(({ true; }), ""); namespace N { int x = ({ 3; }); } int arr2[] = { ({ 3; }), 2 }; 
void loc() { int f2(int x = ({ 3; })); auto l = [](int x = ({ 2; })) {}; static int s = ({ 3; }); int arr[({ 3; })]; using T = decltype(({ 3; })); enum { e = ({ 3; }) }; int y = ({ int z = 1; z; }); }
double r = __real__ 1.0; double i = __imag__ 2.0; int ri(int x) { __real__ x = 3; return __imag__ x + __real__(x); } template<class T> T g2(T t) { return __real__ t; } double z2 = g2(2.0); _Complex double c; double cr = __real__ c;
