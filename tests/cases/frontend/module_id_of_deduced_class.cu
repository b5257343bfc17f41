// shows: variables whose class template arguments are deduced give the module id, those with auto do not
// prelude: none
template<class T> struct G { G(T); };
auto *b = new G<int>(2);
G c(1);
int z = 1;
