//! Long lists of one construct: each of them takes as many instructions as the one before. What a thousand take beyond
//! five hundred is set against what two thousand take beyond a thousand, so that what the program does once does not
//! count; instructions are the same on each machine and in each run.

use crate::{counted, program};
use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

/// The most that the instructions of as many again may grow by, in terms of those before: 2 where each takes the same,
/// 4 where each is compared with all others.
const GROWTH: f64 = 2.5;

type Family = (&'static str, usize, fn(usize) -> String);

/// A line for each number.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut text, i| {
        writeln!(text, "{}", line(i)).expect("a string takes all text");
        text
    })
}

const FAMILIES: &[Family] = &[
    ("variables", 1_250, |n| lines(n, |i| format!("int v{i} = {i};"))),
    ("classes", 625, |n| lines(n, |i| format!("struct S{i} {{ int a; void f(); }}; S{i} s{i};"))),
    ("overloads", 625, |n| lines(n, |i| format!("struct S{i}; void f(S{i} *);"))),
    ("operators", 187, |n| lines(n, |i| format!("struct S{i} {{}}; S{i} operator+(S{i}, S{i});"))),
    ("hidden_friends", 375, |n| lines(n, |i| format!("struct S{i} {{ friend void f(S{i}); }};"))),
    ("members", 1_250, |n| format!("struct S {{\n{}}};", lines(n, |i| format!("int m{i}; void f{i}();")))),
    ("bit_fields", 2_500, |n| format!("struct S {{\n{}}};", lines(n, |i| format!("int b{i} : 3;")))),
    ("enumerators", 2_500, |n| format!("enum E {{\n{}}};", lines(n, |i| format!("e{i},")))),
    ("constants", 1_250, |n| {
        format!("const int c0 = 1;\n{}", lines(n, |i| format!("const int c{} = c{i} + 1;", i + 1)))
    }),
    ("statements", 1_250, |n| {
        format!("void f(int a) {{\n{}}}", lines(n, |i| format!("if (a > {i}) {{ a += {i}; }}")))
    }),
    ("labels", 1_250, |n| format!("void f() {{\n{}}}", lines(n, |i| format!("goto l{i}; l{i}: ;")))),
    ("cases", 1_250, |n| {
        format!(
            "int f(int a) {{ switch (a) {{\n{}}} return 0; }}",
            lines(n, |i| format!("case {i}: return {i};"))
        )
    }),
    ("instances", 375, |n| {
        format!("template<int N> struct S {{ int a[N + 1]; }};\n{}", lines(n, |i| format!("S<{i}> s{i};")))
    }),
    ("calls_of_a_template", 375, |n| {
        let calls = lines(n, |i| format!("f(S<{i}>());"));
        format!("template<int> struct S {{}}; template<class T> void f(T) {{}}\nvoid g() {{\n{calls}}}")
    }),
    ("kernels", 375, |n| lines(n, |i| format!("__attribute__((global)) void k{i}(int *p) {{ *p = {i}; }}"))),
    ("macros", 2_500, |n| format!("{}int x;", lines(n, |i| format!("#define M{i} {i}\nint x{i} = M{i};")))),
    ("elements", 6_250, |n| format!("int a[] = {{\n{}}};", lines(n, |i| format!("{i},")))),
    ("lambdas", 375, |n| {
        format!("void f() {{\n{}}}", lines(n, |i| format!("auto l{i} = [] {{ return {i}; }};")))
    }),
    ("members_of_members", 250, |n| {
        format!("struct A {{ A *a; int x; }};\nint f(A *a) {{ return a{}->x; }}", "->a".repeat(n))
    }),
    ("sums", 625, |n| format!("int f(int a) {{ return a{}; }}", " + a".repeat(n))),
    ("concatenations", 625, |n| {
        let sum = lines(n, |i| format!("+ \"text {i}\""));
        format!(
            "struct S {{ S(const char *); ~S(); }}; S operator+(const S &, const S &);\nS f(S a) {{ return a {sum}; }}"
        )
    }),
    ("streams", 125, |n| {
        let operators = lines(n, |i| format!("struct S{i} {{}}; O &operator<<(O &, const S{i} &);"));
        let uses = lines(n, |i| format!("o << S{i}();"));
        format!("struct O {{}};\n{operators}void f(O &o) {{\n{uses}}}")
    }),
    ("stream_templates", 125, |n| {
        let operators = lines(n, |i| {
            format!("struct S{i} {{}}; template<class C> O<C> &operator<<(O<C> &, const S{i} &);")
        });
        let uses = lines(n, |i| format!("o << S{i}();"));
        format!("template<class C> struct O {{}};\n{operators}void f(O<char> &o) {{\n{uses}}}")
    }),
    ("flags", 187, |n| {
        lines(n, |i| {
            format!("enum class F{i} {{ a }}; F{i} operator|(F{i}, F{i}); F{i} v{i} = F{i}::a | F{i}::a;")
        })
    }),
    ("hierarchy", 312, |n| {
        let classes = lines(n, |i| format!("struct B{} : B{i} {{ int m{i}; }};", i + 1));
        format!("struct B0 {{ int a; void f(); }};\n{classes}int g(B{n} b) {{ b.f(); return b.a; }}")
    }),
    ("member_overloads", 600, |n| {
        let classes = lines(n, |i| format!("struct S{i};"));
        format!("{classes}struct C {{\n{}}};", lines(n, |i| format!("void f(S{i} *);")))
    }),
    ("overriders", 300, |n| {
        let classes = lines(n, |i| format!("struct B{} : B{i} {{ virtual void f{i}(); }};", i + 1));
        format!("struct B0 {{ virtual void f(); }};\n{classes}")
    }),
    ("namespaces", 625, |n| lines(n, |i| format!("namespace n{i} {{ int v; }} int &r{i} = n{i}::v;"))),
];

