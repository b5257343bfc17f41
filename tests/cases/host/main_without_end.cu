// shows: where main gets a return at its end: where that may be reached
// prelude: none
int z; void f();
int main() { for (;;) { f(); switch (z) { case 1: break; default: continue; } do { if (z) continue; return 2; } while (1); } }
