// What a message about a call shows of a fold in a signature.
template<class... T> __device__ auto folded(T... t) -> decltype((t + ...)) { return 0; }
void host() { folded(1, 2L); }
