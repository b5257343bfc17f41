// shows: Typedef names of nested classes stay among template arguments.
// prelude: none
template<int A,int B> struct S { static const int k = A; };
template<class T, class U, int N> struct O { typedef T type; };
template<class W_, class X_>
struct D {
  using W = W_;
  struct Detail {
    static const int kR = 16;
    static const int kI = W::kM / 32;
    using Shape = S<W_::kM, 4>;
    using Count = S<kI, W::kM / kR>;
    using Ptr = X_*;
    using Par = X_;
    using Own = Detail;
  };
  using Type = O<typename Detail::Shape, typename Detail::Count, Detail::kI>;
  typedef typename Detail::Shape mine;
  O<typename Detail::Ptr, typename Detail::Par, 2> m;
  O<typename D::Detail::Ptr, typename D::Detail::Par, 3> m2;
  O<typename Detail::Own, typename Detail::Shape, 3> m3;
  void f() { O<typename Detail::Ptr, typename Detail::Count, 4> x; O<typename Detail::Shape, mine, 4> y;}
};
int anchor = 1;
