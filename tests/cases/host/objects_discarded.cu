// shows: discarded objects that constructors make
// flags: --frandom-seed=7
// prelude: none
struct T { int x; }; struct E {}; template<class X> struct V {}; template<class X> struct W { X x; W(); }; struct N { N(); }; struct D { ~D(); }; struct C { C(const C&); C(); };
struct K { int a; constexpr K(int a = 0) : a(a) {} }; union U { int a; };
void a() { (void)T(); (void)E(); (void)V<long>(); (void)W<int>(); (void)N(); (void)D(); (void)C(); (void)K();  (void)U(); (void)T{}; (void)E{}; (void)V<int>{}; (void)N{}; (void)K{}; (void)K{1}; (void)U{}; (void)int(); (void)int{}; }
