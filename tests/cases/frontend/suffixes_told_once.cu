// shows: a suffix that is not for users is told of where it is read first, wherever it stands
// prelude: none
float e = 1.0g;
int a = 3x, b = 4x;
int 3d = 1;
auto s = "abc"foo;
auto c = 'c'foo;
float operator ""zz(long double);
float h = 1.0zz;
