// shows: Where recovery skips more than two lines, the place is told where the parse goes on
// prelude: none
void f(int n) {
  foo bar
   + 3
   + 4
   + 5
   + 6;
}
int a 3
 
 ;
int b 3


 ;
int c 3



 ;
int d 3 {


 } ;
