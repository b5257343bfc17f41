// prelude: none
// flags: --c++17
struct B { int v; constexpr B(int x) : v(x) {} };
constexpr B pb{3}; int arr[3] = {1,2,3}; constexpr int ca[3] = {1,2,3}; constexpr int ci = 5; int gi;
template<auto& input> constexpr int re5() { constexpr auto& a = input; static_assert(a.v == 3, ""); return a.v; }
constexpr int b5 = re5<pb>(); static_assert(b5 == 3, "");
template<auto& input> constexpr int re6() { auto& a = input; int s = 0; for (auto& x : a) s += x; return s + input[1]; }
constexpr int b6 = re6<ca>(); static_assert(b6 == 8, ""); int b6b = re6<arr>();
template<const int& input> constexpr int re7() { return input + 1; }
static_assert(re7<ci>() == 6, ""); 
template<int& input> constexpr int* re8() { return &input; }
static_assert(re8<gi>() == &gi, "");
template<int& input> constexpr int& re9() { return input; }
static_assert(&re9<gi>() == &gi, "");
template<auto& input> struct S { static constexpr auto& r = input; static constexpr int w = input.v; };
static_assert(S<pb>::w == 3 && S<pb>::r.v == 3, "");
template<auto& f> int cf() { return f(3); }
int fn(int); int b10 = cf<fn>();
constexpr int c1 = 5, c2 = 5; template<auto& x> struct U { static const int* p() { return &x; } };
template<class A, class B> struct same { static constexpr bool v = false; }; template<class A> struct same<A,A> { static constexpr bool v = true; };
static_assert(!same<U<c1>, U<c2>>::v, ""); const int* pp = U<c1>::p(); 
template<auto& x> void km() {}  
void ff() { km<c1>(); km<gi>(); km<pb>(); km<arr>(); km<fn>(); }


