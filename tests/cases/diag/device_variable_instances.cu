// shows: variable template instances in memory spaces are named with their arguments
// prelude: none
template <class T> __attribute__((device)) T tv;
namespace n { template <class T, int N> __attribute__((constant)) T w; }
int f() { return tv<int>; }
int h() { return n::w<char, 3>; }
void g() { tv<long> = 3; }
