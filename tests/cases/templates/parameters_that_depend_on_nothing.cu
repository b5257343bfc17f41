// prelude: none
// An argument that does not convert to a parameter without template parameters rules a template out before anything is made.
template<class T> struct Inner { typedef typename T::missing type; };
struct Plain {};
template<class T> typename Inner<T>::type f(void *, T);
template<class T> void f(int, T);
void ask() { f(1, Plain()); }
template<class T> typename Inner<T>::type g(T, Plain);
int g(int, int);
int number = g(0, 0);
struct Holder { template<class T> typename Inner<T>::type h(T, Plain); int h(int, int); };
int held = Holder().h(0, 0);
