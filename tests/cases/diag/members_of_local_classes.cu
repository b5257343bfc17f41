// shows: static data members and templates in local classes
// flags: --c++17
// prelude: none
void f() { struct L { constexpr static int m = 1; static int n; int const static k; struct N { static int z; }; void g() { struct M { static int q; }; } static void ok(); template<class T> static constexpr int vt = 1; };
 union U { static int u; }; struct { static int a; } x; auto l = [] { struct Q { static int q; }; }; }
struct { static int a; } y;
typedef struct { static int a; } Y;
template<class T> void g() { struct L { static int n; }; }
