// The deallocation functions that virtual destructors and new-placements find ([class.dtor], [expr.new], [expr.delete]).
typedef decltype(sizeof(0)) size_type;
struct A1 { void operator delete(void*) = delete; virtual ~A1() {} };
struct A2 { void operator delete(void*) = delete; virtual ~A2(); };
A2::~A2() {}
struct A5 { void operator delete(void*) = delete; ~A5() {} };
struct B0 { virtual ~B0(); };
struct B2 : B0 { void operator delete(void*) = delete; ~B2() {} };
struct D1 { void operator delete(void*, int); virtual ~D1() {} };
struct D2 { void operator delete(void*, int); virtual ~D2(); };
D2::~D2() {}
struct F1 { void operator delete(void*); void operator delete(void*, size_type) = delete; virtual ~F1() {} };
struct F2 { void operator delete(void*) = delete; void operator delete(void*, size_type); virtual ~F2() {} };
struct F3 { void operator delete(void*, size_type) = delete; virtual ~F3() {} };
struct F5 { void operator delete[](void*) = delete; virtual ~F5() {} };
void deleted(A5 *a) { delete a; ::delete a; }
struct S { S(); void *operator new(size_type, size_type); void operator delete(void*, size_type); };
struct T { T(); void *operator new(size_type, int); void operator delete(void*, int); };
struct V { V(); void *operator new(size_type, size_type); void operator delete(void*, size_type); void operator delete(void*); };
struct W { void *operator new(size_type, size_type); void operator delete(void*, size_type); int x; };
struct R { R(); void *operator new[](size_type, size_type); void operator delete[](void*, size_type); };
struct Z { Z(); };
void *operator new(size_type, size_type);
void operator delete(void*, size_type) noexcept;
void placed() { new (0) S; new (0) T; new (0) V; new (0) W; new (0) W(); new (0) W{}; new (0) R[3]; new (123) Z; new (123) int; ::new (0) Z; }
template <class Q> void in_template() { new (0) S; new (0) Q; }
