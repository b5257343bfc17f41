//! Which declaration a name finds ([basic.lookup]); each declaration that could be found has a size or value of its own.

use super::check;

#[test]
fn the_nearest_scope_that_declares_a_name_hides_the_others() {
    check(
        r#"
        const int n = 1;
        namespace a { const int n = 2; const int of_a = n; namespace b { const int of_b = n; } }
        static_assert(a::of_a == 2 && a::b::of_b == 2, "");
        struct S { enum { n = 3 }; static_assert(n == 3, ""); int f() { static_assert(n == 3, ""); return 0; } };
        int f() { static_assert(n == 1, ""); const int n = 4; { const int n = 5; static_assert(n == 5, ""); }
            static_assert(n == 4 && ::n == 1, ""); return 0; }
        "#,
        17,
    );
}

#[test]
fn a_class_is_hidden_by_a_function_or_variable_and_found_by_its_tag() {
    check(
        "struct T { char c[7]; }; const int T = 2; static_assert(T == 2 && sizeof(struct T) == 7, \"\");",
        17,
    );
}

#[test]
fn members_are_found_in_bases_unless_the_class_declares_them() {
    check(
        r#"
        struct A { enum { one = 1, two = 1 }; }; struct B : A { enum { two = 2 }; };
        static_assert(B::one == 1 && B::two == 2 && B::A::two == 1, "");
        struct C : virtual A { enum { two = 3 }; }; struct D : virtual A {}; struct E : C, D { int m() { return two; } };
        static_assert(E::two == 3, "");
        "#,
        17,
    );
}

#[test]
fn using_declarations_directives_and_inline_namespaces() {
    check(
        r#"
        namespace a { const int x = 1, y = 1; inline namespace v { const int z = 3; } }
        namespace b { using a::x; using namespace a; const int y = 2; }
        static_assert(b::x == 1 && b::y == 2 && b::z == 3 && a::z == 3 && a::v::z == 3, "");
        int f() { using namespace a; static_assert(y == 1, ""); return 0; }
        "#,
        17,
    );
}

#[test]
fn calls_look_into_the_namespaces_of_their_arguments() {
    check(
        r#"
        namespace a { struct S {}; char (&f(S))[2]; template<class T> struct W {};
            struct F { friend char (&g(F))[4]; }; }
        char (&f(...))[1]; char (&g(...))[1];
        static_assert(sizeof f(a::S()) == 2 && sizeof f(a::W<int>()) == 1 && sizeof f(1) == 1, "");
        static_assert(sizeof (f)(a::S()) == 1, "parentheses turn it off");
        static_assert(sizeof g(a::F()) == 4, "a friend is found by the argument alone");
        namespace c { template<class T> struct V {}; char (&f(V<a::S>))[8]; }
        static_assert(sizeof f(c::V<a::S>()) == 8, "");
        "#,
        17,
    );
}

#[test]
fn names_of_templates_are_looked_up_where_they_are_defined() {
    check(
        r#"
        char (&h(long))[1];
        template<class T> struct A { enum { size = sizeof h(0) }; };
        char (&h(int))[2];
        static_assert(A<int>::size == 1, "a later declaration is not seen");
        namespace n { struct S {}; }
        template<class T> int late() { return sizeof k(T()); }
        template<class T> struct B { static const int size = sizeof k(T()); };
        namespace n { char (&k(S))[3]; }
        static_assert(B<n::S>::size == 3, "one found by the argument is");
        struct X { enum { v = 1 }; }; enum { v = 2 };
        template<class T> struct D : T { static_assert(v == 2, "a dependent base is not searched"); };
        template<class T> struct E : X { static_assert(v == 1, "another one is"); };
        D<X> d; E<X> e;
        "#,
        17,
    );
}
