//! Tables that do not hold together fail the build with their file, their key and the reason.

#[path = "../tables/gen/source.rs"]
#[allow(dead_code)]
mod source;

#[path = "../tables/gen/attributes.rs"]
mod attributes;
#[path = "../tables/gen/builtin_folding.rs"]
mod builtin_folding;
#[path = "../tables/gen/builtin_types.rs"]
mod builtin_types;
#[path = "../tables/gen/builtins.rs"]
mod builtins;
#[path = "../tables/gen/constants.rs"]
mod constants;
#[path = "../tables/gen/diagnostics.rs"]
mod diagnostics;
#[path = "../tables/gen/explanations.rs"]
mod explanations;
#[path = "../tables/gen/features.rs"]
mod features;
#[path = "../tables/gen/flags.rs"]
mod flags;
#[path = "../tables/gen/fundamental_types.rs"]
mod fundamental_types;
#[path = "../tables/gen/generic_builtins.rs"]
mod generic_builtins;
#[path = "../tables/gen/il.rs"]
mod il;
#[path = "../tables/gen/il_display.rs"]
mod il_display;
#[path = "../tables/gen/il_display_kinds.rs"]
mod il_display_kinds;
#[path = "../tables/gen/il_display_sources.rs"]
mod il_display_sources;
#[path = "../tables/gen/itanium_abbreviations.rs"]
mod itanium_abbreviations;
#[path = "../tables/gen/lexical.rs"]
#[allow(dead_code)]
mod lexical;
#[path = "../tables/gen/limits.rs"]
mod limits;
#[path = "../tables/gen/modes.rs"]
mod modes;
#[path = "../tables/gen/operators.rs"]
mod operators;
#[path = "../tables/gen/predeclared_types.rs"]
mod predeclared_types;
#[path = "../tables/gen/registers.rs"]
mod registers;
#[path = "../tables/gen/template.rs"]
mod template;
#[path = "../tables/gen/unknown_causes.rs"]
mod unknown_causes;

#[allow(dead_code, reason = "others use more of it")]
#[path = "inputs/folder.rs"]
mod folder;

use folder::{copy, entries, files_below};
use source::{TableError, Tables, camel};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

type Generator = fn(&Tables) -> Result<(), TableError>;

/// Runs a generator over the real tables, in which one file has another content; returns its error.
fn error_of(generate: Generator, file: &str, content: &str) -> String {
    let folder = scratch();
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tables"), &folder);
    fs::write(folder.join(file), content).expect("the table can be written");
    let out = scratch();
    let result = generate(&Tables::new(&folder, &out));
    let _ = (fs::remove_dir_all(&folder), fs::remove_dir_all(&out));
    result.expect_err("the table is bad").to_string()
}

/// What a generator makes of the real tables and one more file.
fn output_of(generate: Generator, file: &str, content: &str, output: &str) -> String {
    let folder = scratch();
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tables"), &folder);
    fs::write(folder.join(file), content).expect("the table can be written");
    let out = scratch();
    if let Err(error) = generate(&Tables::new(&folder, &out)) {
        panic!("{error}");
    }
    let code = fs::read_to_string(out.join(output)).expect("there is output");
    let _ = (fs::remove_dir_all(&folder), fs::remove_dir_all(&out));
    code
}

/// A folder of its own for each call.
fn scratch() -> PathBuf {
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let name = format!("tables_{}", CALLS.fetch_add(1, Ordering::Relaxed));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// What makes a good table bad: the generator, the file, a text that is once in it, what stands there instead, and
/// what the error tells besides the file.
type BadRow<'a> = (Generator, &'a str, &'a str, &'a str, &'a [&'a str]);

/// Each edit of a real table fails its generator, which says where and why.
fn assert_bad(rows: &[BadRow]) {
    for (generate, file, old, new, parts) in rows {
        let path = root().join("tables").join(file);
        let text = fs::read_to_string(&path).expect("the table can be read");
        assert_eq!(text.matches(old).count(), 1, "{file} has this once: {old}");
        let error = error_of(*generate, file, &text.replace(old, new));
        assert_tells(&error, &[&[*file], *parts].concat());
    }
}

fn assert_tells(error: &str, parts: &[&str]) {
    for part in parts {
        assert!(error.contains(part), "`{part}` is missing in: {error}");
    }
}

