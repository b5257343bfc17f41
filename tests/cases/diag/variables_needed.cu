// shows: Where an instance of a variable template becomes necessary: at the end of its arguments
// prelude: none
template<class T> struct Bad { typename T::nope x; };
template<class T> constexpr bool bv = sizeof(Bad<T>);
template<class T, class U> constexpr bool b2 = 
  bv<T
  > && 
  bv<U *
  >;
bool x = bv<
  int
  >
  ;
template<class T> struct G { static constexpr bool v = 
   bv<T *
   >
   ; int i[b2<T **, 
   T
   >
   ]; };
G<int>
 g;
template<class T> __device__ void f() {
   if (bv<
     T [4]
    >
    ) ;
}
template __device__ void f<int>();
template<int N> struct V {};
V<bv<
 char
 >
 > vv;
static_assert(bv<short
  >
  , "");
