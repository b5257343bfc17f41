//! Small inputs whose meaning doubles with each line: a program that looks at each part once for each place where it is
//! met would not end on them. Each must be taken, or refused with a message.

mod instances;
mod many;
mod shared_types;

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Translates `text`; `name` names its files.
fn translate(name: &str, text: &str) -> Output {
    translate_as(name, text, "--c++17")
}

fn translate_as(name: &str, text: &str, standard: &str) -> Output {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("growth");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let (source, host) = (folder.join(format!("{name}.ii")), folder.join(format!("{name}.c")));
    fs::write(&source, text).expect("the source can be written");
    Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args([
            standard,
            "--m64",
            "--parse_templates",
            "--stub_file_name",
            "unit.stub.c",
            "--gen_c_file_name",
        ])
        .arg(host)
        .arg(source)
        .output()
        .expect("the program runs")
}

fn accepted(name: &str, text: &str) {
    let output = translate(name, text);
    let messages = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{name}: {messages}");
}

fn refused(name: &str, text: &str, status: i32, message: &str) {
    let output = translate(name, text);
    let messages = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{name}: {messages}");
    assert!(messages.contains(message), "{name}: {messages}");
}

/// `first`, and a line for each number below `count`.
fn lines(first: &str, count: u32, line: impl Fn(u32) -> String) -> String {
    (0..count).fold(format!("{first}\n"), |mut text, i| {
        writeln!(text, "{}", line(i)).expect("a string takes all text");
        text
    })
}

#[test]
fn classes_with_two_members_of_the_class_before() {
    let classes = lines("struct S0 { int i; };", 40, |i| format!("struct S{} {{ S{i} a, b; }};", i + 1));
    let uses = "int size = sizeof(S40) > 1; S40 object; void f() { S40 copy = object; copy = object; }\n\
        bool copies = __is_trivially_copyable(S40), plain = __is_pod(S40), throws = __has_nothrow_copy(S40);";
    accepted("two_members", &(classes + uses));
}

#[test]
fn classes_with_members_of_the_two_classes_before() {
    let first = "struct S0 { int i; }; struct S1 { int i; };";
    let classes = lines(first, 38, |i| format!("struct S{} {{ S{} a; S{i} b; }};", i + 2, i + 1));
    let uses = "S39 object; void f() { S39 copy = object; copy = object; S39 empty{}; }\n\
        bool literal = __is_literal_type(S39), layout = __is_standard_layout(S39);";
    accepted("two_before", &(classes + uses));
}

#[test]
fn lists_in_lists_for_many_constructors() {
    let nested = format!("A a = {}1, 2}}{};", "{".repeat(25), ", 3}".repeat(24));
    accepted(
        "lists",
        &format!("struct A {{ A(int); A(int, int); A(A, int); A(A, long); A(A, A); }};\n{nested}\n"),
    );
    let class = "struct A { A(int); A(A, A); };";
    refused("braces", &format!("{class}\nint a = {}1{};\n", "{".repeat(26), "}".repeat(26)), 2, "braces");
}

#[test]
fn constant_functions_that_call_the_one_before_twice() {
    let first = "constexpr int f0() { return 1; }";
    let text = lines(first, 60, |i| format!("constexpr int f{}() {{ return f{i}() - f{i}(); }}", i + 1));
    accepted("constant_calls", &(text + "static_assert(f60() == 0, \"\");"));
}

#[test]
fn macros_that_name_the_next_one_twice() {
    let macros = lines("", 40, |i| format!("#define A{i} A{} A{}", i + 1, i + 1));
    accepted("unused_macros", &format!("{macros}int x;\n"));
    refused("macros", &format!("{macros}int x = A0;\n"), 4, "expand to too many tokens");
}

#[test]
fn macro_calls_in_macro_calls() {
    let text =
        |depth: usize| format!("#define F(x) x\nint a = {}1{};\n", "F(".repeat(depth), ")".repeat(depth));
    accepted("macro_calls", &text(300));
    refused("many_macro_calls", &text(50_000), 4, "expand to too many tokens");
}

#[test]
fn packs_before_other_parameters() {
    let text = "template<class... T, class U = int> struct S {};\n";
    refused("pack", text, 2, "template parameter pack not at end of parameter list");
}

#[test]
fn classes_of_more_bytes_than_there_are() {
    let members = lines("struct A { char a[1ull << 60]; }; struct B {", 20, |i| format!("A a{i};"));
    refused("large_class", &(members + "};\nint size = sizeof(B);"), 2, "class is too large");
    let doubled = "template<int N> struct A { A<N - 1> a[2]; }; template<> struct A<0> { char c; };\n";
    refused("doubled_class", &format!("{doubled}int size = sizeof(A<70>);"), 2, "class is too large");
}

