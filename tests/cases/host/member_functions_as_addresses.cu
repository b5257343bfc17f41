// prelude: none
// flags: --c++17
// A cast makes an address of a pointer to a member function: that of the function which it selects for an object at no address.
typedef void* VP; typedef int (*FP)(struct n*, int); typedef int n_t;
struct b { int bf(int); };
struct n : b { virtual int do_get(int) { return 0; } int plain(int); int data; 
 void f() { void *p = (void*)&n::plain; p = (void*)(&n::do_get); p = VP(&n::plain); p = VP((&n::plain)); FP q = (FP)&n::plain; q = (FP)(&n::plain); q = FP(&n::plain);  (void*)&n::plain; p = ((void*)&n::plain); } };
typedef int (n::*PM)(int); extern PM pm; PM pf(); typedef n n2;
void cp(...);
void g() { void *p = (void*)pm; p = (void*)(pm); p = (void*)pf(); p = (void*)(pm = &n::plain); p = (void*)(PM)0; p = (void*)&n::bf; p = (void*)&n2::plain; p = (void*)(1 ? pm : pm); cp((void*)pm, (void*)&n::plain, (void*)(&n::plain)); if ((void*)pm) {} if ((void*)pm == (void*)&n::plain) {} bool b = (void*)pm == p; p = (void*)(PM)&n::plain; p = (void*)static_cast<PM>(&n::plain); }
void* gp = (void*)&n::plain; void *gq = (void*)pm; static void* const gr = (void*)(&n::plain); FP gs = (FP)&n::plain; void* ar[] = { (void*)&n::plain, (void*)pm };
struct Q { void* p; Q() : p((void*)&n::plain) {} void* z = (void*)&n::plain; void* d(void* x = (void*)&n::plain) { return (void*)pm; } };
namespace N { struct m { void f(); void g() const; template<class T> void t(); }; typedef void (m::*X)() const; }
void h() { void* p = (void*)&N::m::f; p = (void*)&N::m::g; p = (void*)(N::X)0; typedef void(*F0)(N::m*); p = (void*)(F0)&N::m::f; }
