// prelude: none
// Expressions that name the same parameter of two declarations are equivalent.
template<unsigned n> struct Size { enum { value = n }; };
template<class T> auto of(T t) -> Size<sizeof(t)>;
template<class T> auto of(T u) -> Size<sizeof(u)>;
static_assert(decltype(of('a'))::value == 1, "");
template<class T> auto quiet(T t) -> Size<noexcept(t())>;
template<class T> auto quiet(T t) -> Size<noexcept(t())>;
struct Call { void operator()() noexcept; };
static_assert(decltype(quiet(Call()))::value == 1, "");
template<class... T> auto count(T... t) -> Size<sizeof...(t)>;
template<class... T> auto count(T... t) -> Size<sizeof...(t)>;
static_assert(decltype(count('a', 2))::value == 2, "");
template<class T> void taken(T t, Size<sizeof(t)> *);
template<class T> void taken(T t, Size<sizeof(t)> *);
void ask() { taken('a', nullptr); }
