// prelude: none
typedef void F(); using H = void(); void k(); F f { } struct S { F m {} static F sf {} friend F ff {} F n; void own() {} }; namespace N { F q {} } F S::n {} extern "C" F ec {} H l {} inline F in { return; } decltype(k) dk {} F g; F t try { } catch (...) { }
