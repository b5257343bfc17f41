// prelude: none
namespace o { float a(float); inline float b(float) { return 1; } inline namespace i { inline float c(float) { return 1; } } extern "C" float e(float); template<class T> T f(T) { return 1; } }
using o::a; using o::b; using o::c; using o::e; using o::f;
float a(float);
inline float b(float) { return 2; }
float c(float) { return 2; }
extern "C" float e(float);
template<class T> T f(T) { return 2; }
namespace o { float c(float); inline float d(float) { return 1; } }
namespace p { using namespace o; float d(float) { return 1; } using o::d; }
namespace o { float a1(float); } using o::a1; float a1(float);
namespace o { float a2(float); } using o::a2; inline float a2(float);
namespace o { float a3(float); } using o::a3; float a3(float) { return 1; }
namespace o { float a4(float); } using o::a4; inline float a4(float) { return 1; }
namespace o { float a5(float); } using o::a5; static float a5(float) { return 1; }
namespace o { inline float a6(float); } using o::a6; float a6(float);
namespace o { inline float a7(float); } using o::a7; inline float a7(float);
namespace o { inline float a8(float); } using o::a8; float a8(float) { return 1; }
namespace o { inline float a9(float); } using o::a9; inline float a9(float) { return 1; }
namespace o { inline float a10(float); } using o::a10; static float a10(float) { return 1; }
namespace o { float a11(float) { return 1; } } using o::a11; float a11(float);
namespace o { float a12(float) { return 1; } } using o::a12; inline float a12(float);
namespace o { float a13(float) { return 1; } } using o::a13; float a13(float) { return 1; }
namespace o { float a14(float) { return 1; } } using o::a14; inline float a14(float) { return 1; }
namespace o { float a15(float) { return 1; } } using o::a15; static float a15(float) { return 1; }
namespace o { inline float a16(float) { return 1; } } using o::a16; float a16(float);
namespace o { inline float a17(float) { return 1; } } using o::a17; inline float a17(float);
namespace o { inline float a18(float) { return 1; } } using o::a18; float a18(float) { return 1; }
namespace o { inline float a19(float) { return 1; } } using o::a19; inline float a19(float) { return 1; }
namespace o { inline float a20(float) { return 1; } } using o::a20; static float a20(float) { return 1; }
namespace o { static float a21(float) { return 1; } } using o::a21; float a21(float);
namespace o { static float a22(float) { return 1; } } using o::a22; inline float a22(float);
namespace o { static float a23(float) { return 1; } } using o::a23; float a23(float) { return 1; }
namespace o { static float a24(float) { return 1; } } using o::a24; inline float a24(float) { return 1; }
namespace o { static float a25(float) { return 1; } } using o::a25; static float a25(float) { return 1; }
namespace o { constexpr float a26(float) { return 1; } } using o::a26; float a26(float);
namespace o { constexpr float a27(float) { return 1; } } using o::a27; inline float a27(float);
namespace o { constexpr float a28(float) { return 1; } } using o::a28; float a28(float) { return 1; }
namespace o { constexpr float a29(float) { return 1; } } using o::a29; inline float a29(float) { return 1; }
namespace o { constexpr float a30(float) { return 1; } } using o::a30; static float a30(float) { return 1; }
