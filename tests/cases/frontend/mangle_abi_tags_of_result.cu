// shows: a function has the ABI tags of what it returns, all of them as soon as one is missing
// prelude: none
struct __attribute__((abi_tag("t", "u"))) B {};
struct __attribute__((abi_tag("u"))) C {};
template<class T> struct V {};
V<B> f(C) { return {}; }
