// shows: members of instances that casts in templates name are marked with typename
// flags: -w
// prelude: none
namespace std { template<class T> struct ct { typedef int it; struct nest { typedef long q; }; static int eof(); enum E { e1 }; }; }
struct NT { typedef short s; };
template<class T> struct Co { typedef T Index; Co(T); };
template<class T> int f(T t, std::ct<char>::it z) {
  int a = static_cast<std::ct<char>::it>(t);
  a = static_cast<std::ct<char>::it>(1);
  const auto wc = t.get();
  a = static_cast<std::ct<char>::it>(wc);
  a = (std::ct<char>::it)(wc);
  a = std::ct<char>::it(wc);
  a = std::ct<char>::it(3);
  a = std::ct<char>::it{3};
  a = sizeof(std::ct<char>::it);
  a = static_cast<const std::ct<char>::it>(wc);
  a = static_cast<std::ct<char>::nest::q>(wc);
  a = static_cast<NT::s>(wc);
  std::ct<char>::it v = 1;
  new std::ct<char>::it(1);
  Co<std::ct<char>::it> w(1);
  Co<Co<int>::Index> w2(static_cast<Co<int>::Index>(wc));
  int arr[sizeof(std::ct<char>::it)];
  using U = std::ct<char>::it;
  a = t.template g<std::ct<char>::it>();
  auto l = [](std::ct<char>::it p) -> std::ct<char>::it { return 1; };
  a = static_cast<typename std::ct<char>::it>(wc);
  a = static_cast<typename std::ct<char>::it>(1);
  typename std::ct<char>::it v2 = 1;
  return 0;
}
template<class T> struct X { X(T s) : a(static_cast<Co<int>::Index>(s)), b(static_cast<Co<int>::Index>(1)) { } int a, b; void f() { a = static_cast<std::ct<char>::it>(1); } int m = static_cast<Co<int>::Index>(1); std::ct<char>::it k; Co<std::ct<char>::it> *p; };
int g(long wc) { return static_cast<std::ct<char>::it>(wc) + static_cast<std::ct<char>::nest::q>(wc); }
struct Y { int f(int s) { return static_cast<Co<int>::Index>(s); } template<class T> int g(T s) { return static_cast<Co<int>::Index>(1); } };
int anchor = 1;
