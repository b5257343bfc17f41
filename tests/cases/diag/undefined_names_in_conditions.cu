// prelude: none
// flags: --remarks
#if ABC
#endif
int x;
