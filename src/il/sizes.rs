//! How much room the entries take that a unit has most of: each size is stated here, so that none grows unnoticed.

use super::*;

/// The entry, the bytes that it takes at most, and what they are.
const SIZES: &[(&str, usize, usize)] = &[
    // Its kind, two scopes and the header of its statement; what directives nominate is rare.
    ("Scope", size_of::<Scope>(), 32),
    // Entity, name, type and two lists of parameters; initializer and exception specification with their operands.
    ("Declaration", size_of::<Declaration>(), 80),
    // Eleven names of other entries, the name, one list, and the place of the rare ones.
    ("Function", size_of::<Function>(), 60),
    // Nine names of others and six small properties; what only templates and their instances have is rare.
    ("Variable", size_of::<Variable>(), 48),
    // Four lists that most classes add to, and sixteen names of others.
    ("Class", size_of::<Class>(), 176),
    // The kind, seven names of others and a table of instances, which one in ten has.
    ("Template", size_of::<Template>(), 64),
    // One list, the clause behind it, and its place.
    ("TemplateParams", size_of::<TemplateParams>(), 28),
    // The largest kind is an `if` with its five parts.
    ("Stmt", size_of::<Stmt>(), 32),
    // The specifiers and one list of declarators.
    ("Group", size_of::<Group>(), 44),
    // Name, row, group, two positions and three properties; most have no arguments.
    ("Attribute", size_of::<Attribute>(), 28),
    // The statement and the scope of the parameters; only constructors have more.
    ("FunctionBody", size_of::<FunctionBody>(), 16),
];

#[test]
fn entries_are_small() {
    let grown: Vec<_> = SIZES.iter().filter(|(_, size, most)| size > most).collect();
    assert!(grown.is_empty(), "entry, bytes, bytes stated: {grown:?}");
}

#[test]
fn no_name_takes_no_more_room_than_a_name() {
    assert_eq!(size_of::<Option<Name>>(), size_of::<Name>());
}

#[test]
fn rare_fields_are_those_of_one_entry() {
    let mut il = Il::default();
    let kind = StmtKind::Null;
    let first = il.stmts.add(Stmt { kind, pos: Pos::NONE, extras: None });
    assert!(il[first].attributes(&il).is_empty());
    let attributes = il.list(&[AttributeId::from_index(0)]);
    first.extras_mut(&mut il).attributes = attributes;
    let copy = first.copied(&mut il);
    let second = il.stmts.add(copy);
    assert_eq!(il[second].attributes(&il), attributes);
    second.extras_mut(&mut il).attributes = List::EMPTY;
    assert_eq!((il[first].attributes(&il), il[second].attributes(&il)), (attributes, List::EMPTY));
    assert_eq!(StmtExtras::default().kept(&mut il), None);
}

#[test]
fn a_rare_field_that_changes_is_a_change() {
    let mut il = Il::default();
    let (kind, pos) = (StmtKind::Null, Pos::NONE);
    let ids = [(); 2].map(|()| il.stmts.add(Stmt { kind, pos, extras: None }));
    let attributes = il.list(&[AttributeId::from_index(0)]);
    ids[0].extras_mut(&mut il).attributes = attributes;
    for id in ids {
        il.watch();
        id.extras_mut(&mut il).attributes = List::EMPTY;
        assert!(il.changes().others);
    }
}
