// shows: reading and writing behind the last element of an array is no constant
// flags: --c++17
// prelude: none
struct FS { char d[8]; constexpr FS(const char *s) : d() { for (int i = 0; i < 8; ++i) d[i] = s[i]; } };
struct A4 { int v[4]; constexpr int &operator[](int i) { return v[i]; } constexpr const int &at(int i) const { return v[i]; } };
constexpr int arr[3] = {1, 2, 3};
constexpr int wr() { A4 a{}; a[4] = 1; return 1; }
constexpr int rd() { A4 a{}; return a.at(4); }
constexpr int loop(const char *s) { int n = 0; for (int i = 0; i < 8; i++) n += s[i]; return n; }
constexpr FS f("abc");
constexpr int a1 = wr(), a2 = rd(), a3 = loop("abc"), a4 = arr[3], a5 = *(arr + 3);
