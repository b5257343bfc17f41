// Casts to classes: by a constructor, by a conversion function, and where they initialize objects of the very class.
struct Plain { int q; };
struct Derived : Plain { };
struct Made { int q; Made(); };
struct Hidden { Hidden() = default; int get() const; private: int q; };
template<class T> struct Converts { operator T() const; };
void plain(Plain), made(Made), hidden(Hidden), derived(Derived);
void conversions(Converts<Plain> p, Converts<Made> m, Converts<Hidden> h, Converts<Derived> d) {
    plain(static_cast<Plain>(p)); made(static_cast<Made>(m)); hidden(static_cast<Hidden>(h)); derived(static_cast<Derived>(d));
    plain((Plain)p); made((Made)m); hidden((Hidden)h); derived((Derived)d);
    Plain a = static_cast<Plain>(p); Made b = static_cast<Made>(m); Plain c(static_cast<Plain>(p)); auto e = static_cast<Made>(m);
    const Plain &f = static_cast<Plain>(p); const Made &g = static_cast<Made>(m); Plain i = static_cast<Plain>(a); plain(static_cast<Plain>(a));
}
template<class T> void in_template(T t, Converts<Plain> p, Converts<Made> m) {
    plain(static_cast<Plain>(p)); plain(static_cast<Plain>(t)); made(static_cast<Made>(m)); Made x = static_cast<Made>(m); Made y = static_cast<Made>(t); plain((Plain)p);
}
struct Half { Half(int); Half(float); explicit Half(long *); Half operator+(Half) const; int x; int get(); };
void half(Half); Half make();
Half constructors(int i, float *p, const Half &r) {
    Half a = static_cast<Half>(i); const Half b = static_cast<const Half>(i); half(static_cast<Half>(i)); a = static_cast<Half>(*p); a = Half(i) + static_cast<Half>(i);
    (void)static_cast<Half>(i).x; Half c(static_cast<Half>(*p)); Half d{static_cast<Half>(i)}; auto z = static_cast<Half>(i); half(static_cast<Half>(r)); Half k = static_cast<Half>(r);
    Half l = static_cast<Half>(make()); a = static_cast<Half>(make()); const Half &q = static_cast<Half>(i); if (i) throw static_cast<Half>(i);
    return static_cast<Half>(i);
}
struct Holder { Half x; Half y = static_cast<Half>(3); Holder(int i) : x(static_cast<Half>(i)) { } };
Half global = static_cast<Half>(3);
struct Numbers { operator int() const; operator float() const; operator bool() const; int get() const { return static_cast<int>(*this) + (int)*this; } };
Numbers numbers(); Numbers *pointer; Numbers array[2];
int scalars(Numbers x) { int i = static_cast<int>(numbers()); i = static_cast<int>(*pointer); i = static_cast<int>(array[1]); i = static_cast<int>(x); if (static_cast<bool>(*pointer)) i = 1; return static_cast<int>(*pointer); }
