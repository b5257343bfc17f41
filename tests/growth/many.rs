//! Where very many things have one name or stand in one list, they are found by other ways than where they are few: what
//! is found is the same.

use super::{accepted, lines, refused};

/// So many that lists of them are searched by hash.
const MANY: u32 = 100;

#[test]
fn names_that_many_directives_make_visible() {
    let namespaces = lines("", MANY, |i| format!("namespace n{i} {{ extern int v{i}; }}"));
    let directives = lines("", MANY, |i| format!("using namespace n{i};"));
    let uses = "int &a = v0, &b = v99, &c = ::v50; namespace m { int &d = v7; } void f() { v8 = v9; }\n";
    accepted("directives", &format!("{namespaces}{directives}{uses}"));
    let within = format!("{namespaces}namespace all {{ {directives} }}\n");
    accepted(
        "directives_within",
        &format!(
            "{within}int &a = all::v99; namespace c {{ using namespace all; int &b = v98; }} int &d = c::v5;\n"
        ),
    );
    refused(
        "directives_of_others",
        &format!("{within}int &a = v99;\n"),
        2,
        "identifier \"v99\" is undefined",
    );
    let later = "namespace n3 { inline namespace i { extern int late; } namespace j { extern int last; } using namespace j; }\n";
    accepted(
        "directives_later",
        &format!("{namespaces}{directives}{later}int &a = late, &b = last, &c = ::late;\n"),
    );
    let block = "void f() { using namespace n3; v3 = 1; { int v3; v3 = 2; } } int v3; int &r = ::v3;\n";
    accepted("directives_in_block", &format!("{namespaces}void g() {{ {directives} v4 = v5; }}\n{block}"));
}

#[test]
fn names_that_several_of_many_namespaces_declare() {
    let namespaces = lines("", MANY, |i| format!("namespace n{i} {{ struct S{i}; void f(S{i} *); }}"));
    let directives = lines("", MANY, |i| format!("using namespace n{i};"));
    accepted(
        "functions_of_all",
        &format!("{namespaces}{directives}void g(S5 *a, S6 *b) {{ f(a); f(b); ::f(a); }}\n"),
    );
    let two = "namespace n4 { extern int v; } namespace n40 { extern int v; }\n";
    let text = format!("{namespaces}{two}{directives}");
    refused("ambiguous", &format!("{text}int &r = v;\n"), 2, "\"v\" is ambiguous");
    refused("ambiguous_qualified", &format!("{text}int &r = ::v;\n"), 2, "\"v\" is ambiguous");
    // A namespace hides what it nominates itself.
    let hiding = "namespace n4 { extern int w; namespace o { extern int w; } using namespace o; }\n";
    accepted("hidden", &format!("{namespaces}{directives}{hiding}int &r = ::w;\n"));
}

#[test]
fn names_of_many_inline_namespaces() {
    let inner = lines("", MANY, |i| format!("inline namespace i{i} {{ extern int v{i}; struct S{i}; }}"));
    let text = format!(
        "namespace n {{ {inner} struct T {{ int a; }}; inline namespace i0 {{ inline namespace k {{ extern int w; }} }} }}\n"
    );
    accepted(
        "inline",
        &format!("{text}int &a = n::v99, &b = n::w; using namespace n; int &c = v98; n::T s;\n"),
    );
    refused("inline_not", &format!("{text}int &a = n::v100;\n"), 2, "has no member \"v100\"");
}

#[test]
fn friends_among_many() {
    let classes = lines("", MANY, |i| format!("struct S{i} {{ friend int f(S{i} *) {{ return 0; }} }};"));
    accepted("hidden_friends", &format!("{classes}int g(S0 *a, S99 *b) {{ return f(a) + f(b); }}\n"));
    refused(
        "no_hidden_friend",
        &format!("{classes}struct T; int g(T *a) {{ return f(a); }}\n"),
        2,
        "\"f\" is undefined",
    );
    let friends = lines("class S { int a;", MANY, |i| format!("friend class F{i}; friend int f{i}(S &);"));
    let users = "class F70 { int f(S &s) { return s.a; } }; int f30(S &s) { return s.a; }\n";
    accepted("friends", &format!("{friends}}};\n{users}"));
    let other = "class G { int f(S &s) { return s.a; } };\n";
    refused("no_friend", &format!("{friends}}};\n{users}{other}"), 2, "is inaccessible");
    refused(
        "no_friend_function",
        &format!("{friends}}};\nint g(S &s) {{ return s.a; }}\n"),
        2,
        "is inaccessible",
    );
}

