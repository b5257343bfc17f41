//! What is repeated: each kind is a unit of `n` times one thing, and of what it takes to say it.

use std::fmt::Write;

/// A name, flags, and the unit for a count.
pub struct Kind {
    pub name: &'static str,
    pub flags: &'static [&'static str],
    pub unit: fn(usize) -> String,
}

/// `line` for each number below `n`, each on a line of its own.
fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "{}", line(i));
        text
    })
}

/// `item` for each number below `n`, with commas and some of them on a line.
fn list(n: usize, item: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut text, i| {
        let end = if i + 1 == n { "" } else { "," };
        let _ = write!(text, "{}{end}{}", item(i), if i % 16 == 15 { "\n" } else { " " });
        text
    })
}

const fn kind(name: &'static str, unit: fn(usize) -> String) -> Kind {
    Kind { name, flags: &["--c++17"], unit }
}

/// Declarations of all sorts, one after the other.
const DECLARATIONS: &[Kind] = &[
    kind("variables", |n| lines(n, |i| format!("extern int v{i};"))),
    kind("functions", |n| lines(n, |i| format!("int f{i}(int a) {{ return a + {i}; }}"))),
    kind("redeclarations", |n| lines(n, |i| format!("int f(int a{i});"))),
    kind("overloads", |n| {
        lines(n, |i| format!("struct S{i}; void f(S{i} *);")) + "void g(S7 *s) { f(s); }\n"
    }),
    kind("typedefs", |n| lines(n, |i| format!("typedef int *t{i}; t{i} v{i};"))),
    kind("alias_chain", |n| {
        "using t0 = int;\n".to_string() + &lines(n, |i| format!("using t{} = t{i};", i + 1))
    }),
    kind("constants", |n| {
        "constexpr int c0 = 1;\n".to_string() + &lines(n, |i| format!("constexpr int c{} = c{i} + 1;", i + 1))
    }),
    kind("static_asserts", |n| lines(n, |i| format!("static_assert({i} + 1 > {i}, \"no\");"))),
    kind("device_variables", |n| lines(n, |i| format!("__attribute__((device)) int v{i};"))),
    kind("kernels", |n| lines(n, |i| format!("__attribute__((global)) void k{i}(int *p) {{ *p = {i}; }}"))),
    kind("linkage", |n| lines(n, |i| format!("extern \"C\" {{ void f{i}(); }}"))),
    kind("unused_statics", |n| lines(n, |i| format!("static int v{i};"))),
];

const SCOPES: &[Kind] = &[
    kind("namespaces", |n| lines(n, |i| format!("namespace n{i} {{ int v; }} int &r{i} = n{i}::v;"))),
    kind("reopened_namespace", |n| lines(n, |i| format!("namespace n {{ int v{i}; }}"))),
    kind("namespace_aliases", |n| {
        "namespace n { extern int v; }\n".to_string()
            + &lines(n, |i| format!("namespace a{i} = n; int &r{i} = a{i}::v;"))
    }),
    kind("using_directives", |n| {
        lines(n, |i| format!("namespace n{i} {{ int v{i}; }} using namespace n{i};"))
    }),
    kind("used_names", |n| {
        lines(n, |i| format!("namespace n{i} {{ int v{i}; }} using namespace n{i};"))
            + &lines(16, |i| format!("int &r{i} = v{i};"))
    }),
    kind("directives_in_one", |n| {
        lines(n, |i| format!("namespace n{i} {{ int v{i}; }}"))
            + "namespace all {\n"
            + &lines(n, |i| format!("using namespace n{i};"))
            + "}\nint &r = all::v5;\n"
    }),
    kind("repeated_directives", |n| {
        "namespace n { extern int v; }\n".to_string()
            + &lines(n, |i| format!("using namespace n; int &r{i} = v;"))
    }),
    kind("inline_namespaces", |n| {
        "namespace n {\n".to_string()
            + &lines(n, |i| format!("inline namespace i{i} {{ int v{i}; }}"))
            + "}\nint &r = n::v5;\n"
    }),
    kind("using_declarations", |n| {
        lines(n, |i| format!("namespace a {{ int v{i}; }} namespace b {{ using a::v{i}; }}"))
    }),
    kind("used_overloads", |n| {
        lines(n, |i| format!("namespace n{i} {{ struct S; void f(S *); }} using n{i}::f;"))
    }),
];

