// flags: --c++17
// prelude: none
// Which of several conversion functions makes an object.
template<class T> T&& moved(T&);
struct Result { Result(Result&&); Result(const Result&); };
struct Source { operator Result() &&; operator Result const&() const&; };
void made() { Source x; Result d(moved(x)); Result e(x); Result g = x; Result h = moved(x); }
struct Other { operator Result(); };
void plain() { Other x; Result d(x); Result e{x}; }
