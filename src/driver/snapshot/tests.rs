//! What was printed of the first part of a unit is taken again, but where the rest of the unit changes what it says.

use super::{Names, Saved, translate};
use crate::compilation::Compilation;
use crate::driver::{self, Options};
use crate::emit::host::Kept;
use crate::source::Progress;
use std::ffi::OsString;

/// Enough text to make a piece of its own.
fn filler(number: usize) -> String {
    (0..200).map(|line| format!("extern int filler_{number}_{line};\n")).collect()
}

/// What is printed of a unit, once as a whole, and once with the first part printed before the rest is known: of what was
/// taken of that, each `mark` is a `kept`. With a part between them, that is added to what was kept before the rest is.
fn whole_and_in_parts(said: &str, between: Option<&str>, rest: &str) -> (String, String) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let source = folder.path().join("unit.cu");
    let first = format!("{}{said}\n{}", filler(0), filler(1));
    let further = between.map(|between| format!("{between}\n{}", filler(2)));
    let unit = format!("{first}{}{rest}\n", further.as_deref().unwrap_or_default());
    std::fs::write(&source, unit).expect("the unit can be written");
    let mut options = Options::default();
    let words = [
        "--extended-lambda",
        "--c++17",
        "--m64",
        "--frandom-seed=1",
        "--stub_file_name",
        "s.c",
        "--gen_c_file_name",
        "i.c",
    ];
    let words = words.iter().map(OsString::from).chain([source.clone().into_os_string()]);
    assert!(driver::read(words, &mut options).is_ok(), "the command line is good");
    let text = |outcome: driver::Outcome| {
        let file = outcome.host_file.and_then(|file| file.into_bytes().ok());
        String::from_utf8_lossy(&file.unwrap_or_else(|| panic!("the unit is valid: {said} {rest}")))
            .into_owned()
    };
    let whole = text(driver::translated(&options));
    let name = source.into_os_string().into_encoded_bytes();
    let saved = |mut unit: Compilation, kept: Kept, rest: String| {
        let rest = unit
            .input
            .sources
            .add(rest.into_bytes(), &name, false)
            .unwrap_or_else(|_| panic!("{said} is short"));
        let (options, texts) = (String::new(), Vec::new());
        Saved { options, source: name.clone(), names: Names::default(), texts, unit, kept: Some(kept), rest }
    };
    let mut unit =
        translate::first_part(&options, first.clone().into_bytes()).expect("the first part is whole");
    let kept = translate::keep(&options, &mut unit, None).expect("it can be kept");
    let mut kept = kept.with_text(|text| String::from_utf8_lossy(text).replace("mark", "kept").into_bytes());
    if let Some(further) = further {
        let (further, watched) =
            translate::further_part(&options, saved(unit, kept, further)).expect("the further part is whole");
        unit = further;
        kept = translate::keep(&options, &mut unit, watched).expect("it can be kept");
    }
    (whole, text(translate::go_on(&options, saved(unit, kept, format!("{rest}\n")), &Progress::default())))
}

/// Checks that both are the same, and whether something that is named `mark` was taken or printed anew: with what changes it
/// in the rest, and in a part between the first and the rest.
fn check(rows: &[(&str, &str)], taken: bool) {
    for (first, rest) in rows {
        let between = (Some("inline int between() { return 0; }"), *rest);
        for (between, rest) in [(None, *rest), between, (Some(*rest), "int behind;")] {
            let (whole, parts) = whole_and_in_parts(first, between, rest);
            // The text of each part is one of its own, with lines of its own.
            let told = |text: &str| -> String {
                let lines = text.lines().filter(|line| !line.starts_with("# "));
                lines.flat_map(|line| [line.trim_end(), " "]).collect::<String>().replace("kept", "mark")
            };
            assert_eq!(told(&parts), told(&whole), "{first} {between:?} {rest}");
            assert_eq!(parts.contains("kept"), taken, "{first} {between:?} {rest}");
            assert!(whole.contains("mark"), "{first}");
        }
    }
}

#[test]
fn what_the_rest_only_uses_is_taken() {
    check(
        &[
            ("inline int mark() { return 1; }", "int f() { return mark(); }"),
            (
                "template<class T> struct mark { T t; T get() const { return t; } };",
                "int f(mark<int> m) { return m.get(); }",
            ),
            (
                "template<class T> struct mark { T t; };",
                "template<> struct mark<char> { int x; }; mark<char> m;",
            ),
            (
                "struct mark { int a; mark(int); };",
                "struct D : mark { using mark::mark; }; D d(1); int s = sizeof(mark);",
            ),
            // The types of wrapped lambdas stand before the mark, in a piece of their own.
            (
                "struct __nv_lambda_preheader_injection { };\nextern int mark;",
                "void f() { auto g = [] __attribute__((device)) (int x) { return x; }; }",
            ),
            (
                "struct __nv_lambda_preheader_injection { };\nextern int mark;",
                "auto f = [](int x) { return x; };",
            ),
            ("enum mark { a, b = 7 };", "int f() { return a + b; } int g(mark m) { return m + 1; }"),
            (
                "namespace n { struct mark; void f(mark *); }",
                "namespace n { struct other; void g(other *); }",
            ),
            ("template<class T> T mark(T t) { return t; }", "int x = mark(1); template int mark<int>(int);"),
        ],
        true,
    );
}

#[test]
fn what_the_rest_changes_is_printed_anew() {
    check(
        &[
            ("void mark();", "void mark() { }"),
            (
                "void mark(int, int); inline void f() { mark(1, 2); }",
                "void mark(int, int = 3); void g() { mark(1); }",
            ),
            ("struct mark; mark *p;", "struct mark { int x; }; int f() { return p->x; }"),
            ("enum mark : int; mark *p;", "enum mark : int { a }; mark q = a;"),
            ("struct mark { }; namespace n { mark *f(); }", "namespace n { struct mark { }; mark *g(); }"),
            ("struct S { static const int mark; };", "const int S::mark = 3; int a[S::mark];"),
            ("template<class T> struct S { T t; }; S<int> *mark;", "S<int> s; int f() { return mark->t; }"),
            ("namespace n { struct mark { }; } namespace m { n::mark *f(); }", "using namespace n; mark *q;"),
            ("namespace { int mark; }", "int f() { return mark; }"),
            (
                "namespace n { inline namespace v { struct mark { }; } } n::mark *p;",
                "namespace n { inline namespace w { struct other { }; } }",
            ),
        ],
        false,
    );
}
