// shows: partial specializations and members completed in substitutions
// flags: --c++20
// prelude: none
// Several partial specializations match; that they are ordered must not make the requirement fail.
template<typename... T> struct Common;
template<typename A, class B> struct Common<A, B> { using type = A; };
template<typename A, class B, class... R> struct Common<A, B, R...> {};
template<typename T> concept HasCommon = requires { typename Common<T, T>::type; };
static_assert(HasCommon<int&>);
template<class T> struct Holder { T value; };
template<class T> struct Inner { constexpr Inner() noexcept = default; };
// A member of class type is made complete too where the class is only completed in a substitution.
template<class T, unsigned long = sizeof(T)> constexpr int complete(T*) { return 1; }
constexpr int complete(void*) { return 0; }
static_assert(complete((Holder<Inner<bool>>*)0) == 1);
