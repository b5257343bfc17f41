// shows: an empty list converts to a class by its default constructor alone, if that is neither explicit nor deleted
// prelude: none
struct str { str(); str(const char *); };
struct cmd { explicit cmd(str s) ; cmd(const cmd &) = delete; cmd(cmd &&) = delete; virtual ~cmd() = default; virtual void go() = 0; };
struct menu : cmd { menu() : cmd({}) {} void go(); };
struct cmd2 { explicit cmd2(str s) ; cmd2(const cmd2 &) = delete; cmd2(cmd2 &&) = delete; };
struct menu2 : cmd2 { menu2() : cmd2({}) {} };
struct cmd3 { explicit cmd3(str s);  };
struct menu3 : cmd3 { menu3() : cmd3({}) {} };
struct cmd4 { cmd4(str s);  };
struct menu4 : cmd4 { menu4() : cmd4({}) {} };
struct cmd5 { cmd5(str s, int = 0);  cmd5(cmd5&&); };
struct menu5 : cmd5 { menu5() : cmd5({}) {} };
void f() { cmd2 a({}); cmd4 b({}); cmd5 c({}); }
struct ex { explicit ex(); }; struct one { one(int); }; struct del { del() = delete; del(int); }; struct any { any(); };
int g(ex); int g(any); int h(del); int h(any); int k(one); int k(any);
int x = g({}) + h({}) + k({});
