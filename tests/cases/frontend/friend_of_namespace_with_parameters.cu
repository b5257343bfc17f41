// What follows the name of a befriended function is looked up in the class.
namespace outer { template <class C> int &peek(C &c); }
template <class I, class S> struct Pair {
private:
    typedef I first_type;
    int data;
    friend int &outer::peek<>(Pair<I, S> &);
    friend int &outer::peek<>(Pair<first_type, S *> &);
};
struct half { static half(max)(); static half(min)() { return half(); } half() { } };
