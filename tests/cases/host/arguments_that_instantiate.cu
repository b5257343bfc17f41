// shows: template arguments for which a class is instantiated are spelled as written, others by their values
// prelude: none
template<long A> struct twice{ static const long value=2*A; };
template<long N> struct r { };
template<class T> struct q { };
template<long V> struct k { static const long v=V; static constexpr long c=V; enum { e=V };  char x[V]; };
template<long A> constexpr long tv = 2*A;
template<class R> struct m { typedef r<R::v> t; };
template<class R> struct mc { typedef r<R::c> t; };
template<class R> struct me { typedef r<R::e> t; };
template<class R> struct ms { typedef r<sizeof(R)> t; };
template<long N> struct mv { typedef r<tv<N>> t; };
r<k<1001>::v> y1; r<k<1002>::c> y2; r<k<1003>::e> y3; r<sizeof(k<1004>)> y4;
k<1005> a5; k<1006> a6; k<1007> a7; k<1008> a8;
r<k<1005>::v> y5; r<k<1006>::c> y6; r<k<1007>::e> y7; r<sizeof(k<1008>)> y8;
k<1009> a9; k<1010> a10; k<1011> a11; k<1012> a12;
q<m<k<1009>>::t> y9; q<mc<k<1010>>::t> y10; q<me<k<1011>>::t> y11; q<ms<k<1012>>::t> y12;
q<m<k<1013>>::t> y13; q<mc<k<1014>>::t> y14; q<me<k<1015>>::t> y15; q<ms<k<1016>>::t> y16;
const long z = tv<5000>; q<mv<5000>::t> y17; q<mv<5001>::t> y18;
r<twice<5002>::value> y19; twice<5003> a20; r<twice<5003>::value> y20; r<tv<5004>> y21; const long z2 = tv<5005>; r<tv<5005>> y22;
r<k<1023>::v+1> y23; r<twice<k<1024>::v>::value> y24; r<twice<k<1025>::v+1>::value+1> y25; k<1026> a26; r<twice<k<1026>::v>::value> y26; r<k<1027>::c+1> y27;
struct D { r<k<1028>::v> y28; typedef r<k<1029>::v> y29; r<k<1030>::c> y30; r<k<1031>::v+1> y31; };
