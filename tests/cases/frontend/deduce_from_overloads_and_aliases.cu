// Template-ids, closures and aliases of value packs as arguments.
template <class T, T... I> struct sequence { };
template <unsigned long... I> using indices = sequence<unsigned long, I...>;
template <class T, unsigned long... I> int second(T, indices<I...>) { return sizeof...(I); }
template <unsigned long... I, class T> int first(const indices<I...> &, T) { return sizeof...(I); }
template <class... E, class... A> int launch(const int *, void (*)(E...), A &&...) { return sizeof...(E); }
template <class T> void kernel(T *, int) { }
template <class T> int called(void (*)(T), T) { return 0; }
void both(void (*)(int));
void both(void (*)(char));
template <class T> struct Pair { T a, b; };
template <class T> int settled(T *, Pair<T> *) { return 0; }
int t() {
    float x = 0;
    both([](int) { });
    return second(1, indices<0, 1>{}) + first(indices<>{}, 2) + launch(nullptr, kernel<float>, &x, 2)
        + launch(nullptr, &kernel<int>, nullptr, 2) + called<int>(nullptr, 1) + called<int>([](int) { }, 1)
        + settled<int>(nullptr, nullptr);
}
