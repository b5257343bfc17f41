// shows: expressions that are expanded among template arguments
// flags: --c++17
// prelude: none
template<int... V> struct sq {}; template<bool... V> struct bq {}; template<auto... V> struct aq {}; template<class T, T... V> struct tq {}; template<class T> constexpr T ex(T a) { return a; } struct lit { int v; constexpr lit(int i) : v(i) {} constexpr operator int() const { return v; } }; template<int I> struct C { static constexpr int value = I; constexpr operator int() const { return I; } };
template<class S, int... Is> struct s2 { static constexpr int o[] = {Is...}; struct kv { int key; }; static constexpr kv p[] = {{Is}...};
 using t1 = sq<ex(Is)...>; using t2 = sq<p[Is].key...>; using t3 = sq<o[Is]...>; using t4 = sq<lit{Is}.v...>; using t5 = sq<C<Is>::value...>; using t6 = sq<C<Is>{}...>; using t11 = sq<sizeof(S[Is])...>; using t14 = sq<((void)Is, 0)...>; using t15 = sq<-Is...>; using t18 = bq<(Is > 0)...>; using t19 = bq<Is...>; using t22 = aq<Is...>; using t23 = tq<int, Is...>; using t24 = tq<S, Is...>; using t25 = tq<S, o[Is]...>; using t28 = sq<noexcept(ex(Is))...>; using t30 = sq<lit(Is)...>; };
template<class... Ts> struct s3 { using a = sq<Ts::value...>; using b = sq<sizeof(Ts)...>; using d = sq<Ts::f()...>; using e = bq<Ts::template g<int>()...>; using f = sq<ex(Ts{})...>; using j = sq<alignof(Ts)...>; };
