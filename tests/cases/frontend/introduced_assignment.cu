// shows: operators from using-declarations and conversion functions that hide others
// flags: --c++20
// prelude: none
struct Base { unsigned long operator=(unsigned long) noexcept; };
struct Atomic : Base {
    Atomic();
    Atomic(unsigned long);
    Atomic& operator=(const Atomic&) = delete;
    using Base::operator=;
};
void set() { Atomic a; a = 0; }
template<class V> struct Value { V value; operator V() const { return value; } };
struct Day : Value<unsigned short> { operator unsigned short() const { return value; } };
int number(const Day& d) { int i; i = d; int j = d; return d - 1 + i + j; }
