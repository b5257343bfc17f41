// prelude: none
// flags: --c++20
// Arguments of concepts, and effects of concept-ids
template<class T> concept Big = sizeof(T) > 4; template<class T> concept Int = __is_same(T, int); template<class T> constexpr bool v = true; template<class T> int w = 1;
void f() { Big<int>; Big<long>; v<int>; w<int>; !Big<int>; Big<int> && Int<int>; (Big<int>); (void)Big<int>; bool b = Big<int>; requires { 1; }; Big<int>, 1; requires(int a) { a + 1; }; }
template<class T> void g() { Big<T>; v<T>; w<T>; Big<int>; requires { T(); }; }
template<class T> concept D = true; D<int, int> auto r = 1; template<D<int> T> void u(); template<class T> concept C = sizeof(T) > 100; template<C T> struct Box { T t; }; Box<int&> c; template<C T> struct B2 { B2(int); }; B2<int> d;
