//! Long lists of one construct: four times as many take no more than six times as long.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The most that four times as much may take, in terms of the one.
const RATIO: f64 = 6.0;
/// Shorter times, in seconds, say nothing.
const SHORT: f64 = 0.3;
/// A family is measured again up to this often where it seems to grow too fast; the least times count, so that only
/// what grows too fast every time fails, whatever else the machine does.
const ROUNDS: usize = 8;

type Family = (&'static str, usize, fn(usize) -> String);

/// A line for each number.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut text, i| {
        writeln!(text, "{}", line(i)).expect("a string takes all text");
        text
    })
}

const FAMILIES: &[Family] = &[
    ("variables", 10_000, |n| lines(n, |i| format!("int v{i} = {i};"))),
    ("classes", 5_000, |n| lines(n, |i| format!("struct S{i} {{ int a; void f(); }}; S{i} s{i};"))),
    ("overloads", 5_000, |n| lines(n, |i| format!("struct S{i}; void f(S{i} *);"))),
    ("operators", 1_500, |n| lines(n, |i| format!("struct S{i} {{}}; S{i} operator+(S{i}, S{i});"))),
    ("hidden_friends", 3_000, |n| lines(n, |i| format!("struct S{i} {{ friend void f(S{i}); }};"))),
    ("members", 10_000, |n| format!("struct S {{\n{}}};", lines(n, |i| format!("int m{i}; void f{i}();")))),
    ("bit_fields", 20_000, |n| format!("struct S {{\n{}}};", lines(n, |i| format!("int b{i} : 3;")))),
    ("enumerators", 20_000, |n| format!("enum E {{\n{}}};", lines(n, |i| format!("e{i},")))),
    ("constants", 10_000, |n| {
        format!("const int c0 = 1;\n{}", lines(n, |i| format!("const int c{} = c{i} + 1;", i + 1)))
    }),
    ("statements", 10_000, |n| {
        format!("void f(int a) {{\n{}}}", lines(n, |i| format!("if (a > {i}) {{ a += {i}; }}")))
    }),
    ("labels", 10_000, |n| format!("void f() {{\n{}}}", lines(n, |i| format!("goto l{i}; l{i}: ;")))),
    ("cases", 10_000, |n| {
        format!(
            "int f(int a) {{ switch (a) {{\n{}}} return 0; }}",
            lines(n, |i| format!("case {i}: return {i};"))
        )
    }),
    ("instances", 3_000, |n| {
        format!("template<int N> struct S {{ int a[N + 1]; }};\n{}", lines(n, |i| format!("S<{i}> s{i};")))
    }),
    ("calls_of_a_template", 3_000, |n| {
        let calls = lines(n, |i| format!("f(S<{i}>());"));
        format!("template<int> struct S {{}}; template<class T> void f(T) {{}}\nvoid g() {{\n{calls}}}")
    }),
    ("kernels", 3_000, |n| {
        lines(n, |i| format!("__attribute__((global)) void k{i}(int *p) {{ *p = {i}; }}"))
    }),
    ("macros", 20_000, |n| format!("{}int x;", lines(n, |i| format!("#define M{i} {i}\nint x{i} = M{i};")))),
    ("elements", 50_000, |n| format!("int a[] = {{\n{}}};", lines(n, |i| format!("{i},")))),
    ("lambdas", 3_000, |n| {
        format!("void f() {{\n{}}}", lines(n, |i| format!("auto l{i} = [] {{ return {i}; }};")))
    }),
    ("members_of_members", 2_000, |n| {
        format!("struct A {{ A *a; int x; }};\nint f(A *a) {{ return a{}->x; }}", "->a".repeat(n))
    }),
    ("sums", 5_000, |n| format!("int f(int a) {{ return a{}; }}", " + a".repeat(n))),
    ("concatenations", 5_000, |n| {
        let sum = lines(n, |i| format!("+ \"text {i}\""));
        format!(
            "struct S {{ S(const char *); ~S(); }}; S operator+(const S &, const S &);\nS f(S a) {{ return a {sum}; }}"
        )
    }),
    ("streams", 1_000, |n| {
        let operators = lines(n, |i| format!("struct S{i} {{}}; O &operator<<(O &, const S{i} &);"));
        let uses = lines(n, |i| format!("o << S{i}();"));
        format!("struct O {{}};\n{operators}void f(O &o) {{\n{uses}}}")
    }),
    ("stream_templates", 1_000, |n| {
        let operators = lines(n, |i| {
            format!("struct S{i} {{}}; template<class C> O<C> &operator<<(O<C> &, const S{i} &);")
        });
        let uses = lines(n, |i| format!("o << S{i}();"));
        format!("template<class C> struct O {{}};\n{operators}void f(O<char> &o) {{\n{uses}}}")
    }),
    ("flags", 1_500, |n| {
        lines(n, |i| {
            format!("enum class F{i} {{ a }}; F{i} operator|(F{i}, F{i}); F{i} v{i} = F{i}::a | F{i}::a;")
        })
    }),
    ("hierarchy", 2_500, |n| {
        let classes = lines(n, |i| format!("struct B{} : B{i} {{ int m{i}; }};", i + 1));
        format!("struct B0 {{ int a; void f(); }};\n{classes}int g(B{n} b) {{ b.f(); return b.a; }}")
    }),
    ("namespaces", 5_000, |n| lines(n, |i| format!("namespace n{i} {{ int v; }} int &r{i} = n{i}::v;"))),
];

/// The processor time that a translation takes, in the program and in the kernel together: how a short time is split
/// between the two is only sampled.
#[allow(clippy::zombie_processes, reason = "it is waited for by its number")]
fn seconds(name: &str, text: &str) -> f64 {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("growth");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let source = folder.join(format!("scaling_{name}.ii"));
    fs::write(&source, text).expect("the source can be written");
    let child = Command::new(env!("CARGO_BIN_EXE_cudafexx"))
        .args([
            "--c++17",
            "--m64",
            "--parse_templates",
            "--stub_file_name",
            "unit.stub.c",
            "--gen_c_file_name",
        ])
        .arg(folder.join(format!("scaling_{name}.c")))
        .arg(&source)
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    let mut status = 0;
    let pid = libc::pid_t::try_from(child.id()).expect("a process has a number");
    // SAFETY: both places are of the types that the call fills.
    let ended = unsafe { libc::wait4(pid, &mut status, 0, usage.as_mut_ptr()) };
    assert_eq!((ended, status), (pid, 0), "{name}");
    // SAFETY: the call has filled it.
    let usage = unsafe { usage.assume_init() };
    let of = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    of(usage.ru_utime) + of(usage.ru_stime)
}

#[test]
fn four_times_as_much_takes_no_more_than_six_times_as_long() {
    let mut failures = Vec::new();
    for (name, count, family) in FAMILIES {
        let (few, many) = (family(*count), family(4 * count));
        let (mut small, mut large) = (f64::INFINITY, f64::INFINITY);
        let grows = (0..ROUNDS).all(|_| {
            large = large.min(seconds(name, &many));
            if large < SHORT {
                return false;
            }
            small = small.min(seconds(name, &few));
            large > RATIO * small
        });
        if grows {
            failures.push(format!("{name}: {small:.3} s for {count}, {large:.3} s for four times as many"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