#[test]
fn messages_need_known_severities_formats_and_their_own_numbers() {
    let file = "diagnostics/extra.toml";
    let message = |rest: &str| format!("[one_more]\n{rest}\n");
    let severity = error_of(diagnostics::generate, file, &message("severity = 'loud'\nmessage = 'x'"));
    assert_tells(&severity, &[file, "one_more", "no severity `loud`"]);
    let format =
        error_of(diagnostics::generate, file, &message("severity = 'error'\nmessage = '{a:colour}'"));
    assert_tells(&format, &[file, "one_more", "no format `colour`"]);
    let brace = error_of(diagnostics::generate, file, &message("severity = 'error'\nmessage = '{a:text'"));
    assert_tells(&brace, &[file, "one_more", "a brace is not closed"]);
    let message = |text: &str| message(&format!("severity = 'error'\nmessage = '{text}'"));
    for (text, reason) in [
        ("{a}", "a fill-in is not `{name:format}`"),
        ("a}b", "a fill-in is not `{name:format}`"),
        ("{a:text} {a:number}", "`a` is of two types"),
        ("{a b:text}", "not usable as the name of a function or parameter"),
    ] {
        assert_tells(&error_of(diagnostics::generate, file, &message(text)), &[file, reason]);
    }
    let number = "number = 20\nseverity = 'error'\nmessage = 'x'";
    let number = error_of(diagnostics::generate, file, &format!("[one_more]\n{number}\n"));
    assert_tells(&number, &["20", "has the number"]);
}

#[test]
fn a_row_makes_a_message_that_is_reported_by_one_call() {
    let row = "[one_more]\nnumber = 3455\nseverity = 'warning'\nmessage = '{name:quoted} comes {count:number} times'\n";
    let code = output_of(diagnostics::generate, "diagnostics/extra.toml", row, "diagnostics.rs");
    let function = code.split("pub fn one_more").nth(1).expect("the row makes a function");
    let signature: String = function.chars().take_while(|letter| *letter != '{').collect();
    assert_eq!(signature.split_whitespace().collect::<String>(), "(name:&str,count:i64)->Message");
}

#[test]
fn flags_need_their_own_letters_and_known_kinds_of_values() {
    let people = "category = \"c\", help = \"Is a flag.\"";
    let flag = |row: &str| {
        let first = format!("{{ name = \"a\", letter = \"x\", {people} }}");
        format!("categories = [\"c\"]\nflags = [ {first}, {{ {row}, {people} }} ]")
    };
    let letter = error_of(flags::generate, "flags.toml", &flag("name = \"bb\", letter = \"x\""));
    assert_tells(&letter, &["flags.toml", "bb", "`-x` is taken"]);
    let value = error_of(flags::generate, "flags.toml", &flag("name = \"bbb\", takes = \"colour\""));
    assert_tells(&value, &["flags.toml", "bbb", "no kind of value `colour`"]);
    let twice = error_of(flags::generate, "flags.toml", &flag("name = \"a\""));
    assert_tells(&twice, &["flags.toml", "two flags have this name"]);
}

/// A GNU attribute with arguments is one row: its name, what it takes, which values, and what it is put on.
#[test]
fn a_row_makes_an_attribute_whose_arguments_are_checked() {
    let row = "{ name = 'counted', families = ['gnu'], arguments = 'string, constant?', values = 'a b', \
               otherwise = 'unrecognized_visibility_kind', least = 1, targets = 'variable field' },\n";
    let path = root().join("tables/attributes.toml");
    let table = fs::read_to_string(path).expect("the table can be read");
    let table = table.replace("attributes = [\n", &format!("attributes = [\n{row}"));
    let code = output_of(attributes::generate, "attributes.toml", &table, "attributes.rs");
    let made = code.split("name: \"counted\"").nth(1).expect("the row makes an attribute");
    let made: String = made.split("AttributeRow").next().unwrap_or_default().split_whitespace().collect();
    let described = "Argument{kind:ArgumentKind::String,least:1u8,repeats:false,},\
                     Argument{kind:ArgumentKind::Constant,least:0u8,repeats:false,}";
    let values = "values:&[\"a\",\"b\"],otherwise:Some(|_|messages::unrecognized_visibility_kind())";
    assert_tells(&made, &[described, values, "bounds:Some((1i64,9223372036854775807i64))"]);
}

