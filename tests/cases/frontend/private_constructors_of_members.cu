// shows: initializers of static data members have access
// flags: --c++17
// prelude: none
struct P { static const P less; static const P l2; private: explicit constexpr P(int) noexcept {} };
inline constexpr P P::less(1);
inline constexpr P P::l2{1};
