// References that are bound to what a null pointer constant points to (C++17).
struct Point { int x, y; };
struct Sub : Point {};
Point& one() { return *(Point*)0; }
int& two() { return ((Point*)0)->x; }
int& three() { return ((Point*)0)->y; }
int& four() { return ((int*)0)[0]; }
int& five() { return ((int*)0)[1]; }
Point& six() { return *(Sub*)nullptr; }
Point& seven() { return static_cast<Point&>(*(Point*)0); }
Point& eight(bool b) { return b ? *(Point*)0 : *(Point*)0; }
void take(Point&);
void nine() { Point& p = *(Point*)(long)0; take(*(Point*)0); take(*(Point*)1); Point q = *(Point*)0; }
template <class T> T& ten() { return *(T*)0; }
template int& ten<int>();
