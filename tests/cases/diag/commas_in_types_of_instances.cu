// shows: what stands left of a comma in the operand of decltype is not told of in instances
// prelude: none
template <unsigned long... i> struct is {};
template <class S> struct at; template <unsigned long... ig> struct at<is<ig...>> { template <class N> static constexpr auto go(decltype(ig, (void*)0)..., N n, ...) { return n; } };
template <int N> struct B { decltype(N, 1) x; void f(decltype(N, 1.) q); };
int main() { at<is<1>>::go((void*)0, 2); B<2> b; b.f(1); }
