// shows: friend templates before the class template
// prelude: none
template<class...> using none = void;
template<class T, class = void> struct has { static const int v = 0; }; template<class T> struct has<T, none<typename T::value_type>> { static const int v = 1; };
template<class T, class = has<int>> class pointer;
template<class I> class pointer<void, I> { template<class U, class XI> friend class pointer; };
template<class T, class I> class pointer { T *p; public: typedef T value_type; typedef long difference_type; friend pointer operator+(difference_type n, pointer x) { return x; } template<class U, class XI> friend class pointer; };
struct made { made(int); };
int main() { static_assert(has<pointer<int>>::v == 1, ""); static_assert(has<pointer<made>>::v == 1, ""); pointer<int> p; p = 3 + p; }
namespace d { template<class K, class V, class E, bool u, class H> struct map_base { }; } template<class T> struct owner { template<class K, class P, class H> friend struct d::map_base; }; owner<int> oi;
namespace d { template<class K, class V> struct two { }; } template<class K, class V> struct both { }; template<class T> struct o1 { template<class K, class A, class B> friend struct d::two; template<class K> friend struct both; }; struct o2 { template<class K> friend struct d::two; };
