// shows: initializers of objects of class templates, and casts to void of them
// flags: -w
// prelude: none
namespace std { template<class T> struct function { function(decltype(nullptr)); function(int); function(const char *); function(); }; template<class K, class V> struct map { struct it { V second; V *operator->(); }; it *find(K); }; }
template<class T> using cb_t = std::function<T>; template<class T> using id_t = typename T::type;
enum E { e0, e1 };
template<class T> struct X { using st = typename T::st; typedef std::function<T> ft;
 cb_t<T> a = nullptr; std::function<T> b = nullptr; const cb_t<T> c = 0; id_t<T> d = nullptr; st e = nullptr; st f = "0"; mutable st g = "0"; ft h = nullptr; cb_t<int> i = nullptr; std::function<int> j = nullptr; T k = nullptr; T *l = nullptr; typename T::q m = nullptr; cb_t<T> n = "x"; cb_t<T> o = 1 + 2; std::function<T> p = "x"; st q = 1; T r = 1; T s = "x"; st t = true; st u = e0; st v = 1.5; st w = 'a'; st x = -1; st y = sizeof(int); T z = -1;
 void f1() { const auto it = T::find(1); st ty = it->second; T t2 = it->second; auto u = it->second; st t3(it->second); std::function<T> t5 = it->second; int t6 = it->second; t2 = it->second; std::map<st, T> mp; const auto i2 = mp.find(ty); st t7 = i2->second; T t8 = i2->second; const st t9 = it->second; st ta = nullptr; st tb = "0"; T tc = 0; std::function<T> td = nullptr; st te = (*it).second; st tf = it->get(); st &tg = it->second; }
 void f2() { (void)(std::function<T>{}); (void)std::function<T>(); (void)T{}; (void)cb_t<T>{}; (int)T{}; (void)std::function<int>{}; (void)st{}; static_cast<void>(T{}); static_cast<void>(std::function<T>{}); (T)std::function<T>{}; (void)std::function<T>{1}; (void)this->k; (void)f1(); }
};
void nf() { (void)std::function<int>{}; (void)std::function<int>{1}; }
int anchor = 1;
