// shows: variables without initializer are checked in the bodies of instances as they are elsewhere
// flags: --c++17
// prelude: none
template<class> struct only_declared;
struct no_default { no_default(int); };
struct deleted { deleted() = delete; };
struct abstract { virtual void f() = 0; };
struct constant { const int x; };
struct stays { ~stays() = delete; };
struct fine {};
struct names { typedef only_declared<char> type; };
template<class T> auto plain(T *) { T v; }
template<class T> auto array(T *) { T v[2]; }
template<class T> auto constant_object(T *) { const T v; }
template<class T> auto static_object(T *) { static T v; }
template<class T> auto incomplete(T) { only_declared<T> v; }
template<class T> auto initialized(T) { only_declared<T> v(1), w{}; }
template<class T> auto listed(T) { only_declared<T> a, *b = nullptr, c[2]; }
template<class T> auto reference() { T &v; }
template<class T> auto allocated(T *) { new T; new T[2]; }
template<class T> auto nested(T *) { for (T t;;) { T v; break; } }
template<class T> struct C { auto f() { only_declared<T> v; } static auto g() { T v; } };
void use()
{
    plain((no_default *)0); plain((deleted *)0); plain((abstract *)0); plain((constant *)0); plain((stays *)0);
    plain((fine *)0); plain((int *)0); plain((void *)0);
    array((no_default *)0); array((abstract *)0); array((constant *)0); array((stays *)0);
    constant_object((no_default *)0); constant_object((int *)0); constant_object((fine *)0); constant_object((constant *)0);
    static_object((no_default *)0); static_object((stays *)0);
    incomplete(1); initialized(1); listed(1);
    allocated((no_default *)0); allocated((deleted *)0);
    nested((no_default *)0);
    C<int>().f(); C<deleted>::g();
}
stays global;
void local() { stays v; stays w[2]; stays x{}; static stays y; constant z[2]; const constant c; }
