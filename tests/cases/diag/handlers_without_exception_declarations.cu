int var; namespace ns { int q; }
void f() {
  try { } catch (und) { int i = 0; }
  try { } catch (3) { int i = 0; }
  try { } catch (var) { int i = 0; }
  try { } catch (var e) { int i = 0; }
  try { } catch (ns::q) { int i = 0; }
  try { } catch (ns::z) { int i = 0; }
  try { } catch (ns::z& e) { int i = 0; }
  try { } catch (::und&) { int i = 0; }
  try { } catch (und*) { int i = 0; }
  try { } catch (und<int>&) { int i = 0; }
  try { } catch (und::x e) { int i = 0; }
  try { } catch (und::x& e) { int i = 0; }
  try { } catch (& e) { int i = 0; }
}
