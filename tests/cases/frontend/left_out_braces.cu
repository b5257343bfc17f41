// shows: values are checked against what they initialize where inner braces are left out
// flags: --c++17
// prelude: none
struct R { int v[3]; };
struct N { int id; char name[8]; };
struct P { R r; N n; };
R open[] = {1, 2, 3, 4, 5};
R beside[2] = {1, 2, 3, {4, 5, 6}};
N names[2] = {1, "abc", 2, "def"};
P p = {1, 2, 3, 4, "x"};
R c = {1, "a"};
R d{1, "b"};
R e[2] = {1, 2, 3, "c"};
P f = {1, 2, "d", "e", "f"};
