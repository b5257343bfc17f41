// shows: temporaries that are the declared object
// flags: --c++17
// prelude: none
template<class T> struct A { T v; }; typedef A<int> AI; using AJ = A<int>; template<class T> using AA = A<T>; struct B { int x; typedef A<int> AK; }; struct Cc { int x; Cc(int); Cc(); };
typedef B BT; typedef Cc CT;
B f1() { return BT{}; } B f2() { return BT{1}; } A<int> f3() { return AI{}; } AI f4() { return A<int>{}; } Cc f5() { return CT{1}; } Cc f6() { return CT{}; } Cc f7() { return CT(); } Cc f8() { return CT(1); }
void g(B, const B & = {}); struct M { B b = BT{}; A<int> a = AJ{1}; M() : b(BT{}) {} };
void h(int n) { B a = BT{}; BT b = B{}; A<int> c = AI{}; A<int> d = AA<int>{2}; auto e = AI{}; AI i = AJ{}; const A<int> j = AI{}; A<int> l(AJ{}); g(BT{}); g(BT{1}, BT{}); Cc m = CT{1}; Cc o = CT{}; B p = n ? BT{} : B{}; B::AK q = A<int>{}; A<int> r = B::AK{}; const B &s = BT{}; B &&t = BT{}; static B u = BT{}; new B(BT{}); throw BT{}; }
void k(int n) { B arr[] = {BT{}, BT{1}}; struct { B b; } x = {BT{}}; a1: auto l = [z = BT{}] { return BT{}; }; auto m = []() -> B { return BT{}; }; B v = (BT{}); v = BT{}; }
template<class T> A<T> tf(T t) { using X = A<T>; A<T> a = X{}; X b = A<T>{}; A<int> c = AI{}; return X{}; }
template<class T> B tf2(T t) { B a = BT{}; A<int> d = AA<int>{2}; A<int> r = B::AK{}; return BT{}; }
B gb = BT{}; const A<int> gc = AI{1}; constexpr A<int> gd = AI{1}; static constexpr B ge = BT{};
