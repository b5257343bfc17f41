// shows: templates of classes are marked where templates name them
// flags: --c++20 -w --frandom-seed=7
// prelude: none
namespace st { struct base { template<class T, class U> struct rb { typedef T type; }; template<class T> using al = T; template<class T> static int sf(T); template<class T> static int sv; };
template<class A, class U> using ar = typename base::template rb<A, U>::type;
template<class A, class U> using ar2 = typename base::rb<A, U>::type;
template<class A> using ar3 = base::al<A>;
template<class A> concept can = true;
template<class A> requires(can<base::al<A&>>) using ar4 = base::al<A&>;
template<class A> struct X { base::rb<A, int> m; typename base::rb<A, int>::type m2; base::al<A> m3; void f() { base::sf<A>(1); base::sf<int>(2); base::sv<A>; base::rb<int, int> q; base::al<int> r; struct Z : base::rb<A, A> {}; sizeof(base::rb<A, A>); base::rb<A, A>(); } };
template<class A> struct Y : base::rb<A, int> { };
template<class A> struct Y2 : base { typename base::rb<A, int>::type m2; rb<A, int> m; al<A> m3; void f(base::rb<A, A> x); };
template<class A> void h(base::rb<A, int> x, base::al<A*> y);
void hh(base::rb<int, int> x, base::al<char> y);
template<class A> struct Z { base::rb<A, int>* f(); static base::rb<A, int> s; operator base::rb<A, int>(); };
template<class A> base::rb<A, int>* Z<A>::f() { return nullptr; }
template<class A, class = base::rb<A, int>> struct W;

}
namespace s2 { typedef st::base b2; template<class A> struct Z { b2::rb<A, int>* f(); b2::al<A> x; }; template<class A> struct Q { struct nb { template<class T> struct rb {}; }; nb m; typename nb::template rb<A> m2; typename Q<A*>::nb::template rb<A> m3; }; using st::base;  template<class A> struct Z2 { base::rb<A, int>* f(); base::al<A> x; }; struct D : base {}; template<class A> struct Z3 { D::rb<A, int>* f(); D::al<A> x; };}
