template<class T, class D> struct toke { int v = 3; constexpr int get() const { return v; } };
template<class D> struct base { template<class Tag> static constexpr toke<Tag, D> error = {}; };
struct X : base<X> {};
struct Y { template<class Tag> static constexpr toke<Tag, Y> error = {}; template<class T> static T obj; 
 template<class T> static T fun() { return obj<T>; } };
template<class T> T Y::obj = T();
X x; Y y; Y *p = &y;
static_assert(y.error<int>.get() == 3, "");
int f(Y &r) {
  y.obj<int> = 3; p->obj<long> = 4; r.obj<char>++;
  int s = x.error<int>.v + x.error<char>.get();
  return s + X().error<long>.v + y.Y::obj<int> + p->Y::template obj<int> + sizeof(y.obj<double>);
}
template<class T> int g(T t) { return t.template obj<int> + t.template error<T>.v + T::template obj<long>; }
template<class D> int h(base<D> b) { return b.template error<int>.v + b.template error<D>.get(); }
int k() { return g(y) + h(base<int>()) + h(x); }
__global__ void ker(Y y) { y.error<int>.get(); }
