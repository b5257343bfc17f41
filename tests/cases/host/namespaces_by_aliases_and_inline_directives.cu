// shows: using-directives in inline namespaces, and namespaces named by aliases of other namespaces
// flags: --c++17 --frandom-seed=7
// prelude: none
namespace detail { namespace d1 { namespace gp { struct rej {}; template<class> struct km {}; typedef km<int> tm; } struct x1 {}; } 
namespace d2 { using namespace d1; using namespace gp; gp::rej r2; rej r3; } namespace d3 { using d1::x1; namespace al = d1::gp; } }
namespace flow { inline namespace v1 { using namespace detail::d2::gp; using namespace detail::d3::al; } }
flow::rej a; flow::km<int> b; flow::tm c; detail::d2::gp::rej d; detail::d2::x1 e; detail::d2::rej f;
namespace q = detail::d2::gp; q::rej g; using detail::d2::gp::rej; rej h; detail::d3::al::rej i;
namespace detail2 { namespace d1 { namespace gp { struct rej {}; } struct x1 {}; } namespace d3 { namespace al = d1::gp; } namespace bl = d3::al; }
namespace top = detail2; namespace flow2 { using namespace detail2::d3::al; using namespace top; using namespace top::d3; namespace z = detail2::d3::al; using namespace detail2::bl; }
namespace y1 = top; namespace y2 = flow2::z; void ff() { using namespace detail2::d3::al; using namespace detail2::bl; using namespace top::d1; namespace q = detail2::d3::al; using namespace q; detail2::d3::al::rej r; }
namespace detail2 { using namespace d3::al; using namespace bl; namespace w = d3::al; }
