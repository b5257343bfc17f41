// shows: typedef names in bodies of device function templates
// prelude: none
struct __half { }; typedef __half half; namespace N { template<class A, class B> constexpr bool same_v = false; } template<int n> void mc(void *, const void *); template<class A, class B> struct tl {};
#define DEV __attribute__((device))
template<class T, int ne> static DEV void a0(const void *vx, void *dst) { if constexpr (N::same_v<T, half>) { mc<ne*sizeof(half)>(dst, (const half *)vx); } }
template<class T, int ne> static DEV void a1(const void *vx, void *dst) { if constexpr (N::same_v<T, half>) { mc<ne*sizeof(half)>(dst, (const half *)vx); } else { static_assert(N::same_v<T, void>, "u"); } }
template<class T, int ne> static DEV void a2(const void * __restrict__ vx, void *dst, const long i0) {
    if constexpr (N::same_v<T, half>) {
        mc<ne*sizeof(half)>(dst, (const half *)vx + i0);
    } else if constexpr (N::same_v<T, float>) {
        static_assert(ne % 2 == 0, "bad ne");
        __attribute__((aligned(16))) half tmp[ne/2];
        for (int l = 0; l < ne/2; ++l) { tmp[l]; }
    } else { static_assert(N::same_v<T, void>, "u"); } }
