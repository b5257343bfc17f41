// shows: variables, static members and members that cannot change and have no value to begin with, in templates too
// prelude: none
struct A { int i; }; struct B { B() = default; int i; }; struct C { B b; }; struct D { int i; virtual void f(); };
struct E { int i; int j = 1; }; struct F { struct Q { Q(); } q; int i; }; struct G { int i = 2; }; struct H {}; struct I { I(); int i; };
union U { int i; float f; }; union V { int i = 2; float f; }; struct W { union { int a; float b; }; };
void variables() {
  const A a; const B b; const C c; const D d; const E e; const F f; const G g; const H h; const I i; const U u; const V v; const W w;
  const A aa[2]; const B bb[2]; static const A sa; constexpr A ca; constexpr int ci; const int n; const int m[3]; int *const p;
}
extern const A xa; const A xa; extern const int xi; const int xi; extern const I xk; const I xk;
namespace N { extern const B b; extern const int i; }
const B N::b; const int N::i;
extern int twice; int twice; int twice;
struct Incomplete; extern Incomplete incomplete; Incomplete incomplete;
struct Z { static const int i; static const A a; static const I k; static const H h; static int &r; static const int set = 1; };
const int Z::i; const A Z::a; const I Z::k; const H Z::h; int &Z::r; const int Z::set;
struct Y { inline static const A a; inline static const H h; inline static const int i; inline static int &r; static constexpr H ch; static constexpr G cg; static constexpr A ca; };
template<class T> void in_template(T t) {
  const A a; const B b; static const A sa; const int n; const int m[2]; constexpr A ca; const T x; enum L { l }; const L e; int &r; const I i; const H h;
}
template<class T> struct TZ { static const int i; static const A a; static const T t; };
template<class T> const int TZ<T>::i; template<class T> const A TZ<T>::a; template<class T> const T TZ<T>::t;
template<class T> const int vi; template<class T> const A va; template<class T> const T vt; template<class T> const I vk;
int used = vi<int>; const void *address = &va<int>; const void *other = &vt<int>;
template<> const int TZ<char>::i; template<> const A TZ<char>::a;
