// prelude: none
void take(void (*)(int)); int take2(int (*)(int)); void over(void (*)(int)); void over(void (*)(double));
void f() { int k = 0; take([k](int) {}); take([](double) {}); take([](int, int) {}); take([](int) {}); take([](int) { return 1; });
 void (*p)(int) = [](double) {}; p = [&](int) {}; p = [](int) {}; take2([](auto x) { return x; }); over([](int) {}); over([](char) {}); 
 int z = [](int) {}; bool b = [] {}; bool c = [k] { return k; }; void *v = [] {}; }
