namespace cusp {
  typedef und1::tag h;
  typedef und2::thr::tag h1;
  typedef und3::thr::tag<int> h2;
  typedef const und4::tag h3;
  typedef und8::tag* h7;
  struct S { typedef und12::tag h; typedef und13::thr::tag h1; typedef und19::thr::tag<int> h2; int a; };
  template<class T> struct ST { typedef und14::tag h; typedef und15::thr::tag<T> h1; typedef typename und16::thr::tag<T> h2; int a; 
     typedef und20::thr::tag<T> p; typedef typename p::dt dt; };
  void f() { typedef und17::tag h; typedef und18::thr::tag h2; typedef und21::thr::tag<int> h3; }
  int z;
}