#[test]
fn members_among_many() {
    let types = lines("", MANY, |i| format!("struct S{i};"));
    let overloads = lines("struct C {", MANY, |i| format!("C(S{i} *); operator S{i} *(); void f(S{i} *);"));
    accepted(
        "members",
        &format!(
            "{types}{overloads}}};\nC::C(S70 *) {{}} C::operator S71 *() {{ return 0; }} void C::f(S72 *) {{}}\n"
        ),
    );
    for (name, member) in [("constructor", "C(S50 *);"), ("function", "void f(S52 *);")] {
        refused(
            name,
            &format!("{types}{overloads} {member} }};\n"),
            2,
            "invalid redeclaration of member function",
        );
    }
    let derived = lines("struct D : C { using C::f;", MANY / 2, |i| format!("void f(S{i} *);"));
    accepted(
        "brought",
        &format!("{types}{overloads}}};\n{derived}}};\nvoid g(D d, S0 *a, S99 *b) {{ d.f(a); d.f(b); }}\n"),
    );
}

#[test]
fn partial_specializations_among_many() {
    let partial = lines("template<class T, int N> struct A {};", MANY, |i| {
        format!("template<class T> struct A<T, {i}> {{ int a{i}; }};")
    });
    accepted("partials", &format!("{partial}int f(A<int, 70> a) {{ return a.a70; }} A<int, 100> b;\n"));
    let again = "template<class T> struct A<T, 50>; int g(A<char, 50> a) { return a.a50; }\n";
    accepted("partial_again", &format!("{partial}{again}"));
    refused(
        "other_partial",
        &format!("{partial}int f(A<int, 70> a) {{ return a.a71; }}\n"),
        2,
        "has no member \"a71\"",
    );
}

#[test]
fn variables_with_the_name_of_many_functions() {
    let functions = lines("", MANY, |i| format!("struct S{i}; void f(S{i} *);"));
    refused("variable", &format!("{functions}int f;\n"), 2, "incompatible with overloaded function \"f\"");
}

/// Which of many functions are looked at follows from the first two arguments.
#[test]
fn calls_of_one_of_many_functions() {
    let classes = lines("struct O {}; template<class T> struct B {};", MANY, |i| {
        format!(
            "struct S{i} {{}}; struct D{i} : S{i} {{}}; struct V{i} {{ V{i}(S{i}); operator S{i} *(); }}; enum E{i} {{ e{i} }};\n\
             enum class F{i} {{ a }}; char (&f(S{i} *))[{i} + 1]; char (&f(const S{i} &))[{i} + 1]; char (&f(E{i}))[{i} + 1];\n\
             char (&f(F{i}, int))[{i} + 1]; char (&g(O &, const S{i} &))[{i} + 1]; char (&g(O &, F{i}))[{i} + 1];\n\
             template<class T> char (&h(B<T>, S{i}))[{i} + 1]; template<class T> char (&h(const B<T> *, E{i}))[{i} + 1];\n\
             char (&operator+(O, S{i}))[{i} + 1]; char (&operator+(F{i}, F{i}))[{i} + 1]; char (&k(V{i}, int))[{i} + 1];"
        )
    });
    let more = "char (&f(int))[1000]; char (&f(const char *))[1001]; char (&f(...))[1002]; char (&g(O, double))[1003];\n\
        struct W { operator S7() const; }; char (&operator+(O, W))[1004]; enum class G { a };\n";
    let calls = [
        ("f((S70 *)0)", 71),
        ("f((D70 *)0)", 71),
        ("f(D71())", 72),
        ("f(S72())", 73),
        ("f(e73)", 74),
        ("f(F74::a, 1)", 75),
        ("f(V75(S75()))", 76),
        ("f(1)", 1000),
        ("f(1.5)", 1000),
        ("f(\"\")", 1001),
        ("f((void *)0)", 1002),
        ("g(o, S76())", 77),
        ("g(o, F77::a)", 78),
        ("g(O(), 1)", 1003),
        ("h(b, S78())", 79),
        ("h(b, D79())", 80),
        ("h(&b, e80)", 81),
        ("o + S81()", 82),
        ("o + D82()", 83),
        ("o + W()", 1004),
        ("F83::a + F83::a", 84),
        ("k(S84(), 1)", 85),
    ];
    let asserted: String = calls
        .iter()
        .map(|(call, size)| format!("static_assert(sizeof({call}) == {size}, \"\");\n"))
        .collect();
    accepted("calls_of_many", &format!("{classes}{more}O o; B<int> b;\n{asserted}"));
    for (name, call, message) in [
        ("ambiguous_call_of_many", "f(0, 1)", "no instance of overloaded function \"f\""),
        ("null_for_many", "f(nullptr)", "more than one instance of overloaded function \"f\""),
        ("no_second_of_many", "g(o, 1)", "no instance of overloaded function \"g\""),
        ("no_operator_of_many", "o + 1", "no operator \"+\""),
    ] {
        let line = if name == "ambiguous_call_of_many" {
            format!("{classes}int x = {call};\n")
        } else {
            format!("{classes}O o;\nint x = sizeof({call});\n")
        };
        refused(name, &line, 2, message);
    }
}

