// The address of a label alone does nothing.
void f(){ lab: &&lab; void *p = &&lab; (void)&&lab; &&lab, p; }
void g(){ l: &&l; l2: int i = (&&l, 3); }
int unit_anchor=1;
