// flags: --il_display
// prelude: none
// What is needed without being used, and what uses lead to: roots, initialization, what objects call, virtual functions.
struct Made { Made(int); ~Made(); };
static Made runs(1);
static int unused = 3;
struct Whole { Whole(); Made part; int b; };
Whole::Whole() : part(2), b(1) {}
enum Numbers { first, second };
Numbers number() { return second; }
struct Base { virtual int turn(); };
struct Derived : Base { int turn(); int d; };
int turned(Derived *d) { return d->d; }
static int called() { return 1; }
static int uncalled() { return 2; }
static int started = called();
struct Named { int c; };
struct Inner { Named *named; };
Inner inner;
