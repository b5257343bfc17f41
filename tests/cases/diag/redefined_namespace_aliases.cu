// prelude: none
namespace N { int x; } namespace M { int y; } namespace P = N; namespace P = M; namespace P = N; namespace K { namespace P = N; namespace P = M; } void f() { namespace R = N; namespace R = M; namespace R = N; } int i = P::x;
