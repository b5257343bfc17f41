// shows: specializations befriend themselves by their path
// flags: -w
// prelude: none
namespace N { namespace L { struct A; template<int> struct B; }
template<class T, class L, bool G = false> class It;
template<class T, bool G> class It<T, L::A, G> { public: class P { public: friend It; P() {} }; friend P; struct R { friend It; struct S { friend It; }; }; };
template<class T, int K> class It<T, L::B<K>, false> { class P { friend It; friend class It<T, L::B<K>, false>; }; };
template<class T> class Pr { class P { friend Pr; friend class Pr<T>; }; };
template<> class It<int, int, true> { class P { friend It; }; };
class NT { class P { friend NT; friend class NT; }; };
template<class T> struct D { friend T; template<class U> friend class It2; struct E; }; template<class T> struct D<T>::E { friend D; };
}
int anchor = 1;
