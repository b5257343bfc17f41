// prelude: none
// flags: --c++17
// A static data member that its class initializes has no initializer outside.
struct I { static const int i = 1; static const int j = 2; static constexpr int k = 3; static const int l; static inline int m = 1; static inline const int n = 2; static constexpr int o = 3; static constexpr int q = 4; static const double *d; };
const int I::i = 1; const int I::j(2); constexpr int I::k = 3; const int I::l = 4; int I::m = 1;
const int I::n; constexpr int I::o; const int I::q{4}; const int I::i; const int I::l = 5;
template<class T> struct J { static const int i = 1; static constexpr int k = 2; }; template<class T> const int J<T>::i = 2; template<class T> constexpr int J<T>::k = 2;
template<> const int J<char>::i = 3;
