// shows: friends of class templates that are inline elsewhere
// prelude: none
#define D __attribute__((device))
#define H __attribute__((host)) __attribute__((device))
#define AI __inline__ __attribute__((always_inline))
namespace d { template<class T> AI D T f1(T); template<class T> AI H T f2(T); AI D int f3(int); AI H int f4(int); D int f5(int); template<class T> D T f6(T); AI int f7(int); inline D int f8(int); D inline int g9(int); }
AI D int g1(int); D int g2(int); AI H int g3(int);
template<class Z> class A { template<class T> friend D T d::f1(T); template<class T> friend H T d::f2(T); friend D int d::f3(int); friend H int d::f4(int); friend D int d::f5(int); template<class T> friend D T d::f6(T); friend int d::f7(int); friend AI D int g1(int); friend D int g2(int); friend AI H int g3(int); friend AI D int g4(int); friend AI H int g6(int); friend D int g7(int); friend inline D int g8(int); friend inline int h1(int); friend __attribute__((always_inline)) inline int h2(int); friend D int d::f8(int); friend D int d::g9(int); AI D int m(); template<class T> friend AI D T h4(T); };
template<class Z> class B { friend AI D int g11(int); friend AI H int g12(int); friend inline int g13(int); friend __attribute__((always_inline)) int g14(int); AI D static B<Z> mm(); friend AI D B<int> g15(); }; template<> class B<void> { friend AI D int g21(int); friend AI H int g22(int); friend AI D B<void> g25(); template<class T> friend D T d::f1(T); }; D AI B<void> g25(); D AI int g11(int); template<class T> class C : B<T> { template<class U, class V> friend D U d::f1(U); template<class U> friend D U d::f1(U u); friend AI D C<int> g26(); };
