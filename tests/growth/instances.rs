//! What a member declares of a class template instance is part of its definition, and must be known then.

use super::{accepted, refused};

const VALUE: &str = "template<long> struct G { typedef int t; static const long value = 1; };\n\
    struct A { static long v; static const long c = 3; static constexpr long d = 4; };\n";

#[test]
fn sizes_of_the_class_that_a_member_is_declared_in() {
    for (name, member) in [
        ("own_array", "char a[sizeof(S)];"),
        ("own_array_by_arguments", "char a[sizeof(S<T>)];"),
        ("own_enumerator", "enum { e = sizeof(S) };"),
        ("own_width", "int b : sizeof(S);"),
        ("own_parameter", "void f(int (&)[sizeof(S)]);"),
        ("own_typedef", "typedef char t[sizeof(S)];"),
        ("own_alias", "using t = char[sizeof(S)];"),
        ("own_operand", "decltype(sizeof(S)) t;"),
    ] {
        let text = format!("template<class T> struct S {{ int x; {member} }};\n");
        accepted(name, &text);
        refused(name, &(text + "S<int> s;\n"), 2, "incomplete type \"S<int>\" is not allowed");
    }
    let complete = "template<class T> struct S { int x; void f() noexcept(sizeof(S) > 1) { char a[sizeof(S)]; }\n\
        void g(int = sizeof(S)); int y = sizeof(S); static constexpr int size() { return sizeof(S); } static const int z;\n\
        struct In { char a[sizeof(S)]; }; S() : x(sizeof(S)) {} };\n\
        template<class T> const int S<T>::z = sizeof(S<T>);\n\
        S<int> s; S<int>::In in; int size = S<int>::size() + S<int>::z + sizeof(S<int>);\n";
    accepted("size_of_complete_instance", complete);
}

#[test]
fn arguments_of_members_that_are_not_constant() {
    for (name, member) in [
        ("argument_of_field", "G<T::v> *p;"),
        ("argument_of_typedef", "typedef G<T::v> t;"),
        ("argument_of_enumerator", "enum { e = G<T::v>::value };"),
        ("argument_of_bound", "int a[G<T::v>::value];"),
        ("argument_of_parameter", "void f(G<T::v + 1>);"),
    ] {
        let text = format!("{VALUE}template<class T> struct H {{ {member} }};\nH<A> h;\n");
        refused(
            name,
            &text,
            2,
            "the value of member \"A::v\" (declared at line 2) cannot be used as a constant",
        );
    }
    let base = format!("{VALUE}template<class T> struct H : G<T::v> {{}};\nH<A> h;\n");
    refused("argument_of_base", &base, 2, "expression must have a constant value");
    let valid = "template<const long &> struct R {}; template<long *> struct P {};\n\
        template<class T> struct H { G<T::c> c; G<T::d> d; R<T::v> r; P<&T::v> p; G<sizeof(T::v)> s; decltype(T::v) x; };\n\
        template<class T, class = void> struct Has { int no; };\n\
        template<class T> struct Has<T, typename G<T::v>::t> { int yes; }; struct Both { Has<A> a; Has<int> i; };\n\
        H<A> h; Both both;\n";
    accepted("constant_arguments", &(VALUE.to_string() + valid));
}