/// How many classes derive from one another.
const DEPTH: usize = 500;

const CLASSES: &[Kind] = &[
    kind("classes", |n| lines(n, |i| format!("struct S{i} {{ int a; S{i}(); void f(); }}; S{i} s{i};"))),
    kind("fields", |n| format!("struct S {{\n{}}}; S s; S t = s;\n", lines(n, |i| format!("int m{i};")))),
    kind("class_fields", |n| {
        format!(
            "struct A {{ A(); A(const A &); ~A(); }}; struct S {{\n{}}}; S s; S t = s;\n",
            lines(n, |i| format!("A m{i};"))
        )
    }),
    kind("bit_fields", |n| format!("struct S {{\n{}}};\n", lines(n, |i| format!("int b{i} : 3;")))),
    kind("member_functions", |n| {
        format!("struct S {{ int a;\n{}}};\n", lines(n, |i| format!("int f{i}() {{ return a; }}")))
    }),
    kind("virtual_functions", |n| {
        format!(
            "struct S {{\n{}}};\nstruct T : S {{\n{}}};\n",
            lines(n, |i| format!("virtual void f{i}();")),
            lines(n, |i| format!("void f{i}() override;"))
        )
    }),
    kind("member_overloads", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("void f(S{i} *);"))
            + "};\n"
    }),
    kind("constructors", |n| {
        lines(n, |i| format!("struct S{i};")) + "struct C {\n" + &lines(n, |i| format!("C(S{i} *);")) + "};\n"
    }),
    kind("static_members", |n| {
        format!("struct S {{\n{}}};\n", lines(n, |i| format!("static int m{i};")))
            + &lines(n, |i| format!("int S::m{i} = {i};"))
    }),
    kind("outside_definitions", |n| {
        format!("struct S {{\n{}}};\n", lines(n, |i| format!("void f{i}();")))
            + &lines(n, |i| format!("void S::f{i}() {{}}"))
    }),
    kind("nested_classes", |n| {
        format!("struct S {{\n{}}};\n", lines(n, |i| format!("struct N{i} {{ int a; }}; N{i} m{i};")))
    }),
    kind("constructor_calls", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("C(S{i} *);"))
            + "};\nvoid f() {\n"
            + &lines(n, |i| format!("C((S{i} *)0);"))
            + "}\n"
    }),
    kind("friend_functions", |n| {
        format!("struct S {{\n{}}};\n", lines(n, |i| format!("friend void f{i}(S &);")))
    }),
    kind("friend_definitions", |n| {
        format!(
            "struct S {{\n{}}};\nvoid g(S &s) {{ f9(s); }}\n",
            lines(n, |i| format!("friend void f{i}(S &) {{}}"))
        )
    }),
    kind("friend_classes", |n| {
        format!("class S {{ int a;\n{}}};\n", lines(n, |i| format!("friend class F{i};")))
            + &lines(n, |i| format!("class F{i} {{ int f(S &s) {{ return s.a; }} }};"))
    }),
    kind("hidden_friends", |n| lines(n, |i| format!("struct S{i} {{ friend void f(S{i}); }};"))),
    kind("derived_classes", |n| {
        "struct B { virtual void f(); int a; };\n".to_string()
            + &lines(n, |i| format!("struct D{i} : B {{ void f() override {{ a = {i}; }} }};"))
    }),
    kind("bases", |n| {
        lines(n, |i| format!("struct B{i} {{ int m{i}; }};"))
            + "struct D :\n"
            + &list(n, |i| format!("B{i}"))
            + "{};\nD d;\n"
    }),
    kind("hierarchies", |n| {
        lines(n, |i| match i % DEPTH {
            0 => format!("struct B{i} {{ int m{i}; void f(); }};"),
            _ => format!("struct B{i} : B{} {{ int m{i}; }};", i - 1),
        }) + &lines(n / DEPTH, |i| format!("void f{i}(B{} b) {{ b.f(); }}", (i + 1) * DEPTH - 1))
    }),
    kind("conversions", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("operator S{i} *();"))
            + "};\n"
    }),
    kind("operators", |n| lines(n, |i| format!("struct S{i} {{}}; S{i} operator+(S{i}, S{i});"))),
    kind("enumerators", |n| format!("enum E {{\n{}}}; E e = e3;\n", list(n, |i| format!("e{i}")))),
    kind("enumerations", |n| lines(n, |i| format!("enum class E{i} {{ a, b }}; E{i} e{i} = E{i}::a;"))),
    kind("anonymous_unions", |n| {
        format!("struct S {{\n{}}};\n", lines(n, |i| format!("union {{ int a{i}; float b{i}; }};")))
    }),
];

