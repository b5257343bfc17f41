//! Types that a few lines make part of one type in very many places: each is looked at once, or a bounded number of times.

use super::{accepted, lines, refused, translate_as};

/// How many levels there are: the type has twice as many parts with each.
const LEVELS: u32 = 60;

/// Function types whose result and parameter are the type before.
fn function_types(uses: &str) -> String {
    let types = lines("typedef int T0;", LEVELS, |i| format!("typedef T{i} (*T{})(T{i});", i + 1));
    types + &uses.replace("TYPE", &format!("T{LEVELS}"))
}

/// Alias templates that name the one before twice.
fn aliases(first: &str, rest: &str, uses: &str) -> String {
    let aliases = lines(first, LEVELS, |i| {
        let before = format!("A{i}<T>");
        format!("template<class T> using A{} = {};", i + 1, rest.replace("BEFORE", &before))
    });
    aliases + &uses.replace("ALIAS", &format!("A{LEVELS}"))
}

const PAIR: &str = "template<class T, class U> struct P; template<class T> using A0 = T;";

#[test]
fn empty_classes_in_classes() {
    for first in ["struct S0 {};", "struct S0 { S0(S0 &&); S0(); };"] {
        let classes = lines(first, LEVELS, |i| format!("struct S{} {{ S{i} a, b; }};", i + 1));
        accepted(
            "empty_classes",
            &(classes + "static_assert(sizeof(S60) == 1ull << 60, \"\"); S60 *p; S24 s;\n"),
        );
    }
    let text = "struct E {}; struct A : E { E e; }; struct B : E { A a; }; struct C { A a; [[no_unique_address]] E e; };\n\
        static_assert(sizeof(A) == 2 && sizeof(B) == 3 && sizeof(C) == 3, \"\");\n";
    accepted("empty_parts", text);
}

#[test]
fn function_types_of_function_types() {
    accepted("variables", &function_types("TYPE x; TYPE y = x; void g(TYPE a) { TYPE b = a; b = x; }"));
    accepted("closures", &function_types("void g(TYPE a) { auto b = a; auto l = [a] { return a; }; l(); }"));
    let template = "template<class T> struct W { T t; }; W<TYPE> w;";
    refused("printed_types", &function_types(template), 4, "too many parts");
}

#[test]
fn alias_templates_of_alias_templates() {
    let pair = "P<BEFORE, BEFORE>";
    accepted("aliases", &aliases(PAIR, pair, "ALIAS<int> *x;"));
    accepted(
        "alias_calls",
        &aliases(
            PAIR,
            pair,
            "template<class T> void f(ALIAS<T> *); ALIAS<int> *x; void g() { f<int>(x); f(x); }",
        ),
    );
    let members = "template<class T> struct Y { ALIAS<T> *x; typename ALIAS<T>::t *y; void f(ALIAS<T> *); };\n\
        template<class T> void Y<T>::f(ALIAS<T> *) {} Y<int> *y;";
    accepted("alias_members", &aliases(PAIR, pair, members));
    let partial = "template<class T> struct Y; template<class T> struct Y<ALIAS<T>> { int a; };\n\
        int q = sizeof(Y<ALIAS<int>>);";
    refused("alias_partial", &aliases(PAIR, pair, partial), 4, "too many parts");
    let function = "template<class T> using A0 = T;";
    let overloads = "template<class T> void f(ALIAS<T>); template<class T> void f(ALIAS<T>, int = 0); void g(ALIAS<int> x) { f(x); }";
    refused("alias_order", &aliases(function, "BEFORE (*)(BEFORE)", overloads), 2, "more than one instance");
}

#[test]
fn defaults_that_name_the_parameter_before() {
    let parameters: Vec<_> = (0..70_000).map(|i| format!("int a{} = a{i}", i + 1)).collect();
    let text = format!(
        "template<int a0, {}> struct S {{ static const int v = a70000; }};\nstatic_assert(S<7>::v == 7, \"\");\n",
        parameters.join(", ")
    );
    accepted("defaults_in_a_chain", &text);
    let parameters: Vec<_> = (0..70_000).map(|i| format!("class A{i} = T")).collect();
    accepted(
        "type_defaults",
        &format!("template<class T, {}> struct S {{}}; S<int> s;\n", parameters.join(", ")),
    );
    let text =
        "template<int a, int b = a, class T = int[b]> void f(T (*)[a]); void g(int (*p)[3][3]) { f(p); }\n";
    accepted("few_defaults", text);
}

