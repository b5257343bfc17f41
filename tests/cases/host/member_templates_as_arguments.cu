// shows: a member template of a class template as a template argument is dependent
// prelude: none
template<class A> struct P; template<bool, class A, class B> struct cond { typedef A type; }; template<class A, class B> struct cond<false, A, B> { typedef B type; };
struct sm60; struct sm52;
template<template<class> class Plan, class S> struct has { typedef Plan<S> pl; static const bool v = true; };
template<template<class> class Plan> struct spec { typedef cond<has<Plan, sm60>::v, Plan<sm60>, Plan<sm52>> type; typedef typename type::type t2; };
template<class In> struct Agent {
  template<class Arch, class U = void> struct Tun;
  template<class Arch> struct PtxPlan : Tun<Arch> { typedef int TS; };
  using ptx = typename spec<PtxPlan>::type::type; using p2 = typename spec<PtxPlan>::t2;
  using TS = typename ptx::TS; TS m; spec<PtxPlan> s; typename spec<PtxPlan>::type k; void f() { typename ptx::TS q; spec<PtxPlan>::type::foo(); s.bar(); } 
};
template<class T> struct tr; template<class T> using al = typename tr<T>::type;
template<class In> struct Agent2 { template<class X> using AX = typename tr<In>::type; typename spec<AX>::type z; };
