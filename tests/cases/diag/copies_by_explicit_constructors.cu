// prelude: none
struct A { explicit A(int); A(int, int); }; A b = {1}; A c = {1, 2}; A d{1}; A f() { return {1}; }
