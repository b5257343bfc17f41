// shows: using-declarations, using-directives and namespace aliases name namespaces that nearer ones hide
// prelude: none
int anchor = 1;
namespace std { template<class T> struct il {}; struct A {}; void fn(); namespace in { struct Z {}; } }
namespace cuda { namespace std { using ::std::il; using ::std::A; using ::std::fn; using ::std::in::Z; inline namespace __4 { using ::std::il; using ::std::A; void g() { using ::std::A; ::std::fn(); } template<class T> struct Q : ::std::il<T> { using ::std::il<T>::x; ::std::A a; }; } using namespace ::std::in; namespace sx = ::std; namespace sy = ::std::in; }
namespace q { namespace std { struct A {}; } using ::std::il; using std::A; using namespace ::std; } using std::A; }
namespace foo { using std::il; using namespace std; namespace bar = std; }
int fin;
