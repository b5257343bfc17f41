// Explicit specializations and instantiations name templates, and are so once.
template <class T> struct A { };
struct B;
template <> struct B { };
template <class T> struct A<T> { };
template struct A<int>;
template struct A<int>;
template struct Q<int>;
template <class T> void f(T) { }
template int f<char>(char);
template void f<long>(long);
template void f<long>(long);
template void g<int>(int);
void h(int);
template void h(int);
template <> void f<float>(int) { }
int v;
template int v;
template <> int v;
template <> struct A<char> { };
template <> struct A<char> { };
template struct B;
A<short> a;
template <> struct A<short> { };
template <class T, class U> struct A;
template <class T = int> struct E;
template <class T = char> struct E;
