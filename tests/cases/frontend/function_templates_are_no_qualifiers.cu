// shows: the lookup of a name before :: passes over function templates
// prelude: none
namespace outer {
namespace sign { enum type { none, minus }; }
namespace inner {
template<class C, class S> C sign(S s);
template<class T> int write(T value) { return value < 0 ? sign::minus : sign::none; }
}
}
