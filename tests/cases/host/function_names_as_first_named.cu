// shows: __func__ and __FUNCTION__ are called as the function names them first
// flags: -w
// prelude: none
void f1() { const char *p = __func__; }
void f2() { const char *p = __FUNCTION__; }
void f3() { const char *p = __func__; p = __FUNCTION__; p = __PRETTY_FUNCTION__; p = __func__; }
void f4() { const char *p = __PRETTY_FUNCTION__; p = __FUNCTION__; p = __func__; }
template<class T> void f5() { const char *p = __PRETTY_FUNCTION__; p = __FUNCTION__; p = __func__; }
template<class T> void f6() { const char *p = __func__; p = __FUNCTION__; }
struct S { void a() { const char *p = __FUNCTION__; auto l = [] { const char *q = __func__; q = __FUNCTION__; }; } 
 template<class T> void b() { const char *p = __FUNCTION__; auto l = [] { const char *q = __func__; q = __FUNCTION__; }; p = __func__; auto l2 = [] { const char *q = __FUNCTION__; q = __func__; q = __PRETTY_FUNCTION__; }; } };
int main() { f5<int>(); f6<int>(); S().b<int>(); }
struct Lo { void f() { const char *o = __FUNCTION__; struct In { void g() { const char *a = __func__; } void h() { const char *b = __FUNCTION__; b = __func__; } }; o = __func__; } 
void e() { struct In { void h() { const char *b = __FUNCTION__; b = __func__; } }; const char *o = __func__; } };
void dl(const char *p = __builtin_FUNCTION()) { try { p = __FUNCTION__; } catch (...) { p = __func__; } static const char n[] = "x"; if (p == __func__) return; }
template<class T> void ge() { auto l = [](auto x) { auto k = [](auto y) { const char *q = __FUNCTION__; }; const char *q = __func__; q = __FUNCTION__; }; const char *z = __FUNCTION__; l(1); }
template<class T> auto q(T t) try { const char *p = __FUNCTION__; } catch (int) { const char *p = __func__; }
