// shows: a class declared by an elaborated type specifier among template arguments keeps its tag
// prelude: none
int anchor = 1;
template<class... T> struct R { static constexpr bool sat(...) { return true; } template<class U> static int f(); struct in { static int v; }; };
namespace cuda { namespace std { template<class... T> struct R2 { static constexpr bool sat(...) { return true; } template<class U> static int f(); }; 
template<class T> constexpr bool X = ::R<struct D0, T>::sat(1, 0); struct D0 { int a; };
template<class T> struct Z { bool b = ::R<struct D2, T>::sat(T()); static const bool c = ::R<T>::sat(T()); typedef typename ::R<T>::in q; typedef ::R<T> r; };
} }
template<class T> constexpr bool V1 = R<struct W1, T>::sat(1, 0); 
template<class T> constexpr bool V2 = R<struct W2, T>::sat(1, 0); struct W2 { int a; };
constexpr bool V3 = R<struct W3, int>::sat(1, 0); struct W3 { int a; };
template<class T> constexpr bool V4 = sizeof(struct W4*); struct W4 { int a; };
constexpr bool V5 = sizeof(struct W5*); struct W5 { int a; };
template<class T> bool V6(struct W6*) { return true; } struct W6 { int a; };
typedef struct W7 *W7p; struct W7 { int q; };
template<class T> constexpr bool V8 = R<struct W8*, T>::sat(1, 0); struct W8 { int a; };
