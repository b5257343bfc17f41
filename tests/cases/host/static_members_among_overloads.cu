// shows: static members chosen among overloads are named without an object
// flags: --c++17
// prelude: none
template<class T> struct O3 { static void so(int); static void so(char); static void one(int); static void tm(int); template<class U> static void tm(U); void g(T t) { so(1); O3::so(2); one(1); O3::one(2); tm(1); tm<int>(2); O3::tm(1); void (*p)(int) = so; void (*q)(int) = one; void (*r)(int) = &O3::one; } static void h() { so(1); O3::so(2); one(1); O3::one(2); } };
struct O2 { static void so(int); static void so(char); static void one(int); void g() { so(1); O2::so(2); one(1); O2::one(2); } static void h() { so(1); O2::so(2); one(1); O2::one(2);  } };
