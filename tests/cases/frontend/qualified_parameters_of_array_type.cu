// prelude: none
// Qualifiers of a parameter whose type a template argument makes an array are those of its elements.
typedef int Three[3];
const int numbers[3] = {};
template<class T> struct Base { typedef double Pair[2]; virtual double sum(const Pair pair) const = 0; };
template<class T> struct Derived : Base<T> { virtual double sum(const typename Base<T>::Pair pair) const { return pair[0]; } };
Derived<int> whole;
template<class T> struct Members { void member(const T p); static void of_class(const T p, volatile T); Members(const T a); operator int(); friend void beside(const Members&, const T); };
void (Members<Three>::*member)(const int*) = &Members<Three>::member;
void (*of_class)(const int*, volatile int*) = &Members<Three>::of_class;
Members<Three> made(numbers);
void calls() { beside(made, numbers); made.member(numbers); }
template<class T> void Members<T>::member(const T p) { p[0]; }
template<class T> struct Templates { template<class U> void member(const T p, U, const U); };
void more() { Templates<Three> t; t.member(numbers, 1, 2); }
