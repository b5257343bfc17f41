// flags: 
struct S { struct S { };
S s{
  __nv_atomic_load(&s