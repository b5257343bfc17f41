// flags: --il_display
// prelude: none
// What namespace std has from the beginning is declared again.
namespace std { class type_info; typedef decltype(sizeof 0) size_t; template <class T> struct initializer_list { const T *b; size_t n; }; struct nothrow_t {}; enum class align_val_t : size_t; }
namespace std { inline namespace v1 { int q; } } namespace cuda { int z; } namespace cuda { namespace std { int zz; } }
int f() { return std::q + cuda::z + cuda::std::zz; } using namespace std; namespace a = std; std::size_t s; using std::nothrow_t; const std::type_info *ti;
