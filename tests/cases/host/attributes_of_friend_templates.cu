// prelude: none
// Friend templates of class templates that have qualified names keep their attributes; others have those of what is found.
#define HIDDEN __attribute__((__visibility__("hidden")))
template <class C> struct sv;
namespace det { template <class C> HIDDEN constexpr sv<C> from(const C *, unsigned long) noexcept; template <class C> HIDDEN void plain(C); int pl2(int); template <class C> void np(C);}
template <class T> HIDDEN void glob(T);
template <class C> struct sv {
  template <class O> friend HIDDEN constexpr sv<O> det::from(const O *, unsigned long) noexcept;
  template <class O> friend HIDDEN void unq(O);
  template <class O> friend HIDDEN void ::det::plain(O);
  template <class O> friend HIDDEN void glob(O);
  template <class O> friend HIDDEN inline void defd(O) {}
  template <class O> friend __attribute__((unused)) void det::np(O);
  friend HIDDEN int det::pl2(int);
  template <class O> HIDDEN void mem(O);
  template <class O> friend __attribute__((noinline)) void det::plain(O);
  template <class O> [[gnu::visibility("hidden")]] friend void det::plain(O);
  friend HIDDEN void det::plain<int>(int);
};
struct nt {
  template <class O> friend HIDDEN void det::plain(O);
  template <class O> friend HIDDEN void unq(O);
  friend HIDDEN int det::pl2(int);
  friend HIDDEN void det::plain<int>(int);
};
