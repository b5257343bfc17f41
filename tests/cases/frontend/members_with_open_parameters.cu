// prelude: none
// flags: --c++17
template<class T> struct B { B& Swap(B&); friend inline void swap(B& a, B& b) { a.Swap(b); } }; template<class T> struct D : public B<T> { typedef B<T> VT; D& Swap(D& r) { VT::Swap(r); return *this; } VT& Swap(VT& r); friend inline void swap(D& a, D& b) { a.Swap(b); } };
template<class T> struct D2 : public B<T> { typedef B<T> VT; using VT::Swap; D2& Swap(D2& r) { VT::Swap(r); return *this; } friend inline void swap(D2& a, D2& b) noexcept { a.Swap(b); } };
namespace std { typedef decltype(nullptr) nullptr_t; }
template<class T> struct up { typedef T* pointer; void reset(pointer p = pointer()); void reset(std::nullptr_t) { } void f() { reset(nullptr); this->reset(nullptr); } }; template<class T> struct up<T[]> { typedef T* pointer; void reset(pointer p); template<class U> void reset(U p); void f() { reset(nullptr); } up& operator=(std::nullptr_t) { reset(nullptr); return *this; } };
void u(D<int>& a, D2<int>& b) { swap(a, a); swap(b, b); }
