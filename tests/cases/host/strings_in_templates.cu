// shows: string literals that initialize variables in templates
// flags: --frandom-seed=7
// prelude: none
template<class T> void t1(T t) { const char* a = "e"; static const char* b = "e"; const char* const c = "e"; auto d = "e"; char e[] = "e"; const char* g("e"); const char* i = (const char*)"e"; const char* j = &"e"[0]; bool k = "e"; const char* l[] = {"e", "f"}; constexpr const char* m = "e"; const wchar_t* n = L"e"; const char* o = __func__; int arr[3]; int* p = arr; auto q = arr; void (*fp)() = 0; T* z = nullptr; int* y = 0; }
template<class T> struct S { void f() { const char* a = "e"; int arr[3]; int* p = arr; } const char* m = "e"; static constexpr const char* s = "e"; static void g(const char* x = "e") { auto l = [] { const char* a = "e"; }; } S() : m("e") {} const char* r() { return "e"; } };
void u(int t) { const char* a = "e"; static const char* b = "e"; auto d = "e"; const char* g("e"); int arr[3]; int* p = arr; constexpr const char* m = "e"; }
enum class em : unsigned char { a }; enum em2 { b }; struct ts { ts(em e = em(), em2 f = em2()); em x = em(); }; em ge = em(); em gf{}; void fe(em e = em{}); void ff() { em e = em(); em2 f = em2(); auto g = em(); fe(em()); em h = {}; static_cast<em>(0); } template<class T> void fg(T t, em e = em()) { em x = em(); auto y = em2(); }
