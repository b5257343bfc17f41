// prelude: none
// shows: a constructor that takes its own class by value is refused once, and is not asked for its own argument
// flags: --c++20
struct D { D(); D(const D); };
struct N { N(D); };
template<int I> struct sh {};
sh<__is_convertible_to(D&, N)> a;
