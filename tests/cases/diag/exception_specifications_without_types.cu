// An empty list of exceptions is shown and printed as it is written (C++17).
typedef void (*Quiet)(int) throw();
typedef void (*Silent)(int) noexcept;
extern Quiet quiet;
extern Silent silent;
decltype(quiet) again = quiet;
void called(void (*)(int) throw());
void over(int) throw();
void over(long) noexcept;
int a = quiet;
int b = silent;
void c() { over("a", 1); }