#[test]
fn classes_that_derive_from_themselves() {
    refused("own_base", "struct J : J {};\n", 2, "incomplete");
    accepted("own_base_unused", "template<class T> struct C : C<T> {};\n");
}

#[test]
fn classes_that_are_parts_of_themselves_and_are_compared() {
    let text =
        "struct A { auto operator<=>(const A&) const = default; };\nstruct B : A { };\nstruct A { B b; };\n";
    let output = translate_as("compared_part_of_itself", text, "--c++20");
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && messages.contains("already been defined"), "{messages}");
    let first = "struct C0 { int i; bool operator==(const C0&) const = default; };";
    let text = lines(first, 40, |i| {
        format!("struct C{} {{ C{i} a, b; bool operator==(const C{}&) const = default; }};", i + 1, i + 1)
    });
    let end = "bool f(C40 a) { return a == a; }\n";
    let output = translate_as("compared_parts", &(text + end), "--c++20");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Each was refused once, for its length or its place.
#[test]
fn valid_constructs_of_unusual_length_or_place() {
    let ones = vec!["1"; 5_000].join(", ");
    let folds = "template<int... N> constexpr int s() { return (N + ...); } template<int... N> constexpr int t() { return (0 + ... + N); }\n\
        template<int... N> constexpr bool all() { return (N && ...); }\n";
    accepted(
        "folds",
        &format!(
            "{folds}static_assert(s<{ones}>() == 5000 && t<{ones}>() == 5000 && all<{ones}>(), \"\");\n"
        ),
    );
    accepted(
        "unroll",
        "void f(int a) {\nif (a)\n#pragma unroll\nfor (int i = 0; i < 4; ++i) a++;\nelse\n#pragma unroll 2\nwhile (a < 9) ++a;\n\
         for (;;)\n#pragma unroll\ndo --a; while (a);\n}\n",
    );
    accepted(
        "new_arrays",
        "int (*q)[3] = new int[4][3]();\nint (*r)[3] = new int[4][3]{};\nstruct S { S(); };\nS (*s)[2] = new S[5][2]();\n\
         int (*f(int n))[2][3] { return new int[n][2][3](); }\n",
    );
    accepted(
        "pragma_in_parameters",
        "void f(int a,\n#pragma nv_diag_suppress 177\nint b);\nvoid g(\n#pragma nv_diag_default 177\n) { f(1,\n\
         #pragma nv_diag_suppress 550\n2); }\n",
    );
}

#[test]
fn pragmas_in_the_midst_of_declarations_and_lists() {
    for (name, text) in [
        ("enumerators", "enum E {@ a,@ b @, c @}; enum @ F { d };"),
        ("elements", "struct S { int a, b; }; int a[] = {@ 1,@ 2 @}; S s[] = { {@ 1, 2 }, @ { 3,@ 4 } };"),
        ("operands", "int a = 1 +@ 2; int f() { return @ a *@ 3; }"),
        (
            "specifiers",
            "static @ int x; const @ int @ y @ = 1; __attribute__((unused)) @ void f(); extern \"C\" @ int z;",
        ),
        ("declarators", "int x,@ y; void f() @ { } auto l = [] @ (int a) @ { return a; };"),
        ("templates", "template<class T,@ class U> @ struct S; template<class T> @ void f(T) @ { }"),
        ("initializers", "struct B {}; struct S : @ B { S() :@ a(1), @ b(2) @ { } int a, b; };"),
    ] {
        for pragma in ["x", "GCC diagnostic push", "nv_diag_suppress 177", "unroll", "pack()"] {
            accepted(name, &format!("{}\n", text.replace('@', &format!("\n#pragma {pragma}\n"))));
        }
    }
    // Where a statement or declaration begins, they are kept.
    let kept = "void f(int a) {\nif (a)\n#pragma unroll\nfor (;;) ; else\n#pragma unroll\nfor (;;) ;\nswitch (a) { case 1:\n\
        #pragma x\nbreak; case (2):\n#pragma x\nbreak; }\n}\nstruct S { public:\n#pragma x\nint a; };\n";
    accepted("kept", kept);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("growth");
    let host = fs::read_to_string(folder.join("kept.c")).expect("there is a host file");
    assert_eq!((host.matches("#pragma unroll").count(), host.matches("#pragma x").count()), (2, 3));
    let wrong =
        "int a b\n#pragma nv_exec_check_disable\n{\n}\n;\nenum E { a,\n#pragma nv_exec_check_disable\nb };\n";
    refused("before_nothing", wrong, 2, "this pragma must immediately precede a declaration");
    let many = "enum E {\n".to_string() + &"#pragma x\n".repeat(20_000) + &"{".repeat(5_000);
    assert!(matches!(translate("many_pragmas", &many).status.code(), Some(2 | 4)));
}