#[test]
fn attributes_built_ins_and_layouts_are_checked() {
    let row = "namespaces = []\nattributes = [ { name = \"a\", families = [\"gnu\"], targets = \"moon\" } ]";
    assert_tells(
        &error_of(attributes::generate, "attributes.toml", row),
        &["attributes.toml", "no target `moon`"],
    );
    let row = "builtins = [ ['void (...)', \"yes\", [\"f\"]] ]";
    let error = error_of(builtins::generate, "builtins/extra.toml", row);
    assert_tells(&error, &["builtins/extra.toml", "void (...)", "`yes` is not seven"]);
    for (ty, reason) in [
        ("void (moon)", "no type `moon`"),
        ("void (int", "parameters do not end"),
        ("void (..., int)", "parameters do not end"),
        ("void *", "not the type of a function"),
        ("void () moon", "`moon` is no part of a type"),
        ("__attribute((vector_size(9))) int ()", "an attribute other than"),
        ("void (*) *", "a pointer to a function has no parameters"),
    ] {
        let row = format!("builtins = [ ['{ty}', \"yyyyyyyy\", [\"f\"]] ]");
        let error = error_of(builtins::generate, "builtins/extra.toml", &row);
        assert_tells(&error, &["builtins/extra.toml", ty, reason]);
    }
    let row = "[[entry]]\nname = \"a\"\nvariants = [[\"*\", [[\"f\", \"pointer to moon\", \"always\"]]]]";
    let error = error_of(il_display::generate, "il_display/extra.toml", row);
    assert_tells(&error, &["il_display/extra.toml", "a.f", "no kind of value `pointer to moon`"]);
    let row = "[[entry]]\nname = \"a\"\nvariants = [[\"*\", [[\"f\", \"bool\", \"now and then\"]]]]";
    let error = error_of(il_display::generate, "il_display/extra.toml", row);
    assert_tells(&error, &["il_display/extra.toml", "a.f", "no condition is called `now and then`"]);
}

#[test]
fn limits_are_numbers_of_their_types_with_names_of_their_own() {
    let file = "limits.toml";
    let row = |name: &str, rest: &str| format!("{{ name = '{name}', what = 'x', {rest} }}");
    let table = |rows: &[String]| format!("budgets = [{}]\ndepths = []\n", rows.join(", "));
    let large = row("A", "type = 'u32', most = 5_000_000_000");
    assert_tells(&error_of(limits::generate, file, &table(&[large])), &[file, "A", "no number of its type"]);
    let unknown = row("A", "type = 'f32', most = 1");
    assert_tells(&error_of(limits::generate, file, &table(&[unknown])), &[file, "A", "the type is"]);
    let twice = [row("A", "type = 'u32', most = 1"), row("A", "type = 'u32', most = 2")];
    assert_tells(&error_of(limits::generate, file, &table(&twice)), &[file, "A", "two limits"]);
}

#[test]
fn constants_are_texts_words_or_numbers_with_names_of_their_own() {
    let file = "host_runtime.toml";
    for (rows, parts) in [
        (
            "{ name = 'A', what = 'x', text = 'a' }, { name = 'A', what = 'x', text = 'b' }",
            ["A", "two constants"],
        ),
        ("{ name = 'A', what = 'x', text = 'a', number = 1 }", ["A", "a text, words or a number"]),
        ("{ name = 'A', what = 'x' }", ["A", "a text, words or a number"]),
        ("{ name = 'A', what = 'x', words = [] }", ["A", "there are no words"]),
        ("{ name = 'A', what = ' ', text = 'a' }", ["A", "it is not said what this is"]),
        ("{ name = 'A B', what = 'x', text = 'a' }", ["A B", "cannot be an identifier"]),
    ] {
        let error = error_of(constants::generate, file, &format!("constants = [{rows}]"));
        assert_tells(&error, &[&[file], &parts[..]].concat());
    }
}

