// flags: --il_display
// prelude: none
// Instances of a class template stand where they are complete, by name where they never are.
template <class T> struct Box { T value; };
Box<int> *named;
struct First {};
int read() { return named->value; }
struct Second {};
Box<char> *later;
struct Third { Box<char> part; };
Box<long> *never;
Box<short> declared(Box<short>);
struct Fourth {};
Box<float> returned(Box<float> x) { return x; }
typedef Box<double> Double;
struct Fifth {};
Double object;
