// flags: --il_display
// prelude: none
// Classes that are needed by name alone, and those whose definition is needed.
struct Pointed { int a; };
struct Member { int b; };
struct Stepped { int c; };
struct Sized { int d; };
struct Object { int e; };
struct Around { int f; typedef int Inner; };
struct Holds { Object part; };
Pointed *pointed;
Holds holds;
Around::Inner inner;
int member(Member *p) { return p->b; }
Stepped *stepped(Stepped *p) { return p + 1; }
Pointed &same(Pointed &p) { return p; }
