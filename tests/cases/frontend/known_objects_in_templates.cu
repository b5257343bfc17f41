// shows: members of objects of known types are known in templates, whatever their values are made of
struct CV { template <class T> const T *data() const; int off() const; }; struct SV { SV(const CV &); CV offsets() const; CV f; template <class T> T get() const; };
template <class T> void t1(T col) { auto b = SV(col); b.get<int>() + 1; }
template <class T> void t2(T col) { SV b(col); b.offsets().data<int>() + 1; }
template <class T> void t3(T col) { auto b = SV(col); b.f.data<int>() + 1; }
template <class T> void t4(T col) { auto b = SV(col); b.offsets().data<int>() + 1; }
template <class T> void t5(T col) { SV b = SV(col); b.offsets().data<int>() + 1; }
template <class T> void t6(T col) { SV(col).offsets().data<int>() + 1; }
template <class T> void t7(T col) { SV(col).get<int>() + 1; }
template <class T> void t8(T col) { auto b = (SV)(col); b.get<int>() + 1; }
template <class T> void t9(T col) { auto b = static_cast<SV>(col); b.get<int>() + 1; }
template <class T> void ta(T col) { auto b = SV{col}; b.get<int>() + 1; }
template <class T> void tb(T col) { const auto b = SV(col); b.get<int>() + 1; }
template <class T> void tc(T col) { auto &&b = SV(col); b.get<int>() + 1; }
template <class T> void td(T col) { auto b{SV(col)}; b.get<int>() + 1; }
template <class T> void te(T col) { auto const b = SV(col); b.get<int>() + 1; }
template <class T> void tf(T col) { auto b = new SV(col); b->get<int>() + 1; }
template <class T> void th(T col) { auto b = SV(col).offsets(); b.data<int>() + 1; }
