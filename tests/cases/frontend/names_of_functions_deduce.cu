// prelude: none
// Names of several functions as arguments of calls.
template <class T> void pick(T*) {}
template <class T, class U> void pick(T*, U) { }
template <class T, class U> void take(void (*)(T, U), U) { }
void taken() { take<int*>(&pick<int>, 1); take<int*>(pick<int>, 1); }
extern "C" int twice(void) throw();
namespace n { extern "C" int twice(void) throw(); template <class T> void use(T a) {} }
using namespace n;
void used() { use(twice); use(n::twice); use(::twice); }
