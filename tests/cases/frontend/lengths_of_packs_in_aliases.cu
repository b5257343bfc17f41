// Aliases whose targets count packs, or expand several together, wait for the elements of all.
typedef decltype(sizeof 0) size_t;
template<size_t... I> struct ti {};
template<class T, size_t I> struct ov { };
template<class... B> struct all {};
template<size_t E, size_t S> using mki = ti<__integer_pack(E - S)...>;
template<class S> struct moi; template<size_t... I> struct moi<ti<I...>> { template<class... T> using app = all<ov<T, I>...>; };
template<class... T> using MO = typename moi<mki<sizeof...(T), 0>>::template app<T...>;
template<class... Ts> struct W1 { template<class A> MO<Ts...> f(A&&); };
static_assert(__is_same(decltype(W1<long, void*>().f(1)), all<ov<long,0>, ov<void*, 1>>), "1");
template<class... Ts> struct W2 { template<class A> typename moi<mki<sizeof...(Ts), 0>>::template app<Ts...> f(A&&); };
static_assert(__is_same(decltype(W2<long, void*>().f(1)), all<ov<long,0>, ov<void*, 1>>), "2");
