// prelude: none
// Friends that are special members which nobody has asked for, and bases of one class that are different subobjects.
struct Plain {};
struct Befriends { friend Plain::Plain(const Plain &); friend Plain &Plain::operator=(const Plain &); friend Plain::~Plain(); };
struct First { virtual void f(); virtual void g(); };
struct Second : virtual First { void f(); };
struct Both : First, Second { void g(); };
struct Other : First, virtual Second {};
struct Third : virtual First { void g(); };
struct All : Second, Third {};
