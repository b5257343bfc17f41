// prelude: none
// flags: --c++20
template<class T> struct B7 { struct Jn; friend struct Jn::X; friend typename Jn::Y; struct Jn::X* x; typename Jn::Y y; friend Jn; };
template<class T> struct B8 { struct Jn { }; friend struct Jn::X; friend typename Jn::Y; struct Jn::X* x; typename Jn::Y y; };
template<class T> struct B9 : T { struct Jn : T { }; friend struct Jn::X; friend typename Jn::Y; struct Jn::X* x; typename Jn::Y y; struct B9::Q* q; friend typename B9::R; };
