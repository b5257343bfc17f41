// prelude: none
// flags: --c++20
template<class T> concept DI = __is_constructible(T); struct NX { NX() noexcept {} NX(NX&&) noexcept; }; struct FV { int* p; constexpr FV() = default; }; struct TH { TH(); };
template<class D> struct VI {}; 
template<class R> struct OV : VI<OV<R>> { R r = R(); OV() requires DI<R> = default; constexpr OV(R&& x) noexcept; };
template<class R> struct OW : VI<OW<R>> { R r = R(); OW() = default; };
template<class R> struct OX { R r = R(); OX() = default; };
template<class R> struct OY { R r{}; OY() = default; }; template<class R> struct OZ { R r; OZ() requires DI<R> = default; }; template<class R> struct O0 { R r = {}; O0() requires DI<R> = default; };
template<class V> struct DV { struct E {}; [[no_unique_address]] E e{}; V v = V(); int c = 0; DV() requires DI<V> = default; };
static_assert(__is_nothrow_constructible(OX<NX>), "1"); static_assert(__is_nothrow_constructible(OW<NX>), "2"); static_assert(__is_nothrow_constructible(OV<NX>), "3"); static_assert(__is_nothrow_constructible(OY<NX>), "4"); static_assert(__is_nothrow_constructible(OZ<NX>), "5"); static_assert(__is_nothrow_constructible(O0<NX>), "6");
static_assert(__is_nothrow_constructible(DV<FV>), "7"); static_assert(__is_nothrow_constructible(DV<NX>), "8"); static_assert(!__is_nothrow_constructible(DV<TH>), "9"); static_assert(!__is_nothrow_constructible(OX<TH>), "10");static_assert(!__is_nothrow_constructible(OV<TH>), "11"); static_assert(noexcept(OV<NX>()), "12");
struct TD { TD(); TD(int) noexcept; }; struct MI { TD t = TD(1); TD u{2}; }; struct MJ { TD t = TD(); }; static_assert(__is_nothrow_constructible(MI), "20"); static_assert(!__is_nothrow_constructible(MJ), "21"); static_assert(noexcept(MI()), "22"); static_assert(!noexcept(MJ{}), "23");
template<class T> struct MK { T t = T(1); int n = sizeof(T); T* p = nullptr; }; static_assert(__is_nothrow_constructible(MK<TD>), "24"); static_assert(__is_nothrow_constructible(MK<int>), "25"); template<class T> struct ML { T t = make(); static T make(); int k = f(); static int f() noexcept(sizeof(T) > 1); }; static_assert(!__is_nothrow_constructible(ML<int>), "26");
