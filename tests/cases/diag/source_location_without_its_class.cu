// shows: __builtin_source_location where the class of the library is not declared, or has other members
// prelude: none
namespace std { struct source_location { struct __impl { const char *_M_file_name; const char *_M_function_name; float _M_line; int _M_column; }; }; }
template<class T> void in_template() { auto x = __builtin_source_location(); }
auto told_once = __builtin_source_location();
