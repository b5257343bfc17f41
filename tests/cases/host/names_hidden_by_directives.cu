// shows: What using-directives bring in hides outer names, wherever they stand.
// prelude: none
struct dim3 { unsigned x,y,z; }; struct B {};
namespace cute { using dim3 = ::dim3; } 
using namespace cute;
::dim3 a;
namespace x { ::dim3 a; struct q { ::dim3 b; }; }
namespace cute2 { struct B {}; } 
namespace x { ::B a0; }
using namespace cute2;
namespace x { ::B a1; }
int anchor = 1;
