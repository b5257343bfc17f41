// shows: functions that may throw do not match pointers to functions that do not
template<int...> struct sh;
int t4(); int t4(char*); int t4(int, float) noexcept; int t4(double) noexcept; int one(int) noexcept; int two(int);
template<class... A> struct oc { template<class R> constexpr int operator()(R (*)(A...)) const { return 1; } template<class R> constexpr int operator()(R (*)(A...) noexcept) const { return 2; } };
template<class... A> struct oa { template<class R> constexpr int operator()(R (*)(A...)) const { return 1; } };
template<class... A> struct on { template<class R> constexpr int operator()(R (*)(A...) noexcept) const { return 1; } constexpr int operator()(...) const { return 3; } };
sh<oc<>{}(&t4), oc<char*>{}(t4), oc<int,float>{}(&t4), oc<double>{}(&t4), oc<int>{}(&one), oc<int>{}(two), oa<int>{}(one), oa<double>{}(t4), on<int>{}(one), on<int>{}(two)> s;
template<class R, class... A> constexpr int fn(R (*)(A...)) { return 1; } template<class R, class... A> constexpr int fn(R (*)(A...) noexcept) { return 2; }
sh<fn(one), fn(&two)> s2;
template<class T> struct fa { static const int v = 0; }; template<class R, class... A> struct fa<R(A...)> { static const int v = 1; }; template<class R, class... A> struct fa<R(A...) noexcept> { static const int v = 2; };
sh<fa<int(int)>::v, fa<int(int) noexcept>::v> s3;
