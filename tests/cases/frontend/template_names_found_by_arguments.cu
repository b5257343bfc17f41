// flags: --c++20
// A name that nothing declares is a template's before < in C++20.
namespace N { template<int I> struct m { }; struct T { }; template<int I> int& get(T&); template<int I> int&& get(T&&); }
template<class T> T declval();
template<int I, class T> struct member { using type = decltype(get<I>(declval<T&&>())); };
member<0, N::T&>::type x = *new int;
template<int I, class T> concept has = requires(T t) { get<I>(t); };
static_assert(has<0, N::T>); static_assert(!has<0,int>);
template<class T> auto f(T t) { return get<0>(t) + get<1>(static_cast<T&&>(t)); }
auto y = f(N::T());
