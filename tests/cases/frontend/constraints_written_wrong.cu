// requires-expressions without requirements, results that miss their constraint, and words that exclude each other
// flags: --c++20
// prelude: none

template<class T> concept Large = sizeof(T) > 1;
bool empty = requires {};
bool ellipsis = requires(int x, ...) { x; };
template<class T> concept Unnamed = requires(T, int x) { x; };
Large auto small() { return 'a'; }
Large auto large() { return 1; }
consteval constexpr int both();
constinit constexpr int value = 1;
struct D { consteval ~D(); };
auto captures = [...x = 1] {};