const TEMPLATES: &[Kind] = &[
    kind("templates", |n| lines(n, |i| format!("template<class T> struct A{i} {{ T a; }}; A{i}<int> a{i};"))),
    kind("specializations", |n| {
        "template<int> struct A;\n".to_string()
            + &lines(n, |i| format!("template<> struct A<{i}> {{ int a; }};"))
    }),
    kind("partial_specializations", |n| {
        "template<class T, int> struct A {};\n".to_string()
            + &lines(n, |i| format!("template<class T> struct A<T, {i}> {{}};"))
            + "A<int, 5> a;\n"
    }),
    kind("used_specializations", |n| {
        "template<class T, int> struct A {};\n".to_string()
            + &lines(n, |i| format!("template<class T> struct A<T, {i}> {{}}; A<int, {i}> a{i};"))
    }),
    kind("specialized_for_types", |n| {
        "template<class T> struct A {};\n".to_string()
            + &lines(n, |i| {
                format!(
                    "template<class T> struct S{i} {{}}; template<class T> struct A<S{i}<T> *> {{}}; A<S{i}<int> *> a{i};"
                )
            })
    }),
    kind("deduction_guides", |n| {
        "template<class T> struct A { A(T); };\n".to_string()
            + &lines(n, |i| format!("struct S{i}; A(S{i} *) -> A<int>;"))
    }),
    Kind {
        name: "constrained_overloads",
        flags: &["--c++20"],
        unit: |n| {
            "template<class T, int N> concept C = sizeof(T) == N;\n".to_string()
                + &lines(n, |i| format!("template<class T> requires C<T, {i}> void f(T);"))
        },
    },
    kind("class_instances", |n| {
        "template<int N> struct A { int a[N + 1]; int f() { return N; } };\n".to_string()
            + &lines(n, |i| format!("A<{i}> a{i};"))
    }),
    kind("function_instances", |n| {
        "template<int N> int f() { return N; }\n".to_string() + &lines(n, |i| format!("int v{i} = f<{i}>();"))
    }),
    kind("function_specializations", |n| {
        "template<int N> int f() { return N; }\n".to_string()
            + &lines(n, |i| format!("template<> int f<{i}>() {{ return 1; }}"))
    }),
    kind("deduced_calls", |n| {
        "template<class T> void f(T) {}\n".to_string()
            + &lines(n, |i| format!("struct S{i} {{}}; void g(S{i} s) {{ f(s); }}"))
    }),
    kind("explicit_instances", |n| {
        "template<int N> struct A { int f() { return N; } };\n".to_string()
            + &lines(n, |i| format!("template struct A<{i}>;"))
    }),
    kind("variable_instances", |n| {
        "template<int N> constexpr int v = N;\n".to_string() + &lines(n, |i| format!("int a{i} = v<{i}>;"))
    }),
    kind("alias_instances", |n| {
        "template<class T> using P = T *;\n".to_string()
            + &lines(n, |i| format!("struct S{i}; P<S{i}> p{i};"))
    }),
    kind("overloaded_templates", |n| {
        lines(n, |i| format!("template<class T> void f(T, char (*)[{}]);", i + 1))
            + "void g(char (*a)[5]) { f(1, a); }\n"
    }),
    kind("template_parameters", |n| {
        format!("template<\n{}> struct A {{}};\n", list(n, |i| format!("class T{i}")))
    }),
    kind("integer_pack", |n| {
        format!("template<int...> struct P {{}};\nP<\n{}> p;\n", list(n, |i| i.to_string()))
    }),
    kind("made_integer_pack", |n| {
        format!(
            "template<int...> struct P {{}};\ntemplate<int N> using M = P<__integer_pack(N)...>;\nM<{n}> p;\n"
        )
    }),
    kind("type_pack", |n| {
        lines(n, |i| format!("struct S{i};"))
            + &format!("template<class...> struct P {{}};\nP<\n{}> p;\n", list(n, |i| format!("S{i}")))
    }),
    kind("pack_expansion", |n| {
        format!(
            "template<int... N> struct P {{ static constexpr int a[] = {{ (N + 1)... }}; }};\nint v = P<\n{}>::a[0];\n",
            list(n, |i| i.to_string())
        )
    }),
    kind("fold", |n| {
        format!(
            "template<int... N> constexpr int s() {{ return (N + ...); }}\nint v = s<\n{}>();\n",
            list(n, |_| "1".into())
        )
    }),
];

