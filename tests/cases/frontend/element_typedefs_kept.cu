// shows: What pointers, arrays and references lead to keeps its typedef name in lists of arguments
// prelude: none
typedef struct XW { int a; } XW_t; typedef XW_t State; struct In { State *p; State arr[3]; State s; };
void fn(int, State *); void fn(State *, float);
void g(State *s, In *in, const State *cs, State &r) { fn(s[1]); fn(*s); fn(r); fn(in->s); fn(in->arr[0]); fn(in->p[1]); fn(*cs); fn(cs[2]); fn(&s[0]); State l; fn(l); fn((State)l); }
