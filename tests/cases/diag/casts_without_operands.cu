// prelude: none
// Casts and sizeof without operands
void f(int); void ff() { int a; a = (int); f((int)); a = (int) ]; a = (int) * ; a = (int)(); a = sizeof(int) ; (int); (int)+; a = (int) ,3; f((int), 1); }
int b = (int); int c = sizeof; int d = sizeof(int; int e = sizeof +; 
int u = int; int v = int + 1; int x = int(; int y = (int)) ;
