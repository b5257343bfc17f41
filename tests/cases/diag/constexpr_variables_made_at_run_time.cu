// Constexpr variables, and other constants, whose constructors, operators and destructors are not constexpr
// flags: --c++17
// prelude: none

struct Half { Half(); Half(double); constexpr Half(int) {} };
constexpr Half h1(2.0);
constexpr Half h2 = 2.0;
constexpr Half h3{2.0};
constexpr Half h4 = Half(2.0);
constexpr Half h5{};
constexpr Half h6 = Half();
constexpr Half h7(1);
Half make();
constexpr Half h8 = make();

struct None { None(double r) : re(r) {} None(int, int) {} double re; };
constexpr None n1(0);
constexpr None n2 = 0;
constexpr None n3 = None(0);
constexpr None n4{0};
constexpr None n5(1, 2);
constexpr None n6{1, 2};
constexpr double n7 = None(0).re;
static_assert(None(0).re == 0, "");
struct Static { static constexpr None none = 0; };
void block() { constexpr None local(0); static constexpr None lasting(1, 2); }
template<class T> void instance() { constexpr None none(0); }

struct Ends { ~Ends(); constexpr Ends(int) {} };
constexpr Ends ends(1);
struct Plain { ~Plain(); int i; };
constexpr Plain plain = {1};

struct Operators {
    constexpr Operators() {}
    int operator+(int) const;
    operator int() const;
    int operator()(int) const;
    int operator[](int) const;
    Operators operator-() const;
};
constexpr Operators o;
constexpr int o1 = o + 1;
constexpr int o2 = o;
constexpr int o3 = o(1);
constexpr int o4 = o[1];
constexpr Operators o5 = -o;

constexpr void* p1 = 3;
constexpr int i1 = "x";
constexpr double d1[2] = {1, "x"};
void addresses()
{
    constexpr int c = 3;
    const int k = 3;
    const int unknown = o;
    constexpr const int& r1 = c;
    constexpr const int* r2 = &k;
    constexpr const int* r3 = &unknown;
}