/// By how much more the second half of the longest list takes than the second half of one half as long.
fn growth([few, twice, four_times]: [u64; 3]) -> f64 {
    (four_times.saturating_sub(twice)) as f64 / (twice.saturating_sub(few).max(1)) as f64
}

/// The instructions of a family for its number, twice and four times that; `None` without valgrind.
fn measured(program: &Path, (name, count, family): &Family) -> Option<[u64; 3]> {
    let mut counts = [0; 3];
    for (at, times) in [1, 2, 4].into_iter().enumerate() {
        counts[at] = counted(program, &format!("{name}_{times}"), family(count * times).as_bytes())?.total;
    }
    Some(counts)
}

#[test]
#[ignore = "needs valgrind, and builds the program optimized"]
fn as_many_again_take_as_much_again() {
    let program = program();
    let (waiting, failures) = (Mutex::new(FAMILIES.iter()), Mutex::new(Vec::new()));
    let next = || waiting.lock().expect("no thread has failed").next();
    let measure = || {
        while let Some(family) = next() {
            let Some(counts) = measured(&program, family) else {
                return println!("instructions are not counted: there is no valgrind");
            };
            let line =
                format!("{:<20} {:.2}  {counts:?} for {} and more", family.0, growth(counts), family.1);
            println!("{line}");
            if growth(counts) > GROWTH {
                failures.lock().expect("no thread has failed").push(line);
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(measure))));
    let failures = failures.into_inner().expect("no thread has failed");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn comparing_each_with_each_is_seen() {
    let counts =
        |each: &dyn Fn(u64) -> u64| growth([each(500), each(1000), each(2000)].map(|c| c + 7_000_000));
    assert_eq!(counts(&|n| 300 * n), 2.0);
    assert_eq!(counts(&|n| 5 * n * n), 4.0);
    // Each takes 10,000 instructions, and 3 with each other one.
    assert!(counts(&|n| 10_000 * n + 3 * n * n) > GROWTH);
    // Sorted once.
    assert!(counts(&|n| 300 * n * u64::from(n.ilog2())) < GROWTH);
}
