// prelude: none
template <class T> auto made(const int&) { return 1; }
template <class T> long declared(const int&);
template <class T> auto trailing(const int&) -> decltype(T() + 1);
template <class T> decltype(auto) same(const int&) { return 2L; }
template <class T> auto value(T) { return T(); }
void (*a1)(const int&) = made<void>;
int (*a2)(const int&) = made<void>;
int (*a3)(const int&) = declared<void>;
long (*a4)(const int&) = trailing<int>;
long (*a5)(const int&) = same<int>;
int (*a6)(const int&) = same<int>;
long (*a7)(int) = value;
int (*a8)(int) = value;
long (*a9)(int) = &value<int>;
int over(int); int over(char);
template <class T> int several(T, T); template <class T> long several(T);
void take(long (*)(const int&));
void take_reference(long (&)(int));
void by_default(long (*)(int) = value<int>);
void values() {
    take(made<void>);
    take(&made<void>);
    take_reference(value<int>);
    take_reference(over);
    long (&r1)(int) = value<int>;
    long (&r2)(int) = over;
    long (*const &r3)(int) = value<int>;
    long (*to)(int);
    to = value<int>;
    to = &value;
    to = over;
    to = several;
    auto c = (long (*)(int))value<int>;
    auto s = static_cast<long (*)(int)>(value<int>);
    auto n = static_cast<long (*)(int)>(value);
}
struct S {
    template <class T> auto member(int) { return T(); }
    template <class T> static auto of_class(int) { return T(); }
};
int (S::*m1)(int) = &S::member<int>;
long (S::*m2)(int) = &S::member<int>;
long (*m3)(int) = &S::of_class<int>;
template <long (*)(int)> struct A {};
A<value> t1;
A<value<int>> t2;
A<value<long>> t3;
