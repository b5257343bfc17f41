// shows: pragmas about execution spaces stand before declarations
// prelude: none
__attribute__((device)) int D();
int f(int n) {
#pragma nv_exec_check_disable
  int x = 1;
#pragma nv_exec_check_disable
  struct L { int a; };
#pragma hd_warning_disable
  n++;
#pragma nv_exec_check_disable
  using T = int;
#pragma nv_exec_check_disable
  n++;
#pragma nv_exec_check_disable
  ;
#pragma nv_exec_check_disable
  { n++; }
#pragma nv_exec_check_disable
}
#pragma nv_exec_check_disable
;
#pragma nv_exec_check_disable
int v;
#pragma nv_exec_check_disable
namespace N { }
struct S {
#pragma nv_exec_check_disable
  int a;
#pragma nv_exec_check_disable
  public:
#pragma nv_exec_check_disable
};
_Pragma("nv_exec_check_disable") int e();
_Pragma("nv_exec_check_disable")
int e2() { return D(); }
_Pragma("hd_warning_disable") int e3();
_Pragma("nv_abi preserve_n_data(3)") __attribute__((device)) int e4();
#pragma nv_exec_check_disable
