// shows: attributes between a name and its initializer
// prelude: none
struct Two { Two(int, int); Two(); ~Two(); };
Two foo __attribute__((init_priority(1005))) (5, 6);
Two hoo[3] __attribute__((init_priority(1007)));
Two coo __attribute__((init_priority(1003)));
extern Two goo; Two goo __attribute__((init_priority(1004))) = Two(1, 2);
__attribute__((init_priority(1009))) Two zoo{1, 2};
static Two soo __attribute__((init_priority(1008)));
namespace n { Two noo __attribute__((init_priority(1010))) (1, 2); }
Two moo [[gnu::init_priority(1011)]] (1, 2);
__attribute__((section("abc"))) int s1 (5); int s2 __attribute__((section("abc"))) (5); int s3 __attribute__((aligned(16))) (5); int s4 __attribute__((unused)) {3};
void f() { static Two q __attribute__((aligned(32))) (1, 2); Two w __attribute__((unused)) (1, 2); }