#[test]
fn long_directives_and_linkage_specifications() {
    for condition in [
        format!("{}1{}", "(".repeat(5_000), ")".repeat(5_000)),
        "!".repeat(15_000) + "1",
        "1 ? ".repeat(4_000) + "1" + &" : 0".repeat(4_000),
        "0 + ".repeat(9_000) + "1",
    ] {
        refused(
            "condition",
            &format!("#if {condition}\nint x = y;\n#endif\n"),
            2,
            "identifier \"y\" is undefined",
        );
    }
    accepted("linkage", &("extern \"C\" ".repeat(2_000) + "int x;\n"));
    accepted(
        "assertions",
        "#assert machine(x86 (64))\n#assert a\n#unassert a\n#unassert machine(x86)\nint x;\n",
    );
    refused("assertion", "#assert a(b\nint x;\n", 2, "expected a \")\"");
    refused("own_enumeration", "enum E { a = sizeof(E) };\n", 2, "incomplete type \"E\" is not allowed");
    accepted(
        "sizes_of_enumerations",
        "enum E : char { a = sizeof(E) }; enum F { b, c = sizeof(b) }; int x = sizeof(F);\n",
    );
    let output = translate_as(
        "immediate",
        "consteval int f(int n) { return n ? f(n - 1) + f(n - 1) : 1; }\nint x = f(25);\n",
        "--c++20",
    );
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.code() == Some(2) && messages.contains("did not produce a valid constant"),
        "{messages}"
    );
}

#[test]
fn many_using_directives_overloads_and_operators() {
    let directives = lines("", 2000, |i| format!("namespace n{i} {{ int v{i}; }} using namespace n{i};"));
    accepted("using_directives", &(directives + "int x = v1999;"));
    let operators =
        lines("", 2000, |i| format!("struct S{i} {{}}; int operator+(S{i}, S{i}); void f(S{i});"));
    accepted("operators", &(operators + "int x = S77() + S77(); void g() { f(S5()); }"));
}

#[test]
fn many_operators_and_overloads_each_called_once() {
    let classes = lines("", 8_000, |i| format!("struct S{i} {{}}; int operator+(S{i}, S{i}); int f(S{i});"));
    for call in ["S{i}() + S{i}()", "f(S{i}())"] {
        let calls = lines("", 8_000, |i| format!("int x{i} = {};", call.replace("{i}", &i.to_string())));
        accepted("called_once", &(classes.clone() + &calls));
    }
    let converting = "struct A {}; struct B { B(A); }; struct C : A {}; struct D { operator B(); };\n\
        int g(A); int g(long); int h(B); int h(long); int a = g(C()), b = h(A()), c = h(C()), d = h(D());\n";
    accepted("conversions_between_classes", converting);
}

#[test]
fn allocations_in_loops_of_constant_expressions() {
    let text = |rounds: u32, end: &str| {
        format!(
            "constexpr int f() {{ for (int i = 0; i < {rounds}; ++i) {{ int *p = new int[64]{{}}; {end} }} return 1; }}\n\
             constexpr int x = f();\n"
        )
    };
    let few = translate_as("allocations", &text(100, "delete[] p;"), "--c++20");
    assert_eq!(few.status.code(), Some(0), "{}", String::from_utf8_lossy(&few.stderr));
    let many = translate_as("many_allocations", &text(100_000_000, "delete[] p;"), "--c++20");
    assert_eq!(many.status.code(), Some(2), "{}", String::from_utf8_lossy(&many.stderr));
    let kept = translate_as("kept_allocations", &text(100, ""), "--c++20");
    assert_eq!(kept.status.code(), Some(2), "{}", String::from_utf8_lossy(&kept.stderr));
}

