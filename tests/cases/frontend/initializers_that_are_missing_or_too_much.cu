// shows: conditions that declare without an initializer, local externs with one, arrays made with a negative bound
int g();
void f(int n) {
    if (int x) ;
    while (int *y) ;
    for (; int z; ) ;
    switch (int w) { }
    if (int x = g()) ;
    extern int a = 3;
    extern int b{1};
    extern int c(2);
    extern int d;
    new int[-1];
    new int[3 - 5];
    new int[n - 5];
    new int[0];
}
extern int outside = 3;
