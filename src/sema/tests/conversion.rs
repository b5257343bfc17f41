//! Which of two conversions is better ([over.ics.rank], [over.best.ics]): the overload that a call takes has a size of
//! its own.

use super::check;

#[test]
fn exact_matches_promotions_and_conversions_are_ranked() {
    check(
        r#"
        char (&f(int))[1]; char (&f(long))[2]; char (&f(double))[3]; char (&f(...))[9];
        short s; float x; enum E { e } v; struct S {} o;
        static_assert(sizeof f(1) == 1 && sizeof f(1L) == 2 && sizeof f(1.0) == 3, "exact");
        static_assert(sizeof f(s) == 1 && sizeof f('a') == 1 && sizeof f(true) == 1 && sizeof f(v) == 1, "promoted");
        static_assert(sizeof f(x) == 3, "float is promoted to double");
        static_assert(sizeof f(o) == 9, "an ellipsis takes what nothing else does");
        char (&g(double))[1]; char (&g(...))[2];
        static_assert(sizeof g(1) == 1, "a conversion is better than an ellipsis");
        "#,
        17,
    );
}

#[test]
fn user_defined_conversions_stand_between_standard_ones_and_the_ellipsis() {
    check(
        r#"
        struct From { From(int); }; struct To { operator long() const; };
        char (&f(From))[1]; char (&f(double))[2]; char (&f(...))[3];
        static_assert(sizeof f(1) == 2 && sizeof f(To()) == 2, "");
        char (&g(From))[1]; char (&g(...))[3];
        static_assert(sizeof g(1) == 1 && sizeof g(From(1)) == 1, "");
        static_assert(sizeof g(To()) == 3, "no two user-defined conversions follow each other");
        char (&h(int))[1]; char (&h(long))[2];
        static_assert(sizeof h(To()) == 2, "the second standard conversion counts for the same function");
        "#,
        17,
    );
}

#[test]
fn pointers_prefer_near_bases_void_last_and_bool_after_all() {
    check(
        r#"
        struct A {}; struct B : A {}; struct C : B {}; C *c; int *i;
        char (&f(A *))[1]; char (&f(B *))[2]; char (&f(const void *))[3]; char (&f(bool))[4];
        static_assert(sizeof f(c) == 2 && sizeof f(i) == 3, "");
        static_assert(sizeof f(true) == 4, "");
        char (&g(bool))[1]; char (&g(void *))[2];
        static_assert(sizeof g(i) == 2 && sizeof g(nullptr) == 2, "");
        char (&h(int *))[1]; char (&h(const int *))[2];
        const int *k; static_assert(sizeof h(i) == 1 && sizeof h(k) == 2, "fewer qualifiers are better");
        "#,
        17,
    );
}

#[test]
fn references_bind_to_what_they_fit_best() {
    check(
        r#"
        int n; const int c = 1; int get();
        char (&f(int &))[1]; char (&f(const int &))[2]; char (&f(int &&))[3];
        static_assert(sizeof f(n) == 1 && sizeof f(c) == 2 && sizeof f(get()) == 3 && sizeof f(1) == 3, "");
        char (&g(const int &))[1]; char (&g(...))[2]; char (&h(int &))[1]; char (&h(...))[2];
        static_assert(sizeof g(1L) == 1, "a temporary is made for a reference to const");
        static_assert(sizeof h(1L) == 2 && sizeof h(1) == 2, "and for no other");
        struct S { char (&m() &)[1]; char (&m() const &)[2]; char (&m() &&)[3]; }; S s; const S t = S();
        static_assert(sizeof s.m() == 1 && sizeof t.m() == 2 && sizeof S().m() == 3, "");
        "#,
        17,
    );
}

#[test]
fn a_candidate_wins_when_it_is_better_for_one_argument_and_worse_for_none() {
    check(
        r#"
        char (&f(int, long))[1]; char (&f(int, int))[2]; char (&f(double, ...))[3];
        static_assert(sizeof f(1, 2) == 2 && sizeof f(1, 2L) == 1 && sizeof f(1.0, "") == 3, "");
        template<class T> char (&g(T))[1]; char (&g(int))[2];
        static_assert(sizeof g(1) == 2 && sizeof g(1L) == 1, "a function is better than an instance that fits as well");
        "#,
        17,
    );
}

#[test]
fn lists_convert_as_their_elements_do() {
    check(
        r#"
        namespace std { template<class E> struct initializer_list { const E *b; unsigned long n; }; }
        struct L { L(std::initializer_list<int>); L(int, int); enum { list = 1 }; };
        char (&f(std::initializer_list<int>))[1]; char (&f(std::initializer_list<double>))[2]; char (&f(...))[3];
        static_assert(sizeof f({1, 2}) == 1 && sizeof f({1.0, 2.0}) == 2, "");
        char (&g(int))[1]; char (&g(L))[2];
        static_assert(sizeof g({1}) == 1 && sizeof g({1, 2}) == 2, "");
        "#,
        17,
    );
}
