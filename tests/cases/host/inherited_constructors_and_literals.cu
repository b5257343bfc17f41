// shows: constructors inherited through typedefs and aliases; user-defined literals
// flags: -w
// prelude: none
int anchor = 1;
template<class T> struct B0 { B0(int); template<class U> struct R {}; };
template<class T, bool b> struct BR { BR(int); };
template<class... T> using al = BR<int, true>;
template<class T> using al2 = BR<T, true>;
template<class T> struct C1 : BR<T, true> { typedef BR<T, true> _Base; using _Base::_Base; };
template<class T> struct C2 : al2<T> { using _Base = al2<T>; using _Base::_Base; };
template<class T> struct C4 : BR<T, true> { using BR<T, true>::BR; };
template<class T> struct C5 : al2<T> { using al2<T>::al2; };
template<class T> struct C6 : BR<int, true> { typedef BR<int, true> _Base; using _Base::_Base; };
struct C7 : BR<int, true> { typedef BR<int, true> _Base; using _Base::_Base; };
template<class T> struct C8 : T { using T::T; };
template<class T> struct C9 : T::type { typedef typename T::type _Base; using _Base::_Base; };
template<class T> struct D1 : T::template R<int> { typedef typename T::template R<int> _Base; using _Base::_Base; };
template<class T> struct D2 : C1<T> { typedef C1<T> _Base; using _Base::_Base; using _Base::foo; };
template<class... T> struct D3 : B0<T>... { using B0<T>::B0...; };
struct h { h(long double); explicit h(unsigned long long); bool operator==(h) const; };
h operator""h(unsigned long long); h operator""h(long double); h operator""_q(const char*); template<char...> h operator""_t(); h operator""_s(const char*, unsigned long); h operator""_c(char); h operator""_c(wchar_t);
h a1 = 0h, a2 = 1.5h, a3 = 12_q, a4 = 13_t, a5 = "x"_s, a6 = 'x'_c, a7 = L'x'_c, a8 = 0xFFh, a9=1e3h, a10 = 077_q;
bool f(h x) { return x == 0h && x == 12_t; }
template<class T> bool g(T x) { return x == 0h && x == 12_t && x == 10_q && x == "y"_s && 0h == x; }
