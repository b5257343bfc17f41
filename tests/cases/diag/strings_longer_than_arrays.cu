// prelude: none
char a1[2]{"abc"}; char a2[2] = "abc"; char a3[2]("abc"); char a4[2]{("abc")}; static char a5[2] = {"abc"};
char a6[3] = "abc"; char a7[4]{"abc"}; char a8[]{"abc"};
wchar_t w1[2] = L"abc"; char16_t w2[2]{u"abc"}; unsigned char w3[2] = "abc"; signed char w4[2]{"abc"};
struct T { char n[2]; int k; };
T t1 = {"abc"}; T t2[2] = {{"abc", 1}, "abc"}; T t3{{"abc"}, 1}; T t4 = {"a"};
char b1[2][2] = {"abc", "a"}; char b2[2][2]{{"abc"}, {"ab"}};
struct U { char n[2] = "abc"; char m[2]{"abc"}; U() : n("abc"), m{"abc"} {} };
void f() {
    char l[2]{"abc"};
    static char m[2] = {"abc"};
    new char[2]{"abc"};
    T{"abc"};
}
template <class X> void g() { X x = "abc"; X y{"abc"}; }
template void g<char[2]>();
int i[] = {"abc"};
