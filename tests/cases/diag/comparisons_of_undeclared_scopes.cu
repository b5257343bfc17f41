namespace ns { int var; }
void f(int n) {
  int a = und1::v < 3; int b = und2::v < n; if (und3::x < n) {} bool c = ns::und4::v < 3; bool d = ns::und5::v < n;
  for (int i = 0; i < und6::n; i++) {} while (und7::k < n && n > 3) {} n = und8::a::b < 7 ? 1 : 2; ns::und9::g(n < 3); n = (und10::v < 2);
}
int g1 = und11::v < 3; int g2 = ns::und12::v < 4;
