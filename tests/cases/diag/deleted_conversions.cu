// prelude: none
struct IL { IL(int& x); IL(const int&) = delete; }; struct FD { operator int() = delete; operator char*(); }; void eati(IL); void eint(int); IL ret() { return 3; } 
template<class T> void eatt(T); void q(FD f) { eati(3); eatt<IL>(3); eint(f); IL a = 3; int j = f; const IL& r = 4; IL b[2] = {1, 2}; struct S { IL i; } s = {5}; throw 0 ? IL(6) : 7; }
struct IM { IM(int& x); IM(const int&) = delete; IM(int, int) = delete; };
void q2() { IM(6); (IM)6; static_cast<IM>(6); IM{6}; IM(1, 2); IM{1, 2}; new IM(6); new IM{6}; auto a = IM(6); IM b(6); IM c{6}; IM d = {6}; const IM& e = IM(6); const IM& f{6}; }
