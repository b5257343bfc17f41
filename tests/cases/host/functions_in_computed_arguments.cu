// shows: functions in types of expressions, found by their arguments and by declarations
// flags: -w
// prelude: none
template<class T> struct alloc { T *p; }; 
namespace n { struct S {}; int adl(S); int plain(int); extern int v; const int cv = 3; template<class T> T tf(T); template<class T> T tg();
 template<class A> struct TB { using t1 = decltype(adl(S())); using t2 = decltype(plain(1)); using t3 = decltype(v); using t5 = decltype(tg<A>()); using t6 = decltype(plain(A()) + cv); using t7 = decltype(&plain); using t8 = decltype(v + A()); }; template<class A> struct TD { using t9 = decltype(adl(A())); }; 
 struct TC { using t1 = decltype(adl(S())); using t2 = decltype(plain(1)); using t3 = decltype(v); using t5 = decltype(tg<int>()); }; }
using namespace n; using n::tg;
using Q1 = alloc<n::TB<char>::t1>; using Q2 = alloc<n::TB<short>::t2>; using Q3 = alloc<n::TB<short>::t3>; using Q5 = alloc<n::TB<long>::t5>; using Q6 = alloc<n::TB<float>::t6>; using Q7 = alloc<n::TB<double>::t7>; using Q8 = alloc<n::TB<double>::t8>; using Q9 = alloc<n::TD<n::S>::t9>;
using R1 = alloc<n::TC::t1>; using R5 = alloc<n::TC::t5>; 
using P1 = alloc<decltype(adl(n::S()))>; using P2 = alloc<decltype(tg<unsigned>())>; using P3 = alloc<decltype(v)>; decltype(adl(n::S())) vv; decltype(tg<bool>()) vw = tg<bool>();
