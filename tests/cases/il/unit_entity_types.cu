// flags: --il_display
// prelude: none
// Only the types of the entity that names the unit are looked at for unnamed namespaces.
struct One { int a; };
struct Two { int b; };
void declared(Two *);
int first(One *p) { return p->a; }
int second(Two *p) { return p->b; }