const BODIES: &[Kind] = &[
    kind("statements", |n| {
        format!("void f(int a) {{\n{}}}\n", lines(n, |i| format!("if (a > {i}) {{ a += {i}; }}")))
    }),
    kind("locals", |n| format!("int f(int a) {{\n{}return v0; }}\n", lines(n, |i| format!("int v{i} = a;")))),
    kind("objects", |n| {
        format!("struct S {{ S(); ~S(); }};\nvoid f() {{\n{}}}\n", lines(n, |i| format!("S s{i};")))
    }),
    kind("labels", |n| format!("void f() {{\n{}}}\n", lines(n, |i| format!("goto l{i}; l{i}: ;")))),
    kind("cases", |n| {
        format!(
            "int f(int a) {{ switch (a) {{\n{}}} return 0; }}\n",
            lines(n, |i| format!("case {i}: return {i};"))
        )
    }),
    kind("blocks", |n| format!("void f() {{\n{}}}\n", lines(n, |i| format!("{{ int v = {i}; (void)v; }}")))),
    kind("lambdas", |n| {
        format!("void f() {{\n{}}}\n", lines(n, |i| format!("auto l{i} = [] {{ return {i}; }};")))
    }),
    kind("captures", |n| {
        format!(
            "void f() {{\n{}auto l = [=] {{ return\n{}0; }}; }}\n",
            lines(n, |i| format!("int v{i} = {i};")),
            lines(n, |i| format!("v{i},"))
        )
    }),
    kind("written_captures", |n| {
        format!(
            "void f() {{\n{}auto l = [\n{}] {{ return v0; }}; }}\n",
            lines(n, |i| format!("int v{i} = {i};")),
            list(n, |i| format!("v{i}"))
        )
    }),
    kind("local_classes", |n| {
        format!("void f() {{\n{}}}\n", lines(n, |i| format!("struct L{i} {{ int a; }} l{i};")))
    }),
    kind("terms", |n| format!("int f(int a) {{ return a{}; }}\n", "\n+ a".repeat(n))),
    kind("shifts", |n| {
        format!(
            "struct O {{ O &operator<<(int); }};\nvoid f(O &o) {{ o{}; }}\n",
            lines(n, |i| format!("<< {i}"))
        )
    }),
    kind("conditionals", |n| {
        format!("int f(int a) {{ return\n{} 0; }}\n", lines(n, |i| format!("a == {i} ? {i} :")))
    }),
    kind("commas", |n| format!("void f(int a) {{\n{} a = 0; }}\n", lines(n, |i| format!("a = {i},")))),
    kind("arguments", |n| format!("void f(...);\nvoid g() {{ f(\n{}); }}\n", list(n, |i| i.to_string()))),
    kind("parameters", |n| format!("void f(\n{});\n", list(n, |i| format!("int p{i}")))),
    kind("else_if", |n| {
        format!("void f(int a) {{\n{};}}\n", lines(n, |i| format!("if (a == {i}) a = 0; else")))
    }),
    kind("launches", |n| {
        "typedef unsigned long size_t; struct dim3 { unsigned x, y, z; dim3(unsigned = 1, unsigned = 1, unsigned = 1); };\n\
         typedef struct CUstream_st *cudaStream_t;\n\
         extern \"C\" unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, struct CUstream_st * = 0);\n\
         extern \"C\" int cudaConfigureCall(dim3, dim3, size_t = 0, cudaStream_t = 0);\n\
         __attribute__((global)) void k(int) {}\n"
            .to_string()
            + &format!("void f() {{\n{}}}\n", lines(n, |i| format!("k<<<1, 2>>>({i});")))
    }),
    kind("try_blocks", |n| {
        format!("void f() {{\n{}}}\n", lines(n, |i| format!("try {{ f(); }} catch (int e{i}) {{ }}")))
    }),
    kind("handlers", |n| {
        lines(n, |i| format!("struct E{i} {{}};"))
            + "void f() { try { f(); }\n"
            + &lines(n, |i| format!("catch (E{i} &) {{ }}"))
            + "}\n"
    }),
    kind("overloaded_calls", |n| {
        lines(n, |i| format!("struct S{i}; void f(S{i} *);"))
            + "void g() {\n"
            + &lines(n, |i| format!("f((S{i} *)0);"))
            + "}\n"
    }),
    kind("overloaded_template_calls", |n| {
        lines(n, |i| format!("template<class T> struct S{i} {{}}; template<class T> void f(S{i}<T> *);"))
            + "void g() {\n"
            + &lines(n, |i| format!("f((S{i}<int> *)0);"))
            + "}\n"
    }),
    kind("operator_calls", |n| {
        lines(n, |i| format!("struct S{i} {{}}; S{i} operator+(S{i}, S{i});"))
            + "void g() {\n"
            + &lines(n, |i| format!("S{i}() + S{i}();"))
            + "}\n"
    }),
    kind("member_calls", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("void f(S{i} *);"))
            + "};\nvoid g(C c) {\n"
            + &lines(n, |i| format!("c.f((S{i} *)0);"))
            + "}\n"
    }),
    kind("number_calls", |n| {
        lines(n, |i| format!("struct S{i}; void f(S{i} *);"))
            + "void f(int);\nvoid g() {\n"
            + &lines(n, |i| format!("f({i});"))
            + "}\n"
    }),
    kind("enumeration_calls", |n| {
        lines(n, |i| format!("enum E{i} {{ a{i} }}; void f(E{i});"))
            + "void g() {\n"
            + &lines(n, |i| format!("f(a{i});"))
            + "}\n"
    }),
    kind("alternating_calls", |n| {
        lines(n, |i| format!("struct S{i}; void f(S{i} *); inline void g{i}() {{ f((S{i} *)0); }}"))
    }),
    kind("this_calls", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("void f(S{i} *);"))
            + "void g() {\n"
            + &lines(n, |i| format!("f((S{i} *)0);"))
            + "} };\n"
    }),
    kind("object_calls", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("void operator()(S{i} *);"))
            + "};\nvoid g(C c) {\n"
            + &lines(n, |i| format!("c((S{i} *)0);"))
            + "}\n"
    }),
    kind("member_operators", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "struct C {\n"
            + &lines(n, |i| format!("C &operator<<(S{i} *);"))
            + "};\nvoid g(C c) {\n"
            + &lines(n, |i| format!("c << (S{i} *)0;"))
            + "}\n"
    }),
    kind("associated_calls", |n| {
        "namespace n {\n".to_string()
            + &lines(n, |i| format!("struct S{i} {{}}; void f(S{i});"))
            + "}\nvoid g() {\n"
            + &lines(n, |i| format!("f(n::S{i}());"))
            + "}\n"
    }),
    kind("calls_of_used_overloads", |n| {
        lines(n, |i| format!("struct S{i};"))
            + "namespace n {\n"
            + &lines(n, |i| format!("void f(S{i} *);"))
            + "}\nusing n::f;\nvoid g() {\n"
            + &lines(n, |i| format!("f((S{i} *)0);"))
            + "}\n"
    }),
    kind("calls_in_instances", |n| {
        lines(n, |i| format!("struct S{i}; void f(S{i} *);"))
            + "template<class T> void g(T) {\n"
            + &lines(n, |i| format!("f((S{i} *)0);"))
            + "}\ntemplate void g(int);\n"
    }),
    kind("flags", |n| {
        lines(n, |i| {
            format!(
                "enum class F{i} : unsigned {{ a = 1, b = 2 }}; \
                 constexpr F{i} operator|(F{i} x, F{i} y) {{ return F{i}(unsigned(x) | unsigned(y)); }} \
                 constexpr F{i} v{i} = F{i}::a | F{i}::b;"
            )
        })
    }),
    kind("second_arguments", |n| {
        lines(n, |i| format!("struct S{i} {{}}; void f(int, const S{i} &);"))
            + "void g() {\n"
            + &lines(n, |i| format!("f({i}, S{i}());"))
            + "}\n"
    }),
    kind("streams", |n| {
        "struct O {};\n".to_string()
            + &lines(n, |i| format!("struct S{i} {{}}; O &operator<<(O &, const S{i} &);"))
            + "void f(O &o) {\n"
            + &lines(n, |i| format!("o << S{i}();"))
            + "}\n"
    }),
    kind("stream_templates", |n| {
        "template<class C> struct O {};\n".to_string()
            + &lines(n, |i| {
                format!("struct S{i} {{}}; template<class C> O<C> &operator<<(O<C> &, const S{i} &);")
            })
            + "void f(O<char> &o) {\n"
            + &lines(n, |i| format!("o << S{i}();"))
            + "}\n"
    }),
    kind("concatenations", |n| {
        format!(
            "struct S {{ S(const char *); ~S(); }}; S operator+(const S &, const S &);\nS f(S a) {{ return a\n{}; }}\n",
            lines(n, |i| format!("+ \"text {i}\""))
        )
    }),
    kind("members_of_members", |n| {
        format!("struct A {{ A *a; int x; }};\nint f(A *a) {{ return a{}->x; }}\n", "->a\n".repeat(n))
    }),
];

