// flags: --remarks
// prelude: none
// shows: a last line that ends in a backslash
int x; \
