// prelude: none
// What the built-in gives is of its argument's type; elements of all arrays are lvalues.
struct Shape { virtual void draw(); int sides; double x[2]; };
Shape make();
void drawn(Shape *p, const Shape *q, int *i) { __builtin_launder(p)->draw(); int n = __builtin_launder(q)->sides; *__builtin_launder(i) = n; }
template<class T> void redrawn(T *p) { __builtin_launder(p)->draw(); }
void ask(Shape *p) { redrawn(p); double *d = &make().x[1]; make().x[0] = *d; }
struct Solid : Shape {} solids[2];
void cast() { Shape *s = dynamic_cast<Shape *>(solids); (void)s; }
