// What follows a comma in a declaration is a declarator; operands of type traits that are missing or too many
bool a = __is_class(int, int);
bool b = __is_base_of(int);
bool c = 3, int;
void f() { bool b, int c; auto d = [](int) 3; }
struct S { int a, int b; int c; };
bool d = __is_same(int, int, int);
bool e = __is_class();
