// flags: --il_display
// prelude: none
// Constructors that run before the program does: what they point to with this is needed by them alone.
struct Read { Read() : value(1) {} int value; }; Read read; int main() { return read.value; }
struct Hidden { Hidden() : value(1) {} int value; }; static Hidden hidden; int look() { return hidden.value; }
struct Apart { Apart() : value(1) {} int value; }; static Apart apart;
struct Table { Table() : value(1) {} virtual int get() { return value; } int value; }; Table table;
struct Shared { Shared() {} int value; }; Shared shared; void local() { Shared other; }
struct Part { Part() {} }; struct Whole { Part part; Whole() {} }; Whole whole;
