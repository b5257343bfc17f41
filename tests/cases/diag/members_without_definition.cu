// Members that nothing defines and nothing else can: of local classes and of unnamed namespaces (C++17).
namespace {
struct Seen { virtual ~Seen(); virtual void run(); virtual void none() = 0; void plain(); static int count; };
struct Overrider : Seen { void run() override; void none() override {} };
struct Unseen { virtual void run(); };
template <class T> struct Boxed { virtual void run(); static int count; void plain(); };
Boxed<int> box;
struct Outer { struct Inner { virtual void run(); }; Inner inner; };
}
int count(Seen* s, Outer*) { s->run(); s->plain(); box.plain(); return Seen::count + sizeof(Boxed<int>::count); }
Overrider* made;
void local() {
  struct Local { void used(); virtual void run(); static void also(); void unused(); virtual void none() = 0; };
  Local* l = 0;
  l->used();
  l->also();
}
template <class T> void open() { struct Local { virtual void run(); void other(); }; }
auto closure = [] { struct Local { virtual void run(); }; };
