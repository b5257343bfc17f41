// prelude: none
// Handlers that earlier ones mask, shown with the types that they declare; pointers to bases too
struct B { virtual ~B(); }; struct D : B {}; typedef const B& CR;
void f() { try {} catch (B& b) {} catch (D&) {} 
try {} catch (B) {} catch (D&) {} 
try {} catch (const B&) {} catch (D) {} 
try {} catch (CR) {} catch (const D) {} 
try {} catch (B*) {} catch (D*) {} 
try {} catch (int) {} catch (const int&) {} 
try {} catch (const int) {} catch (int) {} 
}
