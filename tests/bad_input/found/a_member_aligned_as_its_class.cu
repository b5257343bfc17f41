struct S { alignas(S) S *p; };
int size = sizeof(S);
