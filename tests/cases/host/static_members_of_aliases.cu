// shows: static members of alias templates as template arguments
// prelude: none
template<class T, T v> struct ic { static constexpr T value = v; };
using flags = unsigned; constexpr flags l_=4,c_=1; template<flags f> struct P; 
template<flags F, flags G> using cf = ic<flags, (F | G)>;
template<flags F> using ci = ic<flags, F>;
template<flags F> using cj = ic<unsigned, 7>;
template<class T, flags F> using ct = ic<T, F>;
using s1 = P<cf<l_, c_>::value>; 
using s2 = P<ci<2>::value>; 
using s3 = P<cj<2>::value>; 
using s4 = P<ct<unsigned, 9>::value>; 
template<flags f> using AP = P<f>;
using s5 = AP<cf<l_, 11>::value>; 
using s6 = AP<ci<12>::value>; 
using s8 = AP<ct<unsigned, 19>::value>; 
int x = cf<l_, c_>::value; static_assert(cf<l_, c_>::value == 5, "");
