// Allocation functions that a program may replace are not inline, and none of them is internal (C++17).
typedef decltype(sizeof(0)) size_t;
namespace std { struct nothrow_t {}; enum class align_val_t : size_t {}; }
inline void* operator new(size_t) { return 0; }
inline void operator delete(void*) noexcept {}
inline void operator delete(void*, size_t) noexcept {}
inline void* operator new[](size_t, const std::nothrow_t&) noexcept { return 0; }
inline void* operator new(size_t, std::align_val_t) { return 0; }
inline void* operator new(size_t, void* at) { return at; }
static void* operator new(size_t, char) { return 0; }
static inline void operator delete(void*, char) {}
struct Own { inline void* operator new(size_t) { return 0; } };
