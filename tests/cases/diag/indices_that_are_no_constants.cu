// shows: the index of an element in a list is an integral constant, and no template argument decides it
// prelude: none
int n; struct T { }; int a[] = { [1.5] = 2 }; int b[] = { [n] = 2 }; int c[] = { [T()] = 1 };
template <int N> void t() { int a[] = { [N] = 3 }; int b[] = { [sizeof(int)] = 2 }; }
