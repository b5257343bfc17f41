// arrays, pointers, references and functions that the arguments of a class template make of what they cannot be made of
// prelude: none

template<class T, int N> struct Holder { T elements[N]; };
Holder<void, 1> of_void;
Holder<int&, 1> of_references;
Holder<int(), 1> of_functions;
Holder<void, 2> told_once;
template<class T> struct Names {
  typedef T listed[2];
  using other = T[3];
  static T shared[2];
};
Names<void> names_void;
Names<int&> names_references;
template<class T> struct Further { T matrix[2][3]; T first[2], second; };
Further<int&> further;
template<int N> struct Sized {
  int plain[N];
  static int shared[N];
  typedef int listed[N];
};
Sized<-1> negative;
template<class T> struct Indirect { T& reference; T* pointer; };
Indirect<void> no_reference;
Indirect<int&> no_pointer;
template<class T> struct Object { T object; static T shared; };
Object<int()> no_object;
template<class T> struct Member { static T shared; T operator()(); T (*pointer)(); T given(); };
Member<void> shared_void;
Member<int()> gives_function;
Member<int[2]> gives_array;
template<class T> T listed[2];
auto& of_variable = listed<int&>;
