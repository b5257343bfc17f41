//! How constructs are printed: the text of a unit and what the host file has of it, as the reference prints it.

use crate::driver::{self, Options};
use std::ffi::OsString;

/// The host file of a unit.
fn host_file(text: &str, flags: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let source = folder.path().join("unit.cu");
    std::fs::write(&source, text).expect("the unit can be written");
    let fixed = [
        "--c++17",
        "--m64",
        "--static-host-stub",
        "--stub_file_name",
        "stub.c",
        "--gen_c_file_name",
        "int.c",
    ];
    let words = fixed.iter().chain(flags).map(OsString::from).chain([source.into_os_string()]);
    let mut options = Options::default();
    assert!(driver::read(words, &mut options).is_ok(), "the command line is good");
    let outcome = driver::translated(&options);
    let messages = String::from_utf8_lossy(&outcome.closing).into_owned();
    let file = outcome.host_file.filter(|_| !outcome.diagnostics.has_errors());
    let file = file.and_then(|file| file.into_bytes().ok());
    String::from_utf8_lossy(&file.unwrap_or_else(|| panic!("the unit is valid:\n{text}\n{messages}")))
        .into_owned()
}

/// What the host file has for the declarations of a text, without directives, with one blank for all white space.
fn printed(text: &str) -> String {
    let file = host_file(&format!("int begin;\n{text}\nint end;\n"), &[]);
    let lines = file.lines().skip_while(|line| !line.contains("int begin;")).skip(1);
    let lines = lines.take_while(|line| !line.contains("int end;")).filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

fn check(rows: &[(&str, &str)]) {
    for (text, expected) in rows {
        assert_eq!(printed(text), *expected, "of {text}");
    }
}

#[test]
fn declarators_keep_their_grouping() {
    check(&[
        ("int *a[3], (*b)[3];", "int *a[3], (*b)[3];"),
        ("int (*f(char))(long);", "int (*f(char))(long);"),
        ("struct S; int (S::*m)(int) const;", "struct S; int (S::*m)(int) const;"),
    ]);
}

#[test]
fn classes_enumerations_and_templates() {
    check(&[
        (
            "struct T { int x : 3; virtual ~T(); enum E { A, B = 5 } e; };",
            "struct T { int x: 3; virtual ~T(); enum E { A, B = 5} e; };",
        ),
        (
            "template<class T, int N = 2> struct V { T t[N]; void f() const noexcept; }; V<int> v;",
            "template< class T, int N = 2> struct V { T t[N]; void f() const noexcept; }; V< int> v;",
        ),
    ]);
}

#[test]
fn statements_have_braces_and_conditions_parentheses() {
    check(&[
        (
            "int g(int p) { for (int i = 0; i < p; i++) { if (p) continue; else break; } return p ? 1 : (2, 3); }",
            "int g(int p) { for (int i = 0; i < p; i++) { if (p) { continue; } else { break; } } \
             return (p) ? 1 : (2, 3); }",
        ),
        (
            "int h(int p) { switch (p) { case 1: return -p; default: goto out; } out: do { p--; } while (p > 0); return 0; }",
            "int h(int p) { switch (p) { case 1: return -p; default: goto out; } out:; do { p--; } while (p > 0); return 0; }",
        ),
    ]);
}

#[test]
fn namespaces_linkage_and_using_declarations() {
    check(&[(
        "namespace n { inline namespace m { extern \"C\" int c(void); } using m::c; }",
        "namespace n { inline namespace m { extern \"C\" int c(); }using m::c;}",
    )]);
}

#[test]
fn kernels_are_declared_and_constants_are_folded() {
    check(&[
        ("__attribute__((global)) void k(int x) { x++; }", "void k(int x) ; { x++; }"),
        (
            "char c = 0x41; unsigned long u = 5UL; double d = 1e3; const char *s = \"a\\n\" \"b\";",
            "char c = (65); unsigned long u = 5UL; double d = (1000.0); const char *s = (\"a\\nb\");",
        ),
        (
            "auto l = [](int q) { return q + 1; };",
            "auto l = [](int q) { return q + 1; } ; typedef decltype(l) __T0;",
        ),
    ]);
}

/// What is printed for extended lambdas is valid by itself, and its macros tell the wrappers from other types.
#[test]
fn the_wrappers_of_lambdas_are_as_their_macros_say() {
    let unit = "struct __attribute__((device_builtin)) __nv_lambda_preheader_injection { };
        template<class F> void k(F f) { }
        void g(int n) { auto d = [=] __attribute__((device)) { return n; };
        auto b = [=] __attribute__((host)) __attribute__((device)) { return n; }; k(d); k(b); }\n";
    let file = host_file(unit, &["--extended-lambda"]);
    let (declarations, _) = file.split_once("\n# 1 \"stub.c\"").expect("the stub is included");
    let asserts = "
        struct Tag {}; typedef __nv_dl_wrapper_t<Tag, int> Device;
        static_assert(!__nv_is_extended_device_lambda_closure_type(int), \"\");
        static_assert(__nv_is_extended_device_lambda_closure_type(const Device), \"\");
        static_assert(!__nv_is_extended_host_device_lambda_closure_type(Device), \"\");
        static_assert(sizeof(Device) == sizeof(int), \"\");
        template<class T> struct Only; template<> struct Only<int (*)(char)> { enum { is = 1 }; };
        template<> struct Only<long> { enum { is = 1 }; };
        static_assert(Only<__nvdl_remove_ref<long &>::type>::is && Only<__nvdl_remove_ref<long &&>::type>::is, \"\");
        static_assert(Only<__nvdl_remove_ref<int (&)(char)>::type>::is, \"\");
    ";
    let library = "#define __SIZE_TYPE__ unsigned long\n\
        namespace std { template<class T> T &&move(T &t); template<class T> T &&forward(T &t); }\n";
    host_file(&format!("{library}{declarations}{asserts}"), &[]);
}
