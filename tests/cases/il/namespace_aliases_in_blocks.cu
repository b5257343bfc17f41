// flags: --il_display
// prelude: none
// Aliases of namespaces that blocks declare, and directives beside them.
namespace Outer { int depth; namespace Inner { int height; } }
int sum() { namespace Short = Outer::Inner; int all = Short::height; { namespace Long = Outer; all += Long::depth; }
using namespace Outer; return all; }
