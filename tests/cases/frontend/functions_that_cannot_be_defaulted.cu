// shows: functions that cannot be defaulted
// flags: --c++17
// prelude: none
struct D { D(int = 0) = default; };
struct D2 { D2(D2) = default; };
struct D3 { D3(D3&, int = 0) = default; };
struct D4 { D4& operator=(D4) = default; };
struct D5 { const D5& operator=(const D5&) = default; };
struct D6 { D6& operator=(D6&) = default; D6(D6&) = default; };
struct D7 { D7& operator=(const volatile D7&) = default; };
struct D8 { D8& operator=(const D8&) const = default; };
struct D9 { D9(); ~D9(); D9(const D9&); D9& operator=(const D9&); }; D9::D9() = default; D9::~D9() = default; D9::D9(const D9&) = default; D9& D9::operator=(const D9&) = default;
struct D10 { D10(int); }; D10::D10(int) = default;
template<class T> struct E1 { E1(const E1<T>&) = default; E1(T) = default; template<class U> E1(const E1<U>&) = default; E1& operator=(const E1&) = default; void f() = default; };
struct E2 { template<class T> E2(T) = default; operator int() = default; int operator+(int) = default; };
struct E3 { D9& operator=(const E3&) = default; E3(const D9&) = default; };
struct E4 { virtual ~E4() = default; auto operator=(const E4&) -> E4& = default; };
struct E5 { void operator=(const E5&) = default; E5&& operator=(E5&&) = default; };
