// prelude: none
// Names that a using-directive and the namespace declare as different things
namespace s { int count(int); template<class T> void distance(T); struct thing {}; template<class T> struct tp {}; int var; enum { en }; }
using namespace s;
int count; int distance(int, int); struct thing {}; int tp; int var; void en();
int main() { count = 3; count++; int a = count; (count); distance(1, 2); distance(1); thing t; tp = 1; var = 1; en(); sizeof(count); count(1); &count; count + 1; return count; }
