// shows: A type name that using-directives find in two namespaces is ambiguous wherever a type stands
// prelude: none
namespace geo { struct Point { double x, y; }; int v; }
namespace img { struct Point { int x, y; }; int v; }
using namespace geo;
using namespace img;
Point gp;
void h(Point q);
struct S { Point m; };
int main() {
  Point p{1, 2};
  Point q;
  const Point *r = 0;
  for (Point z;;) {}
  v = 3;
  return 0;
}
template <class T> struct X { Point m; X(Point p); };
