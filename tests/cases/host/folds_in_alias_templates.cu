// shows: folds in alias templates
// flags: --c++17 --frandom-seed=7
// prelude: none
template<bool B> struct bc { static constexpr bool value = B; };
template<class... T> using any_of = bc<(T::value || ...)>;
template<class... T> using all_of = bc<(T::value && ... && true)>;
template<class T> struct negation : bc<!T::value> {};
template<class... Ts> using none_of = negation<any_of<Ts...>>;
template<bool B, class T> struct ei { using type = T; };
template<bool B, class T = void> using enable_if_t = typename ei<B, T>::type;
template<class A, class B> struct is_same : bc<false> {};
template<class T> using isp = bc<T::value>;
template<class T, class... A> enable_if_t<none_of<is_same<T, A>...>::value, T> g(T, A...);
template<class T> enable_if_t<!is_same<T, void>::value, T> h(T);
template<class T, class U> using two = enable_if_t<none_of<T, U>::value, T>;
template<class T> two<T, bc<true>> k(T);
template<class T> enable_if_t<all_of<is_same<T, int>, isp<T>>::value, T> m(T); template<class T> bc<all_of<T, bc<true>>::value> m2(T);
