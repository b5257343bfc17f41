// shows: arguments of member typedefs that equal default arguments stay where they are written
// prelude: none
template<long A> struct twice{ static const long value=2*A; };
template<long N, long D=1> struct r { };
template<class T, class U=int> struct rt { };
template<class T, long D=1> struct rm { };
template<class T> struct q { };
template<long V> struct k { static const long v=V; static constexpr long c=V; static const long one=1; static constexpr long cone=1; typedef int I; };
template<class R> struct m1 { typedef r<R::v,R::one> t; };
template<class R> struct m2 { typedef r<R::v+1,R::one> t; };
template<class R> struct m4 { typedef r<R::v> t; };
template<class R> struct m5 { typedef rt<R,typename R::I> t; };
template<class R> struct m6 { typedef rt<R,int> t; };
template<class R> struct m7 { typedef rm<R,1> t; };
template<class R> struct m8 { typedef rm<R,R::one> t; };
template<long V> struct m9 { typedef r<V,1> t; };
template<long V> struct m10 { typedef r<twice<V>::value,1> t; };
q<m1<k<101>>::t> y1; q<m2<k<102>>::t> y2; q<m4<k<104>>::t> y4; q<m5<k<105>>::t> y5; q<m6<k<106>>::t> y6; q<m7<k<107>>::t> y7; q<m8<k<108>>::t> y8;
q<m9<1019>::t> y9; q<m10<1010>::t> y10;
k<201> k1; k<202> k2; k<203> k3; k<204> k4; k<205> k5; k<206> k6; k<207> k7; k<208> k8; twice<2010> k10;
q<m1<k<201>>::t> y11; q<m2<k<202>>::t> y12; q<m4<k<204>>::t> y14; q<m5<k<205>>::t> y15; q<m6<k<206>>::t> y16; q<m7<k<207>>::t> y17; q<m8<k<208>>::t> y18;
q<m9<2019>::t> y19; q<m10<2010>::t> y20;
q<r<301,1>> y21; q<r<k<302>::v,1>> y22; q<r<k<303>::v,k<303>::one>> y23; q<r<k<304>::v,k<305>::one>> y24;
template<class R> struct n1 { typedef r<R::c,R::cone> t; }; q<n1<k<310>>::t> y25;  k<311> k12; q<n1<k<311>>::t> y26;
template<class R> struct n2 { typedef r<R::v,R::cone> t; }; k<312> k13; q<n2<k<312>>::t> y27;
