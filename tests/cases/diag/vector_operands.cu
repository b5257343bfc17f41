// prelude: none
// shows: Vectors that do not go together, scalars that are no elements, and conversions that there are not.
typedef int ints __attribute__((vector_size(16)));
typedef unsigned uints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));
typedef long long longs __attribute__((vector_size(16)));
typedef long plain_longs __attribute__((vector_size(16)));
typedef short shorts __attribute__((vector_size(16)));
typedef int few __attribute__((vector_size(8)));
extern ints a; extern uints u; extern floats f; extern longs l; extern plain_longs p; extern shorts s; extern few n;
int i; long big; double d;
ints of_unsigned = u;
ints of_scalar = 1;
ints of_floats = f;
ints of_few = n;
int of_vector = a;
bool truth = a;
void takes(ints); void takes_int(int);
void use()
{
    a + f;
    l + p;
    a + n;
    s + i;
    s + 70000;
    a + big;
    f + i;
    f + d;
    f + 16777217;
    u + -1;
    f & f;
    ~f;
    a == f;
    a += u;
    a += f;
    f *= d;
    a = f;
    ++a;
    a--;
    true ? a : u;
    takes(f);
    takes(1);
    takes_int(a);
    if (a) ;
    while (a == a) ;
    (int)a;
    (floats)1;
    static_cast<floats>(a);
}
