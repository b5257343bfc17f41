// shows: widths of bit-fields and exception specifications are constants, and constexpr belongs to functions and variables
// flags: --c++20
// prelude: none
int g; int nf();
constexpr struct CS {};
constexpr struct CS2 {} cs2;
constexpr typedef int CT;
typedef constexpr int CT2;
struct M { constexpr int m; constexpr int m2 = 1; constexpr static int s = 1; constinit int q; consteval int r; constexpr typedef int T; };
constexpr enum CE { ce };
consteval struct CV {};
constinit struct CI {};
constexpr;
constexpr int;
void ne() noexcept(g);
void ne2() noexcept(2);
void ne3() noexcept(nf());
void ne4() noexcept(1.5);
void ne5() noexcept("a");
void ne6() noexcept(M());
void ne7() noexcept(sizeof(int));
template<class T> void ne8() noexcept(g);
template<class T> void ne9() noexcept(T::v);
void (*fp)() noexcept(g);
auto l = []() noexcept(g) {};
