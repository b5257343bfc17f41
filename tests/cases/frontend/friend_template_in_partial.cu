// prelude: none
// shows: A friend declaration of a class template within a partial specialization leaves the parameters of the template alone.
template<class T, class> class pointer;
template<class Id> class pointer<const void, Id> {
    template<class U, class OtherId> friend class pointer;
    const void *raw;
};
template<class T, class Id> class pointer {
public:
    typedef T &reference;
    typedef T value_type;
};

template<class...> using void_t = void;
template<class I, class = void> struct traits {};
template<class I> struct traits<I, void_t<typename I::reference>> {
    typedef typename I::value_type value_type;
};
traits<pointer<int, int>>::value_type value = 1;
static_assert(sizeof(value) == sizeof(int), "");
