// shows: aliases that drop their parameters among template arguments
// prelude: none
namespace N { template<class T> struct vv { using type = void; }; template<class ...> using void_t = void; 
template<class T,class U> using msw = void; template<class T> using one = void; template<class... T> using ivt = int;
template<class T> struct mkv { typedef void type; }; template<class... T> using vt2 = typename mkv<T...>::type;
template<int N> using ni = int;
template<class T,class U> struct ct3 { vv<void_t<T>> a; vv<void_t<T*>> b; vv<void_t<typename T::x>> c; vv<void_t<T,U>> d; vv<msw<T,T*>> e; vv<msw<T,typename T::x>> f; vv<one<T*>> g; vv<one<vv<T>>> h; vv<one<typename T::x>> i;
 vv<ivt<T>> j; vv<ivt<T,U>*> k; vv<vt2<T>> l; vv<ni<sizeof(T)>> m; vv<one<one<T>>> n; vv<void_t<one<T>>> o; vv<void_t<one<T>, T>> p; vv<decltype(T())> q; vv<one<decltype(T())>> r; vv<one<T>*> s; vv<const one<T>> t; };
template<class T, class=void> struct P {}; template<class T> struct P<T*, void_t<T>>; template<class T> struct P<T&, one<T>>; template<class T> struct P<T**, one<typename T::x>>; template<class T> struct P<T***, one<T*>>;
template<class T, int... I> struct Q {}; 
}
