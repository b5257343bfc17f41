// shows: what a declaration outside of classes names is accessible to what it declares
// prelude: none
template <typename T> class List {
  struct Node { T v; Node *next; };
  typedef int private_t;
  enum E { A };
protected:
  struct P {};
public:
  struct Q {
  private:
    struct R {};
  };
  Node *first();
};
List<int>::Node *gn;
List<int>::private_t gp;
List<int>::E ge;
List<int>::P gq;
List<int>::Q::R gr;
struct NT {
private:
  struct N {};
  typedef int t;
};
NT::N *n1;
NT::t n2;
List<int>::Node *fun(List<int>::private_t, NT::t);
int a = sizeof(NT::N), b = sizeof(List<int>::Node);
using NA = List<int>::Node;
typedef List<int>::Node NB;
struct DD : List<int>::Node {};
struct EE : NT { N *x; };
struct NF {
private:
  typedef int t;
  friend t ffn(NF::t);
  friend struct FR;
  static t sm(t);
  struct In;
};
NF::t ffn(NF::t) { NF::t x; return 0; }
struct FR { NF::t q; NF::t f(); };
NF::t FR::f() { return NF::t(); }
NF::t NF::sm(NF::t x) { return 0; }
struct NF::In { t z; NF::t y; };
template <class T> List<int>::Node *skipped(NF::t);
template <typename T> typename List<T>::Node *List<T>::first() { return nullptr; }
int main() {
  List<int>::Node *n;
  auto k = List<int>::A;
  sizeof(NT::N);
  (NT::t)0;
  new NT::N;
}
