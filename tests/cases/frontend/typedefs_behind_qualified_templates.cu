// prelude: none
// shows: typedef names among arguments of templates that are named by their namespace
namespace q { typedef unsigned long ul; template<class T, T v> struct qic { }; }
template<class T> struct bad { static_assert(sizeof(T) == 0, ""); };
template<class T, T v> struct ic { };
template<q::ul N> using sz = ic<q::ul, N>; bad<sz<1>> a1;
template<q::ul N> using sz2 = q::qic<q::ul, N>; bad<sz2<1>> a2;
namespace m { template<q::ul N> using sz = ic<q::ul, N>; bad<sz<2>> a1;
template<q::ul N> using sz2 = q::qic<q::ul, N>; bad<sz2<2>> a2; }
bad<m::sz<3>> x1; bad<m::sz2<3>> x2;
