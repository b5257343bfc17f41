// shows: definitions of system headers
// flags: --c++17
// prelude: none
# 1 "a.h" 1 3
int v = 1;
# 2 "y.cu" 2
void g() {}
