// shows: an initializer whose first argument could be a parameter
// flags: --c++17
// prelude: none
namespace bo { template<class T> T&& fwd(T& t); struct base {}; }
struct tet {};
template<class...> struct efs; 
template<class T, class...A> struct eft { typedef efs<T,A...> type; };
template<class...> struct efs { template<class...B> efs(B&&...); };
template<class V, class F, class D> struct ei { ei(F&); ei(); };
template<class V> struct ft {
 template<class K, class... Args> int tem(K&& key, Args&&... args) {
   typedef typename eft<tet, K, Args...>::type func_t;
   typedef ei<V, func_t, int> it_t;
   func_t func(tet(), ::bo::fwd<K>(key), ::bo::fwd<Args>(args)...);
   return ins(it_t(func), it_t());
 }
};
ft<int> x;
