// What a message about a call shows of operators in a signature.
template<class T> __device__ auto chosen(T t) -> decltype(sizeof(T) > 2 ? -t : !t) { return t; }
void host() { chosen(3); }
