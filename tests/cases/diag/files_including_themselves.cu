// prelude: none
// flags: --remarks
// shows: a file that includes itself
#ifndef G
#define G
#include "files_including_themselves.cu"
#endif
int x;
#include "files_including_themselves.cu"
