// shows: values that initialize arrays of static storage, and lists for references
// prelude: none
struct P { int x; };
int y[3]; int *p; P ps;
int k[3] = 5;
int k1[3] = y;
int k3[3] = p;
int k4[3] = ps;
int k6[] = 5;
int k7[3](5);
char c2[3] = 'a';
P k8[3] = 5;
void g() { int k[3] = 5; static int m[3] = g(); }
void lists(P &, int &); void call() { lists({1}, {2}); }
P &q1 = {1}; int &q2 = {1}; int &q5 = {z};
