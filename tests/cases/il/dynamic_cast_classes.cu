// flags: --il_display
// prelude: none
// Classes that are needed whole since dynamic_cast finds out which of them an object has.
struct First { First(int); int a; virtual void v(); }; struct Second : First { Second(); };
Second *down(First *p) { return dynamic_cast<Second *>(p); }
struct Third { Third(int); virtual void v(); }; struct Fourth : virtual Third { Fourth() : Third(1) {} };
struct Fifth : Fourth { Fifth() : Third(2) {} Fifth(const Fifth &) = default; };
