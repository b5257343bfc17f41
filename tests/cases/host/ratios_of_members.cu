// shows: static members of other classes among template arguments, private ones by their values
// prelude: none
template<long A,long B> struct ll_gcd{ static const long value=1; };
template<long A,long B> struct ll_mul{ static const long value=A*B; };
template<long N,long D=1> struct ratio { static constexpr const long na=N, da=D; static constexpr const long g = ll_gcd<na,da>::value; static constexpr const long num=na/g, den=da/g; typedef ratio<num,den> type; };
template<class R1,class R2> struct rm {
 private: static const long g1 = ll_gcd<R1::num, R2::den>::value; static const long g2 = ll_gcd<R1::den, R2::num>::value;
 public: using type = typename ratio< ll_mul<R1::num/g1, R2::num/g2>::value, ll_mul<R2::den/g1,R1::den/g2>::value>::type; };
template<class A,class B> using rmul = typename rm<A,B>::type;
template<class T,class P> struct duration{ typedef P period; };
using hours = duration<int, ratio<3600>>;
using days = duration<int, rmul<ratio<24>, hours::period>>;
using weeks = duration<int, rmul<ratio<7>, days::period>>;
duration<int, ratio<86400>> z;
days y;
