// shows: attributes stand behind the names they were written behind, requires-clauses on lines of their own
// flags: --c++20 -w --frandom-seed=7
// prelude: none
int f [[nodiscard]] (int);
template<class T> int f2 [[nodiscard]] (T) { return 1; }
struct A { int m [[nodiscard]] () const noexcept; int operator() [[nodiscard]] (int) const { return 1;} int operator+ [[nodiscard]] (int) const { return 1;}
 operator int [[nodiscard]] () const { return 1; }
 template<class T, class U> [[nodiscard]] constexpr bool
	operator() [[deprecated]] (T&& t, U&& u) const
	noexcept(noexcept(t < u))
	requires (sizeof(T) == 1)
 { return 1; }
 template<class T, class U> constexpr bool
	operator, (T&& u) const noexcept(noexcept(1 < u))
	requires (sizeof(T) == 1)
 { return 1; }
 template<class T, class U> constexpr bool
	g1 (T&& t, U&& u) const 
	requires (sizeof(T) == 1)
 { return 1; }
 template<class T, class U> constexpr bool
	g2 (T&& t, U&& u) 
	requires (sizeof(T) == 1)
 { return 1; }
 template<class T, class U> constexpr bool
	g3 (T&& t, U&& u) noexcept
	requires (sizeof(T) == 1)
 { return 1; }
 template<class T, class U> constexpr bool
	g4 (T&& t, U&& u) noexcept(true)
	requires (sizeof(T) == 1)
 { return 1; }
 template<class T, class U> constexpr bool
	g5 (T&& t, U&& u) noexcept(true)
	requires (sizeof(T) == 1);
 template<class T, class U> constexpr bool
	g6 (T&& t, U&& u) noexcept(noexcept(t<u)) requires (sizeof(T) == 1) {}
 template<class T, class U> constexpr auto
	g7 (T&& t, U&& u) 
	-> int
	requires (sizeof(T) == 1) {}
};
int x [[maybe_unused]] = 1;
