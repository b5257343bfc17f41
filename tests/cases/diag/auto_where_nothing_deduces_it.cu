// shows: auto in types for which nothing deduces it: template arguments, casts, aliases, and parameters of what is no function
// prelude: none
template<class T> struct Holds { }; void called(int);
void (*first)(auto); int dereferenced = *(auto*)0; Holds<auto*> pointed; using Named = auto; using Pointed = auto*; auto converted = (auto(*)())(&called);
template<void(*)(auto)> struct OfFunction { }; int size = sizeof(auto); auto result() -> Holds<auto>; struct Member { void (*m)(auto); void k(void (*)(auto)); };
void body() { [](void (*)(auto)) { }; Holds<auto> local; int j = (auto)1; static_cast<auto>(1); new auto(1); } template<class T = auto> struct Default;
void parameter(Holds<auto>); int (*mixed)(auto, int); void valid(auto, const auto&, auto*...); auto lambda = [](auto x, auto... y) { return x; }; Holds<auto() -> int> function; auto (*trailing)() -> int;