const VALUES: &[Kind] = &[
    kind("elements", |n| format!("int a[] = {{\n{}}};\n", list(n, |i| i.to_string()))),
    kind("nested_initializers", |n| {
        format!(
            "struct P {{ int a, b[2]; }};\nP a[] = {{\n{}}};\n",
            list(n, |i| format!("{{ {i}, {{ 1, 2 }} }}"))
        )
    }),
    kind("designators", |n| {
        format!(
            "struct P {{\n{}}};\nP p = {{\n{}}};\n",
            lines(n, |i| format!("int m{i};")),
            list(n, |i| format!(".m{i} = {i}"))
        )
    }),
    kind("member_initializers", |n| {
        format!(
            "struct P {{\n{}constexpr P() :\n{}{{}} }};\nconstexpr P p;\nstatic_assert(p.m5 == 5, \"\");\n",
            lines(n, |i| format!("int m{i};")),
            list(n, |i| format!("m{i}({i})"))
        )
    }),
    kind("unbraced_initializers", |n| {
        format!("struct P {{ int a, b[2]; }};\nP a[] = {{\n{}}};\n", list(n, |i| format!("{i}, 1, 2")))
    }),
    kind("class_elements", |n| {
        format!("struct S {{ S(int); }};\nS a[] = {{\n{}}};\n", list(n, |i| i.to_string()))
    }),
    kind("strings", |n| lines(n, |i| format!("const char *s{i} = \"text {i}\";"))),
    kind("joined_strings", |n| format!("const char *s =\n{};\n", lines(n, |i| format!("\"text {i}\"")))),
    kind("long_string", |n| format!("const char s[] = \"{}\";\n", "0123456789".repeat(n))),
    kind("constant_loop", |n| {
        format!(
            "constexpr int f() {{ int s = 0; for (int i = 0; i < {n}; ++i) s ^= i; return s; }}\nconstexpr int v = f();\n"
        )
    }),
    kind("constant_array", |n| {
        format!(
            "struct A {{ int a[{n}]; }};\nconstexpr A f() {{ A r {{}}; for (int i = 0; i < {n}; ++i) r.a[i] = i; return r; }}\n\
             constexpr A v = f();\nstatic_assert(v.a[5] == 5, \"\");\n"
        )
    }),
    kind("constant_elements", |n| {
        format!("constexpr int a[] = {{\n{}}};\n", list(n, |i| i.to_string()))
            + &format!(
                "constexpr int f() {{ int s = 0; for (int i = 0; i < {n}; ++i) s ^= a[i]; return s; }}\nconstexpr int v = f();\n"
            )
    }),
    kind("constant_calls", |n| {
        "constexpr int f(int a) { return a + 1; }\n".to_string()
            + &lines(n, |i| format!("constexpr int v{i} = f({i});"))
    }),
];

