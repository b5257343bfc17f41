// shows: arguments are printed whose default a later declaration gives
// prelude: none
namespace std {
template<class T> struct traits;
template<class C, class T> class stream;
typedef stream<char, traits<char>> first;
template<class C, class T = traits<C>> class stream;
stream<char, traits<char>>& second();
stream<char>& third();
}
std::first& fourth();
