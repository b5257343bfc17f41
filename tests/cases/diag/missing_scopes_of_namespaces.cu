namespace ns { struct K {}; int var; template<class T> struct TT {}; }
typedef ns::und1::tag a1;
typedef ns::K::und::tag a4;
struct S { typedef ns::und1::tag a1; typedef typename ns::und3::tag a3; int z; };
template<class T> struct S2 : ns::und6::tag<T> { int z; }; struct S3 : ns::und7::tag {};