const TEXT: &[Kind] = &[
    kind("macros", |n| lines(n, |i| format!("#define M{i} {i}")) + "int x;\n"),
    kind("macro_uses", |n| lines(n, |i| format!("#define M{i} {i}\nint x{i} = M{i};"))),
    kind("one_macro", |n| {
        "#define F(x) ((x) + 1)\n".to_string() + &lines(n, |i| format!("int x{i} = F({i});"))
    }),
    kind("macro_argument", |n| {
        format!("#define F(...) __VA_ARGS__\nint a[] = {{ F(\n{}) }};\n", list(n, |i| i.to_string()))
    }),
    kind("conditions", |n| lines(n, |i| format!("#if {i} > 5\nint x{i};\n#else\nint y{i};\n#endif"))),
    kind("markers", |n| lines(n, |i| format!("# {} \"file{i}.h\"\nint x{i};", i + 1))),
    kind("one_line", |n| lines(n, |i| format!("int x{i};")).replace('\n', " ") + "\n"),
    kind("comments", |n| lines(n, |i| format!("/* {i} */ // more\nint x{i}; /* several\nlines */"))),
    kind("pragmas", |n| lines(n, |i| format!("#pragma x{i}\nint x{i};"))),
    kind("diagnostic_pragmas", |n| {
        lines(n, |i| format!("#pragma nv_diag_suppress 177\nint x{i};\n#pragma nv_diag_default 177"))
    }),
    kind("diagnostic_stack", |n| {
        lines(n, |_| "#pragma nv_diagnostic push".into())
            + &lines(n, |_| "#pragma nv_diagnostic pop".into())
            + "int x;\n"
    }),
    kind("attributes", |n| {
        lines(n, |i| {
            format!("[[maybe_unused]] [[deprecated(\"text\")]] int f{i}(int) __attribute__((noinline));")
        })
    }),
];

