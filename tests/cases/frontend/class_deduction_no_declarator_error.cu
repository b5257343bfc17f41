// shows: a class template's name declares nothing in parentheses [dcl.type.class.deduct]
// prelude: none
template<class S> struct d { S s; explicit d(S x) : s(x) {} ~d(); };
void host(int y) {
 d (z3)(y);
 d(q) = d(y);
}
