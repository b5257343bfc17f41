// shows: qualifiers that friend declarations need not have
// prelude: none
int global();
namespace m { int far(); }
namespace n {
int near(int);
template<class T> int made(T);
struct k { int member(); };
inline namespace j { int inner(); }
class c {
  friend int n::near(int);
  friend int ::n::near(int);
  friend int n::inner();
  friend int n::j::inner();
  friend int ::global();
  friend int m::far();
  friend int k::member();
  friend int n::made<int>(int);
  class nested { friend int n::near(int); };
};
template<class T> class t { friend int n::near(int); };
}
class g { friend int ::global(); friend int n::near(int); };
