// prelude: none
// Default arguments of value parameters are converted as arguments are: nothing may be lost
template<unsigned long E = -1> struct a {}; template<unsigned char E = 300> struct b {}; template<int E = 3000000000u> struct c {}; template<bool B = 2> struct d {}; template<char c = 'a'> struct g {}; template<unsigned u = 1> struct h {}; template<int i = 1.5> struct i1 {}; template<unsigned long E = (unsigned long)-1> struct j {}; template<unsigned long E = ~0> struct k {}; template<unsigned long E = -1ul> struct l {};
a<-1> y; a<> z; int main() {  }