/// Blocks that declare nothing are passed by.
#[test]
fn names_around_empty_blocks() {
    let text = "int f(int a) { int b = 1; { { { int c = 2; { { b = a + c; { int a = 3; b += a; } } } } } } { int d; { d = b; } b = d; } return b; }\n\
        int g(int a) { if (a == 1) return 1; else if (int b = a) { if (b == 2) return b; else if (a) { { return a + b; } } } return 0; }\n\
        void h() { { { struct L { L *l; void f() { L m; m.l = this; } }; { L l; l.f(); } } } }\n";
    accepted("empty_blocks", text);
    refused("out_of_block", "int f() { { { int c = 1; } { return c; } } }\n", 2, "\"c\" is undefined");
    let chain = lines("int f(int a) { int r = 0;", 500, |i| format!("if (a == {i}) r = {i}; else"));
    accepted("else_if", &format!("{chain} r = a; return r; }}\n"));
}

#[test]
fn columns_of_long_lines() {
    let text = format!("void f(int a) {{ {}b; \u{e9}; }}\n", "a = 1; ".repeat(300));
    refused("long_line", &text, 2, "identifier \"b\" is undefined");
}

#[test]
fn locals_that_each_initialize_the_next_one_twice() {
    let head = "template<class T> struct X { static const int k = 4; void f(int x) { int a0 = x + x;\n";
    let locals = lines("", 60, |i| format!("int a{} = a{i} + a{i};", i + 1));
    let text = format!("{head}{locals}int q = a60 / k; }} }};\n");
    accepted("locals_beside_a_constant_member", &text);
}

#[test]
fn calls_of_many_functions_by_every_way_to_name_them() {
    let classes = lines("", MANY, |i| format!("struct S{i};"));
    let functions = lines("", MANY, |i| format!("char (&f(S{i} *))[{}];", i + 1));
    let chosen = |call: &str| format!("static_assert(sizeof({call}) == 8, \"\");\n");
    let arg = "(S7 *)0";
    let free = format!("{classes}namespace n {{ {functions} }}\n");
    accepted("qualified", &(free.clone() + &chosen(&format!("n::f({arg})"))));
    accepted("used", &format!("{free}using n::f;\n{}", chosen(&format!("f({arg})"))));
    accepted("nominated", &format!("{free}using namespace n;\n{}", chosen(&format!("f({arg})"))));
    let members = format!("{classes}struct C {{ {functions} }}; struct D : C {{}};\n");
    accepted("inherited", &(members + &chosen(&format!("D().f({arg})"))));
    let operators = lines("", MANY, |i| {
        format!("char (&operator()(S{i} *))[{0}]; char (&operator<<(S{i} *))[{0}]; C(S{i} *);", i + 1)
    });
    let object = format!("{classes}struct C {{ C(); {operators} }};\n");
    accepted(
        "operators",
        &format!("{object}{}{}C c((S9 *)0);", chosen("C()((S7 *)0)"), chosen("C() << (S7 *)0")),
    );
    refused("no_operator", &format!("{object}void g(C c, int *p) {{ c << p; }}\n"), 2, "no operator \"<<\"");
    refused(
        "no_constructor",
        &format!("{object}void g(int *p) {{ C c(p); }}\n"),
        2,
        "no instance of constructor",
    );
    let complete = lines("", MANY, |i| format!("struct S{i} {{}}; char (&f(S{i} *))[{}];", i + 1));
    let associated = format!("namespace n {{ {complete} }}\n");
    accepted("associated", &(associated.clone() + &chosen("f((n::S7 *)0)")));
    // What is declared nearer is found as well, and a member or a local declaration is all that is found.
    let nearer =
        format!("{associated}namespace m {{ char f(const void *); char f(int); }} using namespace m;\n");
    accepted("associated_and_nearer", &(nearer + &chosen("f((n::S7 *)0)") + "char c = f(1);\n"));
    refused(
        "no_associated",
        &format!("{associated}struct M {{ void f(int); void g(n::S7 *p) {{ f(p); }} }};\n"),
        2,
        "argument of type \"n::S7 *\"",
    );
    let instances = "template<class T> constexpr unsigned long of(T) { return sizeof(f((S7 *)0)); }\n";
    accepted(
        "in_instances",
        &format!("{classes}{functions}{instances}static_assert(of(1) == 8 && of('a') == 8, \"\");\n"),
    );
}

#[test]
fn functions_declared_between_calls_of_many() {
    let text = lines("struct N {};", 4 * MANY, |i| {
        format!(
            "struct S{i}; char (&f(S{i} *))[{}]; static_assert(sizeof(f((S{i} *)0)) == {0}, \"\");",
            i + 1
        )
    });
    let earlier = "static_assert(sizeof(f((S3 *)0)) == 4, \"\");\n";
    accepted("alternating", &format!("{text}{earlier}"));
    refused(
        "alternating_none",
        &format!("{text}{earlier}void g(N *n) {{ f(n); }}\n"),
        2,
        "no instance of overloaded",
    );
    // Two scopes have the name in turn.
    let turns = lines("", 4 * MANY, |i| {
        format!(
            "struct S{i}; namespace a {{ short f(S{i} *); short u{i} = f((S{i} *)0); }} namespace b {{ int *f(S{i} *); int *v{i} = f((S{i} *)0); }}"
        )
    });
    accepted("in_turn", &turns);
}
