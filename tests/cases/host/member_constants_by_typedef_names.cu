// shows: static data members among template arguments are named by their class in place of typedef names, converted or not
// flags: --c++17 --frandom-seed=7
// prelude: none
template<class T> struct def { static constexpr int num = 5; static const int cn = 6; static constexpr long ln = 7; static constexpr unsigned un = 8; };
struct pl { static constexpr int num = 5; static const int cn = 6; static constexpr long ln = 7; static constexpr unsigned un = 8;  using me = pl; using dd = def<char>; };
constexpr int ni = 9; const int nc = 10; constexpr unsigned nu = 11; constexpr long nl = 12;
template<int F, class... A> struct set {};
template<unsigned F, class... A> struct uset {};
template<bool F, class... A> struct bset {};
using gal = def<char>; typedef pl tpl;
set<def<short>::num, char> a1; uset<def<short>::num, char> a2; uset<def<short>::cn, char> a3; set<def<short>::cn, char> a4; uset<def<short>::ln, char> a5; set<def<short>::un, char> a6;
set<pl::num, short> b1; uset<pl::num, short> b2; uset<pl::cn, short> b3; set<pl::cn, short> b4; uset<pl::ln, short> b5; set<pl::un, short> b6;
set<ni, int> c1; uset<ni, int> c2; uset<nc, int> c3; set<nc, int> c4; uset<nl, int> c5; set<nu, int> c6;
set<tpl::num, long> d1; uset<tpl::num, long> d2; uset<tpl::cn, long> d3; set<tpl::cn, long> d4; uset<tpl::ln, long> d5; set<tpl::un, long> d6;
set<gal::num, long*> e1; uset<gal::num, long*> e2; uset<gal::cn, long*> e3; set<gal::cn, long*> e4; uset<gal::ln, long*> e5; set<gal::un, long*> e6;
set<pl::dd::num, long**> f1; uset<pl::dd::num, long**> f2; uset<pl::dd::cn, long**> f3; set<pl::me::num, long**> f4; bset<pl::dd::num> f5; bset<gal::num, int> f6; 
template<class T> struct G { using q = def<char>; using t = pl;
set<def<short>::num, T> a1; uset<def<short>::num, T> a2; uset<def<short>::cn, T> a3; set<def<short>::cn, T> a4; uset<def<short>::ln, T> a5; set<def<short>::un, T> a6;
set<pl::num, T*> b1; uset<pl::num, T*> b2; uset<pl::cn, T*> b3; set<pl::cn, T*> b4; uset<pl::ln, T*> b5; set<pl::un, T*> b6;
set<ni, T**> c1; uset<ni, T**> c2; uset<nc, T**> c3; set<nc, T**> c4; uset<nl, T**> c5; set<nu, T**> c6;
set<tpl::num, T&> d1; uset<tpl::num, T&> d2; uset<tpl::cn, T&> d3; set<tpl::cn, T&> d4; uset<tpl::ln, T&> d5; set<tpl::un, T&> d6;
set<q::num, T&&> e1; uset<q::num, T&&> e2; uset<q::cn, T&&> e3; set<q::cn, T&&> e4; uset<q::ln, T&&> e5; set<q::un, T&&> e6;
set<t::num, T***> f1; uset<t::num, T***> f2; uset<t::cn, T***> f3; set<t::cn, T***> f4; uset<t::ln, T***> f5; set<t::un, T***> f6;
template<int N> using al = set<q::num | N>; template<int N> using al2 = set<t::num | N, T>; template<int N> using al3 = set<tpl::num + N, T>; template<int N> int f(set<gal::num + N>);
};
template<int N = gal::num, bool B = tpl::num> struct H {};
