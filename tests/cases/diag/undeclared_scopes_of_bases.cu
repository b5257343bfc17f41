namespace cusp {
  struct s1 : und1::tag {};
  struct s2 : und2::tag::x {};
  struct s3 : public und3::tag<int> {};
  template<class T> struct s4 : und4::tag {};
  template<class T> struct s5 : und5::tag<T> { int a; };
  template<class T> class s6 : public und6::thr::tag<T> { typedef und6::thr::tag<T> Parent; public: s6() : Parent() {} typename Parent::x y; };
  template<class T> class s7 : public und7::thr::tag<T>::type { int a; };
  struct s8 : und8 {}; struct s9 : und9<int> {};
  int z;
}
