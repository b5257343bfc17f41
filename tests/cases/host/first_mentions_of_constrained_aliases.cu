// flags: --c++20
// prelude: none
// shows: classes are called as their first mention calls them, with constrained aliases too
template<class T> struct rcv { using type = T; }; template<class T> using rcv_t = typename rcv<T>::type; template<class A, class B> struct same {}; template<class... T> struct or_ { static const bool value = true; }; template<bool B, class T> struct ei {}; template<class T> struct ei<true, T> { using type = T; }; template<bool B, class T> using ei_t = typename ei<B, T>::type;
// K6
template<class T, class U = T> using iui = ei_t<or_<same<rcv_t<T>, unsigned char>, same<rcv_t<T>, unsigned short>>::value, U>;
template<class T> using k6a = or_<same<rcv_t<T>, int>>; template<class T> using k6b = same<rcv_t<T>, int>; template<class T> using k6c = ei_t<same<rcv_t<T>, int>::value, T>; template<class T> using k6d = typename or_<rcv_t<T>>::type; template<class T> using k6e = ei_t<or_<rcv_t<T>>::value, T>;
template<class T> struct K6 { iui<T> a; k6a<T> b; k6b<T> c; k6c<T> d; using x = iui<T>; ei_t<or_<same<rcv_t<T>, unsigned char>>::value, T> e; }; template<class T> iui<T> k6f(T); template<class T, class = iui<T>> void k6g(T);
// K7
template<class T> constexpr bool isa = false; template<class T> concept CC = true;
template<class T> requires (!isa<T>) using NonA = T; template<CC T> using CT = T; template<class T> requires CC<T> using CP = T*; template<class T> using Pl = T;
template<class T> struct sp { sp(); sp(int); sp(int, T); };
template<class T, class... A> sp<NonA<T>> mk(A... a) { using A2 = int; return sp<T>(A2{1}, a...); }
template<class T> sp<NonA<T>> mk2(int a) { return sp<T>(a); }
template<class T> sp<CT<T>> mk3(int a) { return sp<T>(a, T()); }
template<class T> sp<CT<T>> mk3b(int a) { return sp<CT<T>>(a, T()); }
template<class T> CP<T> mk4(int a) { return CP<T>(a); }
template<class T> sp<Pl<T>> mk5(int a) { return sp<T>(a); }
template<class T> sp<Pl<T>> mk5b(int a) { return sp<Pl<T>>(a); }
template<class T> void mk6(NonA<T> x, sp<NonA<T>> y) { sp<NonA<T>> z; NonA<T> w; sp<T> v; sp<CT<T>> u; }
template<class T> NonA<T> mk7(sp<T> a) { return a; }
int f() { mk<int>(); mk2<int>(1); mk3<int>(1); NonA<int> x; sp<NonA<int>> y; sp<int> z; }
// K8
struct pool {}; template<class P> struct wb { template<class A> static bool spin(A); static int v; bool m(); using t = int; }; template<class P> struct w : wb<pool> { using bt = wb<pool>; using bt2 = wb<P>; template<class A> bool f(A a) { if (bt::spin(a)) return bt::v; bt::t x; bt2::spin(a); return bt::m(); } template<class A> bool g(A a) { if (bt::spin(1)) return 1; return bt::template spin<A>(a); } };
// K9
template<class R> struct de { using dt = long; dt n; template<class S> void ins(S s) { const dt a = dt(s) - n; const dt b = dt(s); const dt c = dt(s) - 1; const dt d = dt(n) - 1; dt e = dt(s) - n; auto g = dt(s) - n; dt h = (dt)s + 1; const long i = long(s) - 1; dt j = dt(1) - n; dt k = n - dt(s); int l = dt(s) - n; long mm(dt(s) - n); long q{dt(s) - n}; h = dt(s) - n; return (void)(dt(s) - n); } };
template<class S> void k9(S s) { const long i = long(s) - 1; const long j = (long)s - 1; const long k = static_cast<long>(s) - 1; const int l = long(s) - 1; const long m = 1 - long(s); const long n = long(s) * 2 + 1; long o = long(s) - 1; const auto p = long(s) - 1; const long q = -long(s); const long r = long(s); const bool b = !bool(s); const long t = long(s) < 1; const long v = long(s) ? 1 : 2; const unsigned x = sizeof(S) - 1; const unsigned long y = sizeof(S) - 1; const unsigned long z = sizeof(s) * 2; }