#[test]
fn long_pointer_types_and_messages_about_them() {
    let pointer = format!("int {}p;\n", "*".repeat(20_000));
    accepted("pointers", &(pointer.clone() + "auto q = *p;\n"));
    let output = translate("wrong_pointers", &(pointer + "int *q = p;\n"));
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn long_strings_in_constant_expressions() {
    let text = format!("static_assert(__builtin_strlen(\"{}\") == 100000, \"\");\n", "a".repeat(100_000));
    accepted("long_string", &text);
}

#[test]
fn hierarchies_in_which_each_class_derives_from_the_two_before() {
    for kind in ["", "virtual "] {
        let first = "struct A0 { int x; virtual void f(); }; struct B0 { int y; virtual void f(); };";
        let levels = |count| {
            lines(first, count, |i| {
                let bases = format!("{kind}A{i}, {kind}B{i}");
                format!(
                    "struct A{0} : {bases} {{ void f(); }}; struct B{0} : {bases} {{ void f(); }};",
                    i + 1
                )
            })
        };
        accepted("hierarchy", &(levels(8) + "A8 a; void f(A8 &b) { A8 c = b; }\n"));
        refused("large_hierarchy", &levels(60), 4, "too many bases");
    }
    let virtual_once =
        lines("struct A0 { int x; };", 200, |i| format!("struct A{} : virtual A{i} {{}};", i + 1));
    accepted("virtual_chain", &(virtual_once + "int f(A200 &a) { return a.x; }\n"));
}

#[test]
fn constants_that_are_initialized_by_themselves() {
    let text = "const int a = a; const double b = b; const int c = c + c; extern const int e;\n\
        const int d = e; const int e = d; struct S { int x; }; const S s = s; int y = s.x;\n";
    accepted("own_constants", text);
    let chain = lines("constexpr int c0 = x;", 5_000, |i| format!("constexpr int c{} = c{i} + 1;", i + 1));
    refused("chain_without_value", &(chain + "int a[c5000];"), 2, "identifier \"x\" is undefined");
}

#[test]
fn constant_objects_that_are_copied_many_times() {
    let loops = "struct A { int a[100000]; };\nconstexpr int f() { A x = {}; for (int i = 0; i < 100000; ++i) { A y = x; x = y; } return 1; }\n\
        constexpr int v = f();\n";
    refused("copies", loops, 2, "constant value");
    let arguments = lines("constexpr int f0(int x = 1) { return x; }", 40, |i| {
        format!("constexpr int f{}(int x = f{i}() - f{i}()) {{ return x; }}", i + 1)
    });
    refused("default_arguments", &(arguments + "int a[f40() + 1];"), 2, "constant value");
    accepted("large_array", "constexpr int a[100000][1000] = {{1}, {2}};\n");
}

#[test]
fn types_whose_text_doubles() {
    let types = lines("typedef int T0;", 40, |i| format!("typedef T{i} (*T{})(T{i});", i + 1));
    refused("function_types", &(types + "T40 f; int g = f;"), 2, "cannot be used to initialize");
}

#[test]
fn empty_lists_for_nested_members() {
    let first = "struct S0 { S0(); int i; };";
    let classes = lines(first, 50, |i| format!("struct S{} {{ S{i} a, b; }};", i + 1));
    accepted("empty_lists", &(classes + "void f() { S50 a{}; S50 b = {}; }\n"));
    let unions = lines("union U0 { int i; };", 50, |i| format!("union U{} {{ U{i} a, b; }};", i + 1));
    accepted("unions", &(unions + "U50 a;\n"));
}

#[test]
fn instantiations_that_branch_without_end() {
    let text = "template<class T> struct P {}; template<class T> struct Q {};\ntemplate<class T> struct F { \
        typedef typename F<P<T>>::t t; typedef typename F<Q<T>>::t u; }; F<int> f;\n";
    refused("branches", text, 4, "excessive recursion at instantiation");
}

#[test]
fn constraints_that_depend_on_themselves() {
    let text = "template<class T> requires requires(T t) { t == t; } bool operator==(T, T);\nstruct S {};\n\
        bool b = S() == S();\n";
    let output = translate_as("own_constraint", text, "--c++20");
    assert!(matches!(output.status.code(), Some(0 | 2)), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn long_lists_of_messages_and_many_messages_about_one_line() {
    let list: Vec<String> = (0..50_000).map(|i| (1 + i % 3_000).to_string()).collect();
    accepted("message_list", &format!("#pragma nv_diag_suppress {}\nint x;\n", list.join(",")));
    let output = translate("one_line", &("_Pragma(\"unroll\") ".repeat(10_000) + "int x;\n"));
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.len() < 100 << 20, "{} bytes", output.stderr.len());
}

#[test]
fn arguments_in_arguments_that_read_as_types_and_are_values() {
    let nested = (0..60).fold("int()".to_string(), |inner, _| format!("int(W<{inner}>())"));
    let class = "template<int> struct W { constexpr operator int() const { return 1; } };";
    accepted("value_arguments", &format!("{class}\nW<{nested}> a;\n"));
}

#[test]
fn readings_that_nest_in_each_other() {
    let around = |open: &str, middle: &str, close: &str, depth: usize| {
        format!("{}{middle}{}", open.repeat(depth), close.repeat(depth))
    };
    let text = |value: &str| format!("int f(...);\nvoid g() {{ (void)({value}); }}\n");
    accepted("operand_types", &text(&around("(decltype(", "1", "){1})", 500)));
    accepted("typeof", &text(&around("(__typeof__(", "1", ")){1}", 500)));
    // What is not closed must be refused soon.
    for (name, open) in
        [("open_decltype", "(decltype("), ("open_typeof", "__typeof__("), ("open_bound", "f((int(*)[")]
    {
        let output = translate(name, &text(&around(open, "1", "", 200)));
        assert!(matches!(output.status.code(), Some(2 | 4)), "{name}");
    }
    let arguments = "template<auto V> struct X { static const int v = 1; }; struct A { constexpr A(int) : x(1) {} int x; };";
    let nested = around("(X<A(", "1", ").x>::v)", 40);
    let output = translate("template_arguments", &format!("{arguments}\nint x = {nested};\n"));
    assert!(matches!(output.status.code(), Some(0 | 2 | 4)), "template_arguments");
}

#[test]
fn constructs_nested_five_thousand_times() {
    let around = |open: &str, middle: &str, close: &str| {
        let depth = 5_000;
        format!("int f(int); int a; int b = {}{middle}{};\n", open.repeat(depth), close.repeat(depth))
    };
    for (name, open, middle, close) in [
        ("casts_in_parentheses", "(int)(", "1", ")"),
        ("sums_in_parentheses", "1 + (", "1", ")"),
        ("conditions_in_parentheses", "(1 ? ", "1", " : 1)"),
        ("braces", "int{", "1", "}"),
        ("calls", "f(", "1", ")"),
        ("assignments", "a = (", "1", ")"),
        ("new", "*new int(", "1", ")"),
        ("noexcept", "!noexcept(", "1", ")"),
    ] {
        accepted(name, &around(open, middle, close));
    }
}

#[test]
fn very_many_overloads_friends_and_template_parameters() {
    accepted("many_overloads", &lines("", 50_000, |i| format!("struct S{i}; void f(S{i} *);")));
    let friends = "friend S{i} operator+(S{i}, S{i}); friend bool operator==(S{i}, S{i});";
    let classes =
        lines("", 5_000, |i| format!("struct S{i} {{ {} }};", friends.replace("{i}", &i.to_string())));
    accepted("many_friends", &(classes + "void f() { S77() + S77(); S5() == S5(); }\n"));
    let parameters: Vec<_> = (0..66_000).map(|i| format!("int a{i} = 0")).collect();
    let text = format!(
        "template<{}> struct S {{ static const int v = a0 + a65999, w = a0 + a464; }};\n\
         static_assert(S<1, 1>::v == 1, \"\"); static_assert(S<1>::w == 1, \"\");\n",
        parameters.join(", ")
    );
    accepted("many_parameters", &text);
}

#[test]
fn sizes_and_alignments_of_classes_that_are_being_defined() {
    for (name, text) in [
        ("own_size", "struct S { int x; char a[sizeof(S)]; };"),
        ("own_size_in_enumerator", "struct S { int x; enum { e = sizeof(S) }; };"),
        ("own_alignment", "struct S { alignas(S) int x; }; int y = sizeof(S);"),
        ("alignment_of_declared_class", "struct A; struct B { alignas(A) int x; }; struct A { B b; };"),
    ] {
        refused(name, text, 2, "incomplete");
    }
    accepted(
        "size_in_body",
        "struct S { int x; void f(int = sizeof(S)) { char c[sizeof(S)]; } int y = sizeof(S); };",
    );
    refused("within_itself", "struct A { struct A { int x; }; A a; };", 2, "same name as its class");
    refused("large_alignment", "alignas(1ull << 40) int x;", 2, "invalid alignment value");
    refused("negative_alignment", "alignas(-8) int x;", 2, "invalid argument to attribute");
    refused("large_number", &format!("auto x = {};", "1".repeat(1_000)), 2, "integer constant is too large");
}
