// prelude: none
// shows: include_next in the primary source file
#include_next "missing.h"
int x;
