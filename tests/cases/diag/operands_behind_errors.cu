// shows: what stands behind an operand that cannot be read, and undeclared functions called with errors
// prelude: none
namespace N { }
template<class L,class R,class O> constexpr void test(L l,R r,O x) { }
int f4(int,int,int);
void f1(const char*s){ test(und<const char*>(s), und<const char*>(s), N::so::equal);  }
void f2(const char*s){ test(und<const char*>(s), 2, N::so::equal);  }
void f3(const char*s){ f4(und<const char*>(s), 2, N::so::equal);  }
void f5(const char*s){ f4(1,und<const char*>(s), N::so::equal);  }
void f6(const char*s){ f4(1,und<const char*>(s), 3);  }
void f7(const char*s){ f4(1,s<const char*>(s), N::so::equal);  }
void f8(const char*s){ f4(1,+*const char*(s), N::so::equal);  }
void f9(const char*s){ f4(1, const char*(s), N::so::equal);  }
void g1(const char*s){ f4(1, (1+const)*2, N::so::equal);  }
void g3(const char*s){ int a[3]={1,und<const char*>(s), N::so::equal};  }
void f(const char*name){ static const char* cur; UND("x " << cur << "y " << name); }
template<class T> void ft(const char*name){ static const char* cur; UND("x " << cur << "y " << name); }
inline void fi(const char*name){ UND("a" << name); UND(1); UND(name + name, und2); UND(und2); }
void f_(const char*a,const char*b){ UND("x" << a << "y" << b); }
void g_(const char*a,const char*b){ "x" << a << "y" << b; }
int k(int); 
void h(const char*a,const char*b){ k("x" << a << "y"); k(a*b*a); int z = a*b+a*b; z = -a % b; }
double d; void i(){ d % 2 % 3; (d % 2) * d % 4; k(d<<1<<2); }
