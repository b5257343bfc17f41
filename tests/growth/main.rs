//! Small inputs whose meaning doubles with each line: a program that looks at each part once for each place where it is
//! met would not end on them. Each must be taken, or refused with a message.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Translates `text`; `name` names its files.
fn translate(name: &str, text: &str) -> Output {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("growth");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let (source, host) = (folder.join(format!("{name}.ii")), folder.join(format!("{name}.c")));
    fs::write(&source, text).expect("the source can be written");
    Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args([
            "--c++17",
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
    let members = lines("struct A { char a[1ull << 57]; }; struct B {", 20, |i| format!("A a{i};"));
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
fn many_using_directives_overloads_and_operators() {
    let directives = lines("", 2000, |i| format!("namespace n{i} {{ int v{i}; }} using namespace n{i};"));
    accepted("using_directives", &(directives + "int x = v1999;"));
    let operators =
        lines("", 2000, |i| format!("struct S{i} {{}}; int operator+(S{i}, S{i}); void f(S{i});"));
    accepted("operators", &(operators + "int x = S77() + S77(); void g() { f(S5()); }"));
}

#[test]
fn long_strings_in_constant_expressions() {
    let text = format!("static_assert(__builtin_strlen(\"{}\") == 100000, \"\");\n", "a".repeat(100_000));
    accepted("long_string", &text);
}
