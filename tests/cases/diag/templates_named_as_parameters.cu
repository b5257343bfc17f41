// shows: class templates that are called as one of their parameters
// prelude: none
template <int... X> struct X {}; template <int Y> struct Y {}; template <class Z> struct Z {}; template <class... W> struct W {}; template <template<class> class V> struct V {}; template <class U> void U(); template <class... T> void T(); template <class S> using S = int; template <class R> int R = 1;