#[test]
fn constants_and_defaults_that_name_the_one_before_twice() {
    let kinds = [
        ("integers", "const int c0 = 1;", "const int cNEXT = cTHIS - cTHIS;", "int a[c60 + 1];"),
        ("references", "const int &c0 = 1;", "const int &cNEXT = cTHIS - cTHIS;", "int a = c60;"),
        ("enumerators", "enum { c0 = 1 };", "enum { cNEXT = cTHIS - cTHIS };", "int a[c60 + 1];"),
        (
            "static_members",
            "struct C0 { static const int v = 1; };",
            "struct CNEXT { static const int v = CTHIS::v - CTHIS::v; };",
            "int a[C60::v + 1];",
        ),
        (
            "exceptions",
            "void f0() noexcept;",
            "void fNEXT() noexcept(noexcept(fTHIS()) && noexcept(fTHIS()));",
            "bool b = noexcept(f60());",
        ),
        ("arguments", "int f0(int a = 1);", "int fNEXT(int a = fTHIS() + fTHIS());", "int x = f60();"),
        (
            "members",
            "struct S0 { int a = 1; };",
            "struct SNEXT { STHIS a = STHIS{}, b = STHIS(); };",
            "S60 x; S60 y{};",
        ),
        (
            "closures_of_closures",
            "auto f0 = [](auto x) { return x; };",
            "auto fNEXT = [](auto x) { return fTHIS(fTHIS(x)); };",
            "int x = f60(1);",
        ),
        (
            "namespaces",
            "namespace n0 { int v; }",
            "namespace nNEXT { using namespace nTHIS; namespace m { using namespace nTHIS; } using namespace m; }",
            "int x = n60::v;",
        ),
    ];
    for (name, first, next, uses) in kinds {
        let line = |i: u32| next.replace("NEXT", &(i + 1).to_string()).replace("THIS", &i.to_string());
        accepted(name, &(lines(first, LEVELS, line) + uses));
    }
}

#[test]
fn braces_for_several_constructors() {
    let classes = "struct A { A(int); A(A, A); }; struct B { B(A); B(int, int); B(B, int); };\n";
    let nested = |open: &str, close: &str| format!("{}1{}", open.repeat(60), close.repeat(60));
    for initializer in [nested("{", "}"), nested("{", ", 1}"), nested("{{", "}, {1}}")] {
        let text = format!("{classes}B b = {initializer};\n");
        assert!(matches!(translate_as("nested_braces", &text, "--c++17").status.code(), Some(0 | 2)));
    }
}

#[test]
fn requires_clauses_that_ask_for_their_own_function() {
    for text in [
        "template<class T> requires requires(T t) { t + t; } bool operator+(T, T);\nstruct S {}; bool b = S() + S();\n",
        "template<class T> bool operator+(T, T) requires requires(T t) { t + t; };\nstruct S {}; bool b = S() + S();\n",
        "template<class T> requires requires(T t) { t - t; } bool operator+(T, T);\nstruct S {}; bool b = S() + S();\n",
    ] {
        let output = translate_as("own_operator", text, "--c++20");
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && messages.contains("no operator \"+\""), "{messages}");
    }
}

#[test]
fn types_of_nearly_all_bytes() {
    accepted(
        "large_class",
        "struct A { char a[1ull << 62]; int x : 3; }; struct B { A a, b; };\n\
         static_assert(__builtin_offsetof(B, b) == (1ull << 62) + 4 && sizeof(B) == (1ull << 63) + 8, \"\");\n\
         char a[0xffffffffffffffffull];\n",
    );
    refused(
        "too_large_class",
        "struct A { char a[1ull << 63]; }; struct B { A a, b; };",
        2,
        "class is too large",
    );
    for array in ["int a[1ull << 62];", "typedef int T[4][1ull << 60];", "int *p = new int[1ull << 62];"] {
        refused("too_large_array", array, 2, "array is too large");
    }
    for alignment in ["1.5", "nullptr", "(void)0"] {
        refused("alignment", &format!("alignas({alignment}) int x;"), 2, "instead of the required integral");
    }
}
