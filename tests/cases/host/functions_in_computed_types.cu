// shows: types of instances that expressions determine name functions by their namespace
// flags: -w
// prelude: none
template<class T> struct alloc { T *p; }; 
namespace n { namespace d { template<class A, class B> constexpr auto mk() { return alloc<A>{}; }
template<class A, bool> struct TB; template<class A> struct TB<A, true> { using type = decltype(mk<A, int>()); }; }
template<class A, class E = void> struct CB {}; template<class A> struct CB<A, void> { using MM = typename d::TB<A, true>::type; using Op = alloc<MM>; }; 
template<class X, class M> struct CM { using MM = M; using Q = alloc<MM>; static constexpr int k = sizeof(MM); }; template<class A, class E = void> struct CC { using MM = typename d::TB<A, true>::type; using Op = CM<int, MM>; }; }
using Q = alloc<n::d::TB<long,true>::type>; using Q1 = n::d::TB<char,true>::type; using Q2 = alloc<Q1>; 
using C1 = alloc<n::CB<short>::Op>; using C2 = n::CB<bool>; using C3 = alloc<C2::Op>; using C4 = alloc<C2::MM>; using C5 = alloc<n::CC<float>::Op>; using C6 = n::CC<double>::Op; using C7 = alloc<C6>; using C8 = alloc<C6::MM>; using C9 = alloc<C6::Q>; template<int> struct I; using C10 = I<C6::k>;
