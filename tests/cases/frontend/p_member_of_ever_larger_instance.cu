// A class whose member is an instance of itself for a larger argument ends at the limit of nested instantiations.
template<class T> struct S { S<S<T>> member; };
int size = sizeof(S<int>);
