// The operand of the exception specification of a function type is deduced: it is part of the type.
template<class T> struct function; template<class R, class... A, bool E> struct function<R (*)(A...) noexcept(E)> { static constexpr bool e = E; };
void f(int) noexcept; void g(int); static_assert(function<decltype(&f)>::e, ""); static_assert(!function<decltype(&g)>::e, "");
template<class T> constexpr bool ff(T) { return false; } template<class R, class... A, bool E> constexpr bool fg(R (*)(A...) noexcept(E)) { return E; }
static_assert(fg(&f) && !fg(&g), "");
struct M { void a() noexcept; void b(); void c() const noexcept; }; template<class C, bool E> constexpr bool fm(void (C::*)() noexcept(E)) { return E; }
static_assert(fm(&M::a) && !fm(&M::b), "");
