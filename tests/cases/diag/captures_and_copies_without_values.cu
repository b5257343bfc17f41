// Variables without value that closures copy, and objects whose trivial functions copy them
// flags: --c++17
// prelude: none

void use(int);
struct Assigned { int i; ~Assigned(); Assigned() = default; Assigned(const Assigned&) = delete; Assigned& operator=(const Assigned&) = default; };
struct Provided { int i; Provided& operator=(const Provided&); };
struct CopyOnly { int i; CopyOnly() = default; CopyOnly(const CopyOnly&); };
struct Converted { int i; Converted() = default; Converted(int); };
struct Moved { int i; Moved() = default; Moved(Moved&&) = default; Moved& operator=(Moved&&) = default; };

void by_default() { int i; const char* s; [=] { i; s; i; }(); }
void by_name() { int i; const char* s; [i, s] { i; s; }(); }
void nested() { int v; [v] { [v] {}; }; }
void nested_by_default() { int v; [&] { [=] { use(v); }; }; }
void by_reference() { int v; [&] { use(v); }; [&v] { [&] { use(v); }; }; }
void in_order() { int i; [i, k = i] { int j; use(j); 3; }; }
void at_the_end() { int i; [=] { int j; use(j); use(i); 4; }; }
void written() { int v; [=]() mutable { v = 3; }(); use(v); }

void assigned() { Assigned a, b; a = b; }
void provided() { Provided a, b; a = b; }
void copy_only() { CopyOnly a, b; a = b; CopyOnly c; CopyOnly d = c; }
void converted() { Converted a; Converted b = a; Converted c; Converted d(c); }
void moved() { Moved a, b; a = static_cast<Moved&&>(b); }
