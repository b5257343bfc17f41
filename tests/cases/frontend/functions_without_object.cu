// Qualifiers, virtual and this where there is no object.
struct S { static void st() const; virtual static void vs(); };
void free_fn() const { }
int z = this->q;
namespace N { auto x = this; }
