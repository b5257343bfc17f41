// prelude: none
// flags: --c++17
// Default arguments belong to functions that are declared, and to no pack.
void takes(int (*callback)(int n = 5));
void (*pointer)(int = 17);
typedef void Type(int = 1);
struct Members { int (*data)(int = 3); void (Members::*member)(int = 4); };
void (*gives())(int = 2);
auto trailing(int n = 1) -> void (*)(int = 9);
template<class... T> void pack(T... = 0);
int (declared)(int n = 5);
int ((twice))(int n = 6);
int (*result(int n = 7))(int);
