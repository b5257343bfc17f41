// prelude: none
// Functions of one name and C linkage are one function in all namespaces; names that are static have no language linkage.
namespace named { extern "C" void f(); }
namespace { extern "C" void f(); }
extern "C" void f();
using namespace named;
void g() { f(); ::f(); named::f(); void (*p)() = f; }
namespace other { extern "C" int h(int); }
using namespace other;
extern "C" int h(int);
int k = h(1);
