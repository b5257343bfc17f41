// shows: statements that templates of constexpr functions cannot have
// prelude: none
template<class T> constexpr int fb() { goto x; x: return 0; }
template<class T> constexpr int fc() { try { } catch (...) { } return 0; }
template<class T> constexpr int fd() { asm(""); return 0; }
template<class T> struct S { constexpr int f() { try { return 1; } catch (...) { } return 0; } };
constexpr int gb() { goto x; x: return 0; }
constexpr int gc() { try { } catch (...) { } return 0; }
constexpr int gd() { asm(""); return 0; }
template<class T> int fe() { try { } catch (...) { } return 0; }
int i = fb<int>() + fc<int>() + fd<int>();
