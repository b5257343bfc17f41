// shows: parts of __builtin_va_list are referred to again
// prelude: none
void f(void (*)(__builtin_va_list), __builtin_va_list *, __builtin_va_list) {}
