namespace cusp {
  using h = und1::tag;
  using h1 = und2::thr::tag;
  using h2 = und3::thr::tag<int>;
  using h3 = const und4::tag;
  using h4 = typename und5::tag;
  using h5 = und6;
  using h6 = und7<int>;
  using h7 = und8::tag*;
  template<class T> using t1 = und9::thr::tag<T>;
  template<class T> using t2 = typename und10::thr::tag<T>;
  template<class T> using t3 = typename und11::thr::tag<T>::type;
  struct S { using h = und12::tag; using h1 = und13::thr::tag; int a; };
  template<class T> struct ST { using h = und14::tag; using h1 = und15::thr::tag<T>; using h2 = typename und16::thr::tag<T>; int a; };
  void f() { using h = und17::tag; using h2 = und18::thr::tag; }
  int z;
}
