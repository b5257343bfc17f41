// shows: jumps past initializations are told when the label is defined, or the switch ends
// prelude: none
int undefined_label(int n) { goto done; int x = n; done: goto nowhere; a: a: return x; }
int label_twice(int n) { goto done; int x = n; a:
a:
done: return x; }
int labels_of_switches(int n) {
  switch (n) { case 1: int v = 3; case 2: return v; default: default: break; } break; continue; case 3: return 0; }
int backwards(int n) { { int y = n; in: y++; } goto in; return 0; }
