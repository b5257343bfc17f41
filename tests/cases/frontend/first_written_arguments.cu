// types of messages keep the arguments that were written first, and typedef names of namespace std
typedef unsigned long UL; typedef int myint; namespace std { typedef unsigned long size_t; template <class T> struct alloc { }; template <class T, class A = alloc<T>> struct vec { T t; void push(const T &); void push(T *, int); template <class I> void put(I, I); typedef T value_type; }; typedef vec<char> str; }
template <class T> struct W { T t; }; template <class T> struct VV { }; typedef W<int> WI; typedef VV<myint> VM; void nn(char *);
void f(UL p, std::size_t s, std::vec<std::size_t> vs, std::vec<myint> vi, W<UL> wu, W<myint> wm, WI wi, VM vm, VV<int> vv, VV<WI> vwi, VV<W<int>> vw, std::str st, VV<std::str> vst) {
  nn(p); nn(s); nn(vs); nn(vi); nn(wu); nn(wm); nn(wi); nn(vm); nn(vv); nn(vwi); nn(vw); nn(st); nn(vst); nn(&s); nn(&p); vs.nope; wu.nope; wm.nope; vm.nope; st.nope; vs.push(1, 2, 3); vi.push(); vi.put(1, 2.0); st.push("abc", 1, 2);
}
