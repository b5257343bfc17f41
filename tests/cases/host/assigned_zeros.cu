// shows: zeros that are assigned look like the first of their type
// prelude: none
enum class E : int { a }; enum class F { a }; enum class G { a }; enum class H { a }; struct R { E e; F f; G g; H h; int i; long l; short s; char c; };
void f1(R r) { r.e = E{}; r.e = {}; r.e = E{}; r.f = {}; r.f = F{}; r.f = {}; r.g = {}; G g{}; r.g = {}; H h = {}; r.h = {}; r.h = H{}; r.h = {}; r.i = int{}; r.i = {}; r.l = {}; r.l = long{}; r.l = {}; r.s = {}; short s{}; r.s = {}; r.s = short(); r.s = {}; char c = {}; r.c = {}; }
