// shows: textures and surfaces in inline unnamed namespaces
struct __attribute__((device_builtin_texture_type)) texture_t { int x; };
struct __attribute__((device_builtin_surface_type)) surface_t { int x; };
inline namespace { texture_t t; surface_t s; }
namespace N {
inline namespace {
namespace K { texture_t t2; static surface_t s2; }
extern texture_t t4;
}
}
namespace { texture_t t5; }
namespace P { inline namespace Q { texture_t t6; } namespace { texture_t t7; } }
inline namespace {
texture_t ta[2];
void f() { static texture_t tl; }
struct Q { static texture_t tm; };
const texture_t tc = { 1 };
texture_t &tr = t;
__device__ texture_t td;
}
