// shows: deleted function templates as text: friends, keywords with several spellings
// flags: -w
// prelude: none
struct Te {};
template<class T> struct CT { 
template <class A,
   class B> __inline__ __attribute__((always_inline)) friend constexpr void cu(CT const& t, A a, B const &b) = delete;
 template <class A> friend void cv(CT const& t, A a) = delete;
 template <class A> __inline__ decltype(auto) me(A a) = delete; template<class A> static __inline void ms(A a, __decltype(a) b, const int * __restrict__ c) = delete;
 void nm() = delete; 
};
struct NC { template <class A> friend void cw(NC const& t, A a) = delete; template <class A> __inline__ __attribute__((unused)) void cx(A a, __signed__ int b, __volatile__ int c) = delete; template<class A> auto z(A a) -> __typeof__(a) = delete; };
template<class T> __inline__ decltype(auto) fn(T __const x, __signed y, __typeof(x) z) = delete;
template<class T> void h1(T a, __const__ int b, __volatile int c, int (*d)[__alignof__(T)], int (*e)[__alignof(T)], int (*g)[alignof(T)], __complex__ float h, _Complex float i, __typeof__(a) j, __signed__ char k, __int128 l, __int128_t m, int (*n)[sizeof(__real__ a)], int (*o)[sizeof(__imag__ a)], __float128 p, bool q, wchar_t r, T * __restrict s) = delete;
template<class T> __inline static void h2(T a) __attribute__((unused)) = delete; template<class T> __attribute((unused)) void h3(T a) = delete; template<class T> void f4(T a, int (*b)[__extension__ 1]) noexcept(noexcept(a) and not true or false) = delete; template<class T> _Complex double f5(T a, int (*b)[(1 bitand 2) + (1 bitor 2) + (1 xor 2) + compl 2 + (1 not_eq 2)]) = delete;
