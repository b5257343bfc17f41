// shows: device functions whose result is deduced return nothing where their bodies are hidden, whatever their declarators say
// prelude: none
#define dev __attribute__((device))
dev auto& fr(int& a) { return a; }
dev auto* f2(int& a) { return &a; }
dev const auto f3(int& a) { return a; }
dev static auto&& f4(int& a) { return a; }
dev auto f5(int& a) -> auto& { return a; }
dev auto f6(int& a) -> int& { return a; }
template<class T> dev const auto &f8(T& a) { return a; }
template<class T> dev static const auto *f9(T& a) { return &a; }
dev decltype(auto) f10(int& a) { return a; }
dev auto& dc(int& a);
dev auto& dc(int& a) { return a; }
template<class T> dev auto dt(T a);
template<class T> dev auto dt(T a) { return a; }
struct S { dev auto m(); dev auto& r(); template<class T> dev auto t(T); dev constexpr auto c() { return 1; } friend dev auto fr(S); };
dev auto S::m() { return 1; }
dev auto& S::r() { return *this; }
template<class T> dev auto S::t(T) { return 1; }
dev constexpr auto& ce(int& a) { return a; }
dev auto never();
extern dev auto never2();
template<class T> struct Q { dev auto m(); dev auto n() { return 1; } };
template<class T> dev auto Q<T>::m() { return 1; }
