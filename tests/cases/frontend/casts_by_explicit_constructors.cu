// shows: casts initialize directly, explicit constructors take part
// flags: --c++20
// prelude: none
struct S { int k; constexpr S(float):k(1){} constexpr explicit S(double):k(2){} };
static_assert(S(3.14).k==2,"a"); static_assert(static_cast<S>(3.14).k==2,"b"); static_assert(((S)3.14).k==2,"c"); constexpr S s(3.14); static_assert(s.k==2,"d"); constexpr S s2=S(3.14); static_assert(s2.k==2,"e");
struct T { int k; constexpr T(float):k(1){} template<class U=int> constexpr explicit T(double):k(2){} };
static_assert(T(3.14).k==2,"f");
template<class V> struct W { int k; constexpr W(V):k(1){} template<class U=V> constexpr explicit W(double):k(2){} };
static_assert(W<float>(3.14).k==2,"g");
using WF=W<float>;
static_assert(WF(3.14).k==2,"h");
template<class V> struct X { int k; constexpr X(V):k(1){} template<class U=V> requires(sizeof(U)==4) constexpr explicit X(double):k(2){} };
using XF=X<float>;
static_assert(XF(3.14).k==2,"i");
template<class V> struct Y { int k; constexpr Y(V):k(1){} constexpr Y(V,V):k(2){} template<class U=V> requires(sizeof(U)==4) constexpr explicit Y(double d):Y(sp(d)){} static constexpr Y sp(double d) { return Y{(V)d,(V)d}; } };
using YF=Y<float>;
static_assert(YF(3.14).k==2,"j");
template<class V> struct Z { int k; constexpr Z(V):k(1){} constexpr Z(V,V):k(2){} template<class U=V> requires(sizeof(U)==4) constexpr explicit Z(double d):Z(sp(d)){} 
template<class U=V> requires(sizeof(U)==8) constexpr explicit Z(__float128 d):k(3){}
constexpr explicit Z(int d):k(4){}
static constexpr Z sp(double d) { return Z{(V)d,(V)d}; } };
using ZF=Z<float>;
static_assert(ZF(3.14).k==2,"k");
