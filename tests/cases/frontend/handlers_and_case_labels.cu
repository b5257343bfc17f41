// masked handlers, and values of case labels and array bounds of other types
struct A { }; struct B : A { }; struct C { };
void f() { try { } catch (A) { } catch (B &) { } catch (const A &) { } catch (int) { } catch (int) { } catch (C &&) { } catch (...) { } }
enum class E { a, b }; enum O { o };
void g(int x, E e, O w) { switch (x) { case 1.5: ; case 2: ; case E::a: ; } switch (e) { case 0: ; case E::b: ; case o: ; } switch (w) { case 1: ; } int z[2.5]; }
