// shows: launches in templates of system headers that are printed as text
// flags: --gen_system_templates_from_text
__global__ void k(int);
# 1 "/usr/include/sysk.h" 1 3
template <class T> void launch(T x) { k<<<1, 1>>>(x); }
inline void plain(int x) { k<<<1, 1>>>(x); }
# 8 "user.cu" 2
template <class T> void own(T x) { k<<<1, 1>>>(x); }
