// flags: --frandom-seed=7
// shows: friends in namespaces around the innermost one are named with the path
namespace std { namespace ep { class eptr; } using ep::eptr; template<class T> eptr mk(T) noexcept; eptr cur() noexcept;
namespace ep { class eptr { eptr(void*); template<class T> friend eptr std::mk(T) noexcept; friend eptr std::cur() noexcept; }; } 
template<class T> eptr mk(T) noexcept { return eptr((void*)0); } }
