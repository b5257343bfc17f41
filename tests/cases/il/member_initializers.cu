// flags: --il_display
// prelude: none
// Bases and members that begin with parentheses, with braces and with nothing.
struct Base { Base() {} Base(int) {} Base(int, int) {} int j; };
struct Plain : Base { Plain() : Base() {} }; struct Braced : Base { Braced() : Base{} {} Braced(int) : Base{1} {} };
struct Member { Base part; Member() : part() {} Member(int) : part(1) {} Member(char) : part{1, 2} {} };
struct Numbers { int j, k; }; struct Derived : Numbers { Derived() : Numbers{} {} Derived(int) : Numbers{1} {} };
struct Single { Single(int); int j; Single() : Single(1) {} };
struct Virtual : virtual Single { Virtual() : Single(1) {} }; struct Last : Virtual { Last() : Single(1), Virtual() {} };
struct Scalars { int i; int list[2]; Scalars() : i{}, list{} {} Scalars(int) : i{1}, list{1, 2} {} };
