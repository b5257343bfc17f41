// shows: members of class templates with template template parameters defined outside
// prelude: none
template<template<class> class R> class first { using word = int; template<class O> bool dump(O& o); bool load(); };
template<template<class> class Q> template<class O> bool first<Q>::dump(O& o) { word x = 1; return x; }
template<template<class> class Q> bool first<Q>::load() { word x = 1; return x; }
template<unsigned N, template<class> class R, class S> class second { using word = R<S>; bool load(); };
template<unsigned N, template<class> class R, class S> bool second<N, R, S>::load() { return sizeof(word) == N; }
