// shows: friends that are templates of their own keep the attributes of each declaration, and are inline where it says so
// prelude: none
#define API __attribute__((host)) __attribute__((device)) __attribute__((__visibility__("hidden"))) inline
namespace n { 
template<class T, int N> struct bar {
  template<class B>
  API friend bool ctw(const B &b, typename B::tok &&p);
  template<class B> API friend bool one(const B &b);
};
template<int N> struct bar<int, N> {
  template<class B>
  API friend bool ctw(const B &b, typename B::tok &&p);
  template<class B> API friend bool one(const B &b);
  template<class B> friend bool two(const B &b);
};
template<class T> struct bar2 {
  template<class B>
  API friend bool ctw(const B &b, typename B::tok &&p);
  template<class B> API friend bool one(const B &b);
  template<class B> API friend bool two(const B &b);
};
template<class T> struct bar3 { template<class B> __attribute__((unused)) friend bool one(const B &b); template<class B> friend API bool one(const B &b);  API friend bool three(int); };
struct plain { template<class B> API friend bool one(const B &b); API friend bool three(int); };
template<class B> API bool one(const B &b) { return true; }
struct plain2 { template<class B> API friend bool one(const B &b); API friend bool three(int); };
template<class T> struct bar4 { template<class B> API friend bool one(const B &b); API friend bool three(int); };
}
