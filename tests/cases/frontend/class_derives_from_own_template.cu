// Instances of the template itself as bases.
template <class T> struct Up : Up<T *> { };
template <class T, class = void> struct tag;
template <bool> struct when;
template <class T, class> struct tag : tag<T, when<true>> { };
template <class T, bool c> struct tag<T, when<c>> { using type = T; };
static_assert(__is_same(tag<int>::type, int), "falls back");
template <class T> struct Named { using type = Named; static const int value = 3; };
static_assert(Named<int>::type::value == 3 && __is_same(Named<char>::type, Named<char>), "injected name");
template <class T> struct Base { template <class U> void run(U); int size; };
template <class T> struct Derived : private Base<T> { using Derived::Base::run; using Derived::Base::size; };
