// shows: deduction through an alias with a condition [temp.alias]
// prelude: none
template<bool B> struct enable { };
template<> struct enable<true> { using type = void; };
template<class T> struct fits { static constexpr bool value = true; };
template<> struct fits<int> { static constexpr bool value = false; };
template<class T, class = typename enable<fits<T>::value>::type> using like = T;
struct standard { };
struct view { };
template<class T = standard> int starts(const like<T> &);
int starts(int *);
int x = starts(view()) + starts(standard()) + starts(nullptr);
