// prelude: none
int hidden_() __attribute__((visibility("hidden")));
int other() __attribute__((visibility("Hidden")));
int joined() __attribute__((visibility("def" "ault")));
__thread int fast __attribute__((tls_model("local-exec")));
__thread int slow __attribute__((tls_model("slow")));
void early() __attribute__((constructor(100)));
void late() __attribute__((constructor(65535)));
void never() __attribute__((constructor(65536)));
void last() __attribute__((destructor(-1)));
struct Object { Object(); static Object member; };
Object first __attribute__((init_priority(100)));
Object second __attribute__((init_priority(101)));
Object none __attribute__((init_priority(0)));
int number __attribute__((init_priority(200)));
extern Object elsewhere __attribute__((init_priority(200)));
Object several[3] __attribute__((init_priority(200)));
void f() { static Object local __attribute__((init_priority(200))); }
typedef int Three __attribute__((vector_size(12)));
typedef int Odd __attribute__((vector_size(3)));
typedef float Whole __attribute__((mode(SI)));
typedef int Real __attribute__((mode(SF)));
typedef Object Class __attribute__((mode(SI)));
int unknown(const char *, ...) __attribute__((format(gnu_printf, 1, 2)));
int ends(int, ...) __attribute__((sentinel(-1)));
