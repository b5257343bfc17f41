// shows: parentheses around a static member function that is called are gone, those around others stay
// flags: -w
// prelude: none
typedef unsigned long size_t;
namespace std { template<class T> struct nl { static constexpr T max() noexcept { return T(); } static T min(); int g(); };
 template<> struct nl<int> { static constexpr int max() noexcept { return 5; }  static int min(); int g(); }; }
template<class T> T tf(T);
namespace std { template<class T> T fmin(T, T); }
int fn(int);
typedef int Index; typedef long LongIndex;
void h(double d, std::nl<int> *p, std::nl<int> q) {
  if (d > (std::nl<double>::max)()) { }
  d = (std::nl<double>::max)();
  d = (std::nl<int>::max)();
  d = (std::nl<int>::min)();
  d = (std::nl<long>::min)();
  d = (std::nl<size_t>::max)();
  d = (tf)(1);
  d = (tf<int>)(1);
  d = (std::fmin)(1, 2);
  d = (fn)(3);
  d = (p->g)();
  d = (q.g)();
  d = (*p).g();
  d = (::fn)(3);
}
template<class T> struct X {
  T m = (std::nl<T>::max)();
  double e = (std::nl<double>::max)();
  double f() { double d = (std::nl<double>::max)(); d = (std::nl<int>::max)(); if (d < (std::nl<T>::max)()) return (fn)(1);
   d = (std::nl<int>::min)(); d = (tf)(1); d = (tf)(T()); d = (this->k)(); d = (k)(); d = (s)(); return (std::nl<long>::min)(); }
  int k(); static int s();
};
struct Y { long m = (std::nl<long>::min)(); int k(); static int s(); int j() { return (k)() + (s)() + (this->k)() + (Y::s)(); } };
constexpr int kk = (std::nl<int>::max)();
constexpr double k2 = (std::nl<double>::max)();
static const double k3 = (std::nl<double>::max)();
int anchor = 1;
