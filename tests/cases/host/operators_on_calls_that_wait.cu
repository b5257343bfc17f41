// prelude: none
// shows: overloaded operators on calls that only an instantiation resolves
struct S { S(const char*); S(char); S& operator=(const S&); S& operator+=(const S&); bool operator<(const S&) const; S operator[](int) const; S operator()(int) const; S operator!() const; operator bool() const; S operator<<(int) const; }; S operator+(const S&, const S&); S operator+(char, const S&); S operator+(const S&, char); bool operator==(const S&, const S&); bool operator&&(const S&, const S&);
S tn(int); S tn(long); S on(int); struct P { S first; S second; };
template<int N> void f(P r, S s) { r.second = '[' + tn(N) + ']' + r.second; s = tn(N) + s; s = s + (tn(N) + 'a'); s += 'a' + tn(N); s = '(' + (s + tn(N)) + ')'; tn(N) == s; tn(N) + s == s; (tn(N) + s) < s; (tn(N) + s)[1]; (tn(N) + s)(1); !(tn(N) + s); (tn(N) + s) << 1; S q = tn(N) + s; S v = 'a' + tn(N) + 'b'; auto w = 'a' + tn(N) + 'b'; return (void)('a' + tn(N) + 'b'); }
