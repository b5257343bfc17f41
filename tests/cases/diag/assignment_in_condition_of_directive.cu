// prelude: none
#if (x=2)
#endif
int y;