/// Without the source line: it would be printed with each message, however long it is.
const BRIEF: &[&str] = &["--c++17", "--brief_diagnostics"];

const MESSAGES: &[Kind] = &[
    kind("messages", |n| format!("void f(int a) {{\n{}}}\n", "a == 1;\n".repeat(n))),
    Kind {
        name: "messages_on_one_line",
        flags: BRIEF,
        unit: |n| format!("void f(int a) {{ {}}}\n", "a == 1; ".repeat(n)),
    },
    kind("messages_of_instances", |n| {
        "template<int N> constexpr int f() { return 1, N; }\n".to_string()
            + &lines(n, |i| format!("constexpr int v{i} = f<{i}>();"))
    }),
    kind("deprecated_uses", |n| {
        "[[deprecated]] void f();\n".to_string() + &format!("void g() {{\n{}}}\n", "f();\n".repeat(n))
    }),
    kind("suppressed_messages", |n| {
        format!("#pragma nv_diag_suppress 174\nvoid f(int a) {{\n{}}}\n", "a == 1;\n".repeat(n))
    }),
];

/// A unit of nothing: what each other one takes too.
pub const NOTHING: Kind = kind(crate::table::NOTHING, |_| "int x;\n".into());

/// All kinds, in groups.
pub fn kinds() -> Vec<&'static Kind> {
    [DECLARATIONS, SCOPES, CLASSES, TEMPLATES, BODIES, VALUES, TEXT, MESSAGES].into_iter().flatten().collect()
}
