// Arguments of launches of which the configuration is not closed end where these were passed
__global__ void ok(float*, int);
void a() { ok<<<1, 2>>(nullptr, 1); return; }
void b() { ok<<<1, 2>>(nullptr); return; }
void c() { ok<<<1, 2 (nullptr, 1); return; }
void d() { ok<<<1, 2>(nullptr, 1); return; }
void e() { ok<<<1, 2>>>(nullptr; return; }
void f() { ok<<<1, 2>>>; return; }
void g() { ok<<<1, 2>>> nullptr, 1; return; }
void h() { ok<<<1>>>(nullptr, 1); return; }
void i() { ok<<<1, 2>>>(nullptr); return; }
void j() { ok<<<>>>(nullptr, 1); return; }
void k() { ok<<<1, 2>>1, 3; return; }
void l() { ok<<<1, 2; return; }
void m() { ok<<<1, 2>>(nullptr, 1)) return; }