#[test]
fn token_kinds_words_and_names_are_given_once() {
    let (tokens, keywords, names) = ("tokens.toml", "keywords.toml", "known_names.toml");
    let words = r#"word = "break", kind = "KwBreak", cxx = 3, c = true"#;
    assert_bad(&[
        (lexical::generate, tokens, r#""RightParen""#, r#""LeftParen""#, &["LeftParen", "kind given twice"]),
        (
            lexical::generate,
            keywords,
            words,
            r#"word = "auto", kind = "KwBreak", c = true"#,
            &["auto", "word given twice"],
        ),
        (
            lexical::generate,
            keywords,
            words,
            r#"word = "break", kind = "KwBreak""#,
            &["break", "never a keyword"],
        ),
        (lexical::generate, names, r#"END = "end""#, r#"END = "begin""#, &["END", "there already"]),
        (
            lexical::generate,
            "directives.toml",
            r#"words = "once""#,
            r#"words = "a b c""#,
            &["a b c", "more than two words"],
        ),
        (
            lexical::generate,
            "directives.toml",
            r#"words = "unroll""#,
            r#"words = "pack""#,
            &["pack", "given twice"],
        ),
    ]);
}

#[test]
fn fields_and_variants_of_the_intermediate_language_are_described() {
    let (generate, file): (Generator, _) = (il::generate, "il/type.toml");
    let dependent = r#"["Dependent", "The type of an expression that depends on a template parameter."]"#;
    assert_bad(&[
        (
            generate,
            file,
            r#"["flags", "TypeFlags", "Properties gathered from the parts: dependent, with a pack, unknown."]"#,
            r#"["flags", "TypeFlags", ""]"#,
            &["Type.flags", "needs a description"],
        ),
        (
            generate,
            file,
            r#"["flags", "TypeFlags", "#,
            r#"["flags", "Type Flags", "#,
            &["Type.flags", "bad type `Type Flags`"],
        ),
        (generate, file, dependent, r#"["Dependent"]"#, &["Builtin", "a name and a description"]),
        (
            generate,
            file,
            dependent,
            r#"["Dependent", "One.", "of"]"#,
            &["Builtin.Dependent", "pairs of name and type"],
        ),
        (generate, file, "arena = \"qualifiers\"\n", "", &["Qualifier", "the name of its arena"]),
    ]);
}

#[test]
fn each_new_field_of_an_expression_takes_part_in_its_identity() {
    let sum = |fields: &str| {
        let row = format!(
            "[[sum]]\nname = 'Extra'\ndoc = 'One.'\nidentity = true\nvariants = [['One', 'First.'{fields}], ['Two', 'No fields.']]\n"
        );
        let code = output_of(il::generate, "il/extra.toml", &row, "il.rs");
        let identity = code.split("impl Identify for Extra").nth(1).expect("the sum has an identity");
        let end = identity.find("Self::Two").expect("the second variant comes behind");
        identity[..end].split_whitespace().collect::<String>().replace("=>{", "=>")
    };
    assert!(sum(", 'a', 'ExprId'").contains("Self::One{a,..}=>key.kind(0u32)&&a.identify(key)"));
    let both = sum(", 'a', 'ExprId', 'b', 'Option<TypeId>'");
    assert!(both.contains("Self::One{a,b,..}=>key.kind(0u32)&&a.identify(key)&&b.identify(key)"), "{both}");
    assert!(
        sum(", 'a', 'ExprId', 'b', 'sugar bool'")
            .contains("Self::One{a,..}=>key.kind(0u32)&&a.identify(key)")
    );
    assert!(sum(", 'a', 'ExprId', 'b', 'alone u32'").contains("=>false"));
    assert!(sum(", 'a', 'same ExprId', 'b', 'sugar bool'").contains("Self::One{a,..}=>a.identify(key)"));
    assert!(sum(", 'a', 'value u32'").contains("=>key.whole_value()"));
    assert!(sum(", 'a', 'typed bool'").contains("=>key.kind(0u32)&&key.whole_type()&&a.identify(key)"));
    let entry = "[[entry]]\nname = 'Extra'\narena = 'extras'\ndoc = 'One.'\nidentity = 'fields'\nfields = [['a', 'ExprId', 'A.'], ['b', 'sugar bool', 'B.'], ['c', 'bool', 'C.']]\n";
    let code = output_of(il::generate, "il/extra.toml", entry, "il.rs");
    let identity = code.split("impl Identify for ExtraId").nth(1).expect("the entry has an identity");
    let identity = &identity[..identity.find("impl ").unwrap_or(identity.len())];
    for (field, counts) in [(".a", true), (".b", false), (".c", true)] {
        assert_eq!(identity.contains(field), counts, "{field}: {identity}");
    }
    assert_bad(&[
        (
            il::generate,
            "il/constant.toml",
            r#"["Float", "A floating value.", "bits", "u128"]"#,
            r#"["Float", "A floating value.", "bits", "sugar u128"]"#,
            &["Value.Float", "not identified by its fields"],
        ),
        (
            il::generate,
            "il/type.toml",
            r#"["flags", "TypeFlags", "#,
            r#"["flags", "sugar TypeFlags", "#,
            &["Type.flags", "not identified by its fields"],
        ),
    ]);
}

#[test]
fn layouts_of_the_display_hold_together() {
    let (generate, walk): (Generator, _) = (il_display::generate, "il_display/walk.toml");
    let types = "il_display/types.toml";
    assert_bad(&[
        (
            il_display_kinds::generate,
            "il_display/kinds.toml",
            r#"["instantiated", ["routine", "type", "variable"]]"#,
            r#"["instantiated", ["routine", "type"]]"#,
            &["instantiation-directive.entity", "have no name together"],
        ),
        (
            il_display_kinds::generate,
            "il_display/kinds.toml",
            r#"["instantiated", ["routine","#,
            r#"["instantiated", ["moon","#,
            &["instantiated", "no entry is called `moon`"],
        ),
        (
            il_display_sources::generate,
            "il_display/declarations.toml",
            "\"Field.mutable\"",
            "\"Field.moon\"",
            &["field.is_mutable", "has no `Field.moon`"],
        ),
        (
            generate,
            walk,
            r#"["asm-operand", ["expr"]]"#,
            r#"["asm-moon", ["expr"]]"#,
            &["asm-moon", "no entry has this name"],
        ),
        (
            generate,
            walk,
            r#"["asm-operand", ["expr"]]"#,
            r#"["asm-operand", ["moon"]]"#,
            &["asm-operand.moon", "no such field"],
        ),
        (
            generate,
            "il_display/enumerators.toml",
            r#"["attribute", "family", ["#,
            r#"["(source_corresp)", "access", ["#,
            &["(source_corresp).access", "listed twice"],
        ),
        (
            generate,
            types,
            "name = \"base-class\"\nnumber = 36\n",
            "name = \"base-class\"\nnumber = 42\n",
            &["has this number"],
        ),
        (
            generate,
            types,
            "name = \"base-class\"\nnumber = 36\n",
            "name = \"asm-entry\"\n",
            &["asm-entry", "listed twice"],
        ),
    ]);
}

#[test]
fn functions_and_traits_are_listed_once_and_have_their_types() {
    let (generate, traits): (Generator, _) = (builtins::generate, "type_traits.toml");
    let functions = "builtins/x86_vector128.toml";
    let first = r#""__builtin_ia32_addcarryx_u32""#;
    let row = r#"name = "__has_nothrow_assign", operands = "1""#;
    assert_bad(&[
        (
            generate,
            functions,
            first,
            r#""__builtin_ia32_addcarryx_u64""#,
            &["__builtin_ia32_addcarryx_u64", "listed twice"],
        ),
        (
            generate,
            "builtins/generic.toml",
            "__builtin_COLUMN = 20",
            "__builtin_moon = 20",
            &["__builtin_moon", "no built-in function"],
        ),
        (
            generate,
            traits,
            row,
            r#"name = "__has_nothrow_copy", operands = "1""#,
            &["__has_nothrow_copy", "listed twice"],
        ),
        (
            generate,
            traits,
            row,
            r#"name = "__has_nothrow_assign", operands = "one""#,
            &["__has_nothrow_assign", "no number of operands"],
        ),
        (
            generate,
            traits,
            row,
            r#"name = "__has_nothrow_assign", operands = "1", gives = "moon""#,
            &["no result `moon`"],
        ),
        (
            generate,
            traits,
            row,
            r#"name = "__has_nothrow_assign", operands = "1", completes = "moon""#,
            &["no operands `moon`"],
        ),
        (
            builtin_folding::generate,
            "builtin_folding.toml",
            r#"["__builtin_abs"]"#,
            r#"["__builtin_abs", "__builtin_parity"]"#,
            &["__builtin_parity", "listed twice"],
        ),
        (
            generic_builtins::generate,
            "generic_builtins.toml",
            r#"{ pattern = "*compare_exchange*", result = "bool" }"#,
            r#"{ pattern = "*compare_exchange*", result = "moon" }"#,
            &["*compare_exchange*", "no such result `moon`"],
        ),
    ]);
}

/// A name that cannot be one of the program fails with its table and itself.
#[test]
fn names_of_the_program_can_be_identifiers() {
    let cannot = "cannot be an identifier";
    assert_bad(&[
        (
            features::generate,
            "features.toml",
            r#"name = "EnumBase""#,
            r#"name = "Enum Base""#,
            &["Enum Base", cannot],
        ),
        (limits::generate, "limits.toml", r#"name = "DISPLAYED_STEPS""#, r#"name = "1ST""#, &["1ST", cannot]),
        (
            modes::generate,
            "modes.toml",
            r#"signed = "SignedChar", unsigned = "UnsignedChar" },
    { name = "byte""#,
            r#"signed = "Signed-Char", unsigned = "UnsignedChar" },
    { name = "byte""#,
            &["Signed-Char", cannot],
        ),
        (lexical::generate, "tokens.toml", r#""LeftParen""#, r#""Left Paren""#, &["Left Paren", cannot]),
        (
            operators::generate,
            "operators.toml",
            r#"binary = "Divide""#,
            r#"binary = "Di/vide""#,
            &["Di/vide", cannot],
        ),
        (
            unknown_causes::generate,
            "unknown_causes.toml",
            r#"name = "Assignment""#,
            r#"name = "type""#,
            &["type", cannot],
        ),
        (
            flags::generate,
            "flags.toml",
            r#"handler = "version""#,
            r#"handler = "the version""#,
            &["the version", cannot],
        ),
    ]);
}

#[test]
fn attributes_and_flags_hold_together() {
    let (attributes, flags): (Generator, Generator) = (attributes::generate, flags::generate);
    let version = r#"name = "version", letter = "v", handler = "version""#;
    assert_bad(&[
        (
            attributes,
            "attributes.toml",
            r#"name = "alias", families = ["gnu"]"#,
            r#"name = "abi_tag", families = ["gnu"]"#,
            &["abi_tag", "listed twice"],
        ),
        (
            attributes,
            "attributes.toml",
            r#"name = "alias", families = ["gnu"]"#,
            r#"name = "alias", families = ["moon"]"#,
            &["alias", "no family `moon`"],
        ),
        (
            attributes,
            "attributes.toml",
            r#"arguments = "alignment?""#,
            r#"arguments = "moon?""#,
            &["aligned", "no kind of argument `moon`"],
        ),
        (
            attributes,
            "attributes.toml",
            r#"arguments = "alignment?""#,
            r#"arguments = "alignment!""#,
            &["aligned", "no kind of argument `alignment!`"],
        ),
        (
            attributes,
            "attributes.toml",
            r#"otherwise = "unrecognized_visibility_kind", "#,
            "",
            &["visibility", "need each other"],
        ),
        (
            attributes,
            "attributes.toml",
            r#"otherwise = "unrecognized_visibility_kind", "#,
            r#"otherwise = "moon", "#,
            &["visibility", "no message `moon`"],
        ),
        (
            attributes,
            "attributes.toml",
            r#"arguments = "alignment?""#,
            r#"arguments = "alignment?", least = 1"#,
            &["aligned", "about constants"],
        ),
        (
            flags,
            "flags.toml",
            version,
            r#"name = "version", letter = "v", handler = "version", status = "accepted""#,
            &["version", "has an effect"],
        ),
        (
            flags,
            "flags.toml",
            r#"help = 'Makes plain `char` unsigned.'"#,
            r#"help = 'plain char is unsigned'"#,
            &["unsigned_chars", "no sentence"],
        ),
        (
            flags,
            "flags.toml",
            r#"help = 'Makes plain `char` unsigned.'"#,
            r#"status = "accepted", help = 'Makes plain `char` unsigned.'"#,
            &["unsigned_chars", "promises an effect"],
        ),
        (flags, "flags.toml", "    \"Messages\",\n", "", &["no category `Messages`"]),
        (
            flags,
            "flags.toml",
            r#"name = "anachronisms", only = "c++""#,
            r#"name = "anachronisms", only = "moon""#,
            &["anachronisms", "no language `moon`"],
        ),
        (
            flags,
            "flags.toml",
            r#"name = "il_display","#,
            r#"name = "il_display", sets = "a b","#,
            &["il_display", "`a b` is no name for a field"],
        ),
        (
            flags,
            "flags.toml",
            r#"name = "il_display","#,
            r#"name = "il_display", sets = "define_macro","#,
            &["another type"],
        ),
        (
            flags,
            "keywords.toml",
            r#"kind = "KwRestrict", c = true, flag = "restrict""#,
            r#"kind = "KwRestrict", c = true, flag = "moon""#,
            &["moon", "no flag without a value has this field"],
        ),
    ]);
}

#[test]
fn messages_are_explained_once_with_cause_remedy_and_example() {
    let (generate, file): (Generator, _) = (explanations::generate, "explanations/cuda_spaces.toml");
    let head = "[calling_device_function_from_host]\n";
    let cause = "cause = \"Code for host and device calls a function that only the device has: compiled for the host, nothing could be called.\"";
    let example =
        "example = '''\n__device__ int side();\n__host__ __device__ int f() { return side(); }\n'''\n";
    let kernels = fs::read_to_string(root().join("tables/explanations/cuda_kernels.toml")).expect("a table");
    let other = kernels.lines().find(|line| line.starts_with('[')).expect("a row").to_string() + "\n";
    assert_bad(&[
        (generate, file, head, "[no_such_message]\n", &["no_such_message", "there is no such message"]),
        (generate, file, cause, "cause = \"\"", &["calling_device_function_from_host", "is missing"]),
        (generate, file, example, "", &["calling_device_function_from_host", "needs an example"]),
        (generate, file, head, &other, &[other.trim_matches(['[', ']', '\n']), "explained twice"]),
    ]);
}

#[test]
fn the_other_tables_have_their_columns_and_no_row_twice() {
    let (causes, first) = ("unknown_causes.toml", r#"name = "Assignment", what = "assignment""#);
    assert_bad(&[
        (
            features::generate,
            "features.toml",
            r#"name = "EnumBase""#,
            r#"name = "ScopedEnums""#,
            &["ScopedEnums", "two features"],
        ),
        (
            features::generate,
            "features.toml",
            r#"name = "ScopedEnums", since = 11"#,
            r#"name = "ScopedEnums", status = "accepted", since = 11"#,
            &["ScopedEnums", "waits for that"],
        ),
        (
            operators::generate,
            "operators.toml",
            r#"spelling = "co_await""#,
            r#"spelling = "co_await", binary = "Add""#,
            &["co_await", "need each other"],
        ),
        (
            modes::generate,
            "modes.toml",
            r#"name = "QI", signed"#,
            r#"name = "QI", moon = 1, signed"#,
            &["unknown field `moon`"],
        ),
        (
            modes::generate,
            "modes.toml",
            r#"name = "QI", signed = "SignedChar""#,
            r#"name = "QI""#,
            &["missing field `signed`"],
        ),
        (
            predeclared_types::generate,
            "predeclared_types.toml",
            r#"name = "__int128_t", of = "Int128""#,
            r#"name = "__int128_t""#,
            &["missing field `of`"],
        ),
        (
            fundamental_types::generate,
            "fundamental_types.toml",
            r#"name = "Char8""#,
            r#"name = "Char7""#,
            &["Char8", "must be row 7"],
        ),
        (
            fundamental_types::generate,
            "fundamental_types.toml",
            r#"unsigned = "UnsignedShort""#,
            r#"unsigned = "Moon""#,
            &["Short", "no type `Moon`"],
        ),
        (
            itanium_abbreviations::generate,
            "itanium_abbreviations.toml",
            r#"letter = "b""#,
            r#"letter = "a""#,
            &["a", "two abbreviations"],
        ),
        (
            registers::generate,
            "registers.toml",
            r#"name = "ax", display"#,
            r#"name = "ax", moon = 1, display"#,
            &["unknown field `moon`"],
        ),
        (
            unknown_causes::generate,
            causes,
            first,
            r#"name = "Await", what = "assignment""#,
            &["Await", "two causes"],
        ),
        (
            unknown_causes::generate,
            causes,
            first,
            r#"name = "Assignment", what = "assign\tment""#,
            &["Assignment", "a tab"],
        ),
    ]);
}

/// What is promised lists the budgets as the table has them.
#[test]
fn the_budgets_are_documented() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("the file can be read");
    let table: toml::Table = read("tables/limits.toml").parse().expect("the table can be parsed");
    let text = |row: &toml::Value, key: &str| row.get(key).and_then(toml::Value::as_str).map(str::to_string);
    let lines = table["budgets"].as_array().into_iter().flatten().map(|row| {
        let most = row["most"].as_integer().unwrap_or_default();
        let option = text(row, "option").map(|option| format!("`{option}`"));
        let raised = option.unwrap_or("its row of the table".to_string());
        format!("| {} | {} | {raised} |\n", text(row, "what").unwrap_or_default(), in_groups(most))
    });
    let expected: String = lines.collect();
    assert!(read("SECURITY.md").contains(&expected), "SECURITY.md must have these rows:\n{expected}");
}

/// A number with a comma before each three digits.
fn in_groups(number: i64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

/// The text of all files below a folder whose names end so.
fn text_below(folder: &Path, ending: &str) -> String {
    let files = files_below(folder).into_iter().filter(|path| path.to_string_lossy().ends_with(ending));
    files.map(|path| fs::read_to_string(path).expect("the file can be read")).collect()
}

/// The names that stand behind `before`.
fn names_behind<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    let name = |rest: &'a str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next();
    text.match_indices(before).filter_map(move |(at, _)| name(text[at + before.len()..].trim_start()))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn table(name: &str) -> toml::Table {
    let text = fs::read_to_string(root().join("tables").join(name)).expect("the table can be read");
    text.parse().expect("the table can be parsed")
}

fn column<'a>(row: &'a toml::Value, name: &str) -> Option<&'a str> {
    row.get(name).and_then(toml::Value::as_str)
}

/// Each row is read by the program, or says why not: one of both, and only one.
fn assert_live<'a>(rows: impl IntoIterator<Item = (&'a str, bool, bool)>) {
    let (mut unread, mut late) = (Vec::new(), Vec::new());
    for (name, read, excused) in rows {
        match (read, excused) {
            (false, false) => unread.push(name),
            (true, true) => late.push(name),
            _ => {}
        }
    }
    assert!(unread.is_empty(), "nothing reads these rows, and they have no `status`: {unread:?}");
    assert!(late.is_empty(), "these rows are read: their `status` is no longer true: {late:?}");
}

#[test]
fn messages_are_reported_or_wait() {
    let source = text_below(&root().join("src"), ".rs");
    let mut read: BTreeSet<String> = names_behind(&source, "messages::").map(str::to_string).collect();
    let ids: BTreeSet<&str> = names_behind(&source, "DiagId::").collect();
    // Features and attributes name the messages that they are reported by.
    for (file, columns) in
        [("features.toml", &["message = \""][..]), ("attributes.toml", &["otherwise = \"", "reserved = \""])]
    {
        let text = text_below(&root().join("tables"), file);
        for column in columns {
            read.extend(names_behind(&text, column).map(str::to_string));
        }
    }
    for path in entries(&root().join("tables/diagnostics")) {
        let file = format!("diagnostics/{}", path.file_name().unwrap_or_default().to_string_lossy());
        if file.ends_with("tags.toml") {
            continue;
        }
        let rows = table(&file);
        assert_live(rows.iter().map(|(name, row)| {
            let excused = column(row, "status").is_some() || column(row, "giver").is_some();
            (name.as_str(), read.contains(name) || ids.contains(camel(name).as_str()), excused)
        }));
    }
}

#[test]
fn flags_have_an_effect_or_say_that_they_have_none() {
    let source = text_below(&root().join("src"), ".rs");
    // A long chain of calls begins a new line before the field.
    let source = source.split_whitespace().collect::<Vec<_>>().join(" ").replace("flags .", "flags.");
    let mut read: BTreeSet<&str> = names_behind(&source, "flags.").collect();
    let keywords = text_below(&root().join("tables"), "keywords.toml");
    read.extend(names_behind(&keywords, "flag = \""));
    let flags = table("flags.toml");
    let rows = flags["flags"].as_array().expect("there are flags");
    let names: BTreeSet<&str> = rows.iter().filter_map(|row| column(row, "name")).collect();
    let field = |row: &toml::Value| {
        let name = column(row, "name").unwrap_or_default();
        let base = name.strip_prefix("no_").filter(|rest| names.contains(rest)).unwrap_or(name);
        column(row, "sets").map_or_else(|| base.replace('+', "x").replace(['-', '.'], "_"), str::to_string)
    };
    let effect = |row: &toml::Value| {
        ["handler", "standard", "selects", "refused"].iter().any(|name| row.get(name).is_some())
            || read.contains(field(row).as_str())
    };
    assert_live(
        rows.iter()
            .map(|row| (column(row, "name").unwrap_or_default(), effect(row), row.get("status").is_some())),
    );
}

#[test]
fn features_names_phrases_and_limits_are_used() {
    let source = text_below(&root().join("src"), ".rs");
    let used =
        |before: &str| -> BTreeSet<String> { names_behind(&source, before).map(str::to_string).collect() };
    let (features, known, phrases) = (used("Feature::"), used("known::"), used("phrases::"));
    let limits = used("limits::");
    let rows = |file: &str, list: &str| table(file)[list].clone();
    let named = |rows: toml::Value| -> Vec<(String, bool)> {
        let rows = rows.as_array().cloned().unwrap_or_default();
        let status = |row: &toml::Value| row.get("status").is_some();
        rows.iter().filter_map(|row| Some((column(row, "name")?.to_string(), status(row)))).collect()
    };
    let check = |rows: &[(String, bool)], used: &BTreeSet<String>| {
        assert_live(rows.iter().map(|(name, excused)| (name.as_str(), used.contains(name), *excused)));
    };
    let keys = |rows: toml::Value| -> Vec<(String, bool)> {
        rows.as_table().into_iter().flatten().map(|(name, _)| (name.clone(), false)).collect()
    };
    check(&named(rows("features.toml", "features")), &features);
    check(&named(rows("limits.toml", "budgets")), &limits);
    check(&named(rows("limits.toml", "depths")), &limits);
    for table in ["host_runtime", "environment", "trace_names", "format_strings"] {
        check(&named(rows(&format!("{table}.toml"), "constants")), &used(&format!("{table}::")));
    }
    check(&keys(rows("known_names.toml", "names")), &known);
    check(&keys(rows("phrases.toml", "phrases")), &phrases);
}
