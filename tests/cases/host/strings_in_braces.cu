// shows: arrays of characters that a string in braces initializes
// prelude: none
const wchar_t a[]{ L"abc" };
const char b[]{ "abc" };
const char c[] = { "abc" };
const char d[] = "abc";
const char e[]("abc");
const char e1[] = ("abc");
const char e2[]{("abc")};
struct S { char x[4]; wchar_t y[4]{L"ab"}; wchar_t z[4] = L"ab"; };
S s{"abc", L"ab"};
void f() { const wchar_t a[]{ L"abc" }; static char16_t b[4]{ u"abc" }; const char32_t c[] = { U"abc" }; unsigned char d[]{"a"}; auto p = new char[4]{"abc"}; auto q = new wchar_t[4]{L"ab"}; }
template <class T> void g() { const wchar_t a[]{ L"abc" }; const char b[]{ "abc" }; T c[]{ "abc" }; T e{"abc"}; }
struct M { char a[3]; wchar_t b[3]; M() : a{"ab"}, b{L"ab"} {} };
