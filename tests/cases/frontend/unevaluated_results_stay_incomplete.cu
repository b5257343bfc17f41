// shows: a call that is not evaluated needs no complete class
// prelude: none
template<class T> T&& declval();
template<class A, class B> struct pair { A first; B second; };
struct Tree;
template<class P> struct policy { static pair<const P, Tree>& element(P*); };
template<class P> struct table { using reference = decltype(policy<P>::element(declval<P*>())); };
struct Tree { table<int> children; };
unsigned long size() { pair<char, char>& make(); return sizeof(make()); }
