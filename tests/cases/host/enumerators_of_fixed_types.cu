// shows: enumerators within their own enumeration have its fixed type
// prelude: none
enum e1 : unsigned char { Z1, E1 = sizeof(Z1), F1 = Z1 + 2, G1 = (Z1) };
enum e3 { Z3, E3 = sizeof(Z3), F3 = Z3, G3 = 5000000000LL, H3 = sizeof(G3) };
template <class T> struct A {
  enum e_ : unsigned char { Z_, E_ = sizeof(Z_), F_ = Z_ + 1, G_ = sizeof(T) };
  enum class f_ : short { Z_, E_ = sizeof(Z_), F_ = Z_ };
  enum g_ : T { Y_, X_ = sizeof(Y_) };
  enum h_ { K_, L_ = sizeof(K_), M_ = K_ + 1 };
};
static_assert(A<char>::E_ == 1, "");
static_assert(A<char>::X_ == 1, "");
