//! The display of the intermediate language: every entry with all of its fields.
//!
//! The unit's own intermediate language keeps what was written; the display has more entries, such as one for
//! each place in the source. It is made in three steps: `build` makes a graph of entries in the shape of the
//! layout (`tables/il_display/`), whose entries have handles that say what they are, `walk` finds the order, and `print` writes the text.

mod asm;
mod build;
mod c_language;
mod change;
mod classes;
mod constants;
mod copies;
mod declaration_place;
mod entities;
mod expressions;
mod function_place;
mod graph;
mod initializers;
mod items;
mod made;
mod needed;
mod places;
mod pragmas;
mod predeclared;
mod print;
mod source;
mod statements;
mod template_text;
mod templates;
mod text;
mod types;
mod walk;

use crate::il::{
    BlockSpellings, ConstantId, DeclaredNames, Entity, ExprId, FunctionBodyId, FunctionId, Il, List, ScopeId,
    VariableId,
};
use crate::names::Names;
use crate::preprocess::Pragma;
use crate::source::{SegmentId, SourceMap};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// What the display reads.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    pub il: &'a Il,
    /// The global scope.
    pub global: ScopeId,
    pub sources: &'a SourceMap,
    pub names: &'a Names,
    /// What each name stands for in each scope.
    pub bindings: &'a dyn DeclaredNames,
    /// How blocks with declarations spell dependent template-ids.
    pub in_blocks: &'a BlockSpellings,
    /// The pragmas of the unit, by their numbers.
    pub pragmas: &'a [Pragma],
    /// How many tokens the unit has.
    pub length: usize,
    /// For members of class template instances: the members of the template that they are made from.
    pub made_from: &'a crate::il::near::NearMap<Entity, Entity>,
    /// The constructors that argument lists in parentheses are for.
    pub paren_constructors: &'a FxHashMap<List<ExprId>, FunctionId>,
    /// The values that variables begin with which live as long as the program, where they have to be computed.
    pub initial_values: &'a FxHashMap<VariableId, ConstantId>,
    /// What calls give that are evaluated when the program is translated; nothing where they are of type `void`.
    pub call_values: &'a FxHashMap<ExprId, Option<ConstantId>>,
    /// What functions do that are made from templates: their parameters and bodies.
    pub instance_bodies: &'a FxHashMap<FunctionId, (List<VariableId>, FunctionBodyId)>,
    /// The constructors that casts of what is no class call.
    pub cast_constructors: &'a FxHashMap<ExprId, FunctionId>,
    /// What is instantiated at the end of the unit, in order.
    pub instantiated: &'a [Entity],
}

/// What the display says about the whole unit.
#[derive(Clone, Debug)]
pub struct Header {
    /// The source file as the command line names it.
    pub source: String,
    pub is_c: bool,
    /// The year of the standard, 2017 for C++17.
    pub standard: u32,
    /// The standard as the predefined macro for it says.
    pub standard_version: u32,
    pub gnu_version: u32,
    pub gnu: bool,
    /// Whether the unit is only preprocessed.
    pub preprocessed: bool,
    /// Whether the bodies of templates are parsed where they stand.
    pub parse_templates: bool,
    /// When the unit is translated, with a line end.
    pub time: String,
    /// What was read, in the order in which it was: the end of the unit is in its source file.
    pub segments: Vec<SegmentId>,
}

/// The display of a unit.
pub fn display(unit: Unit<'_>, header: &Header) -> Vec<u8> {
    let mut build = build::Build::new(unit, header);
    build.predeclare();
    build.shared_parameters();
    let items = &unit.il.items;
    build.items(items);
    if header.preprocessed {
        build.preprocessed_numbers();
    }
    let (file, lines) = build.source_files();
    build.instantiated_entities();
    build.lazy_constructors();
    build.link_aliases();
    build.forget_hidden_types();
    build.inherited_visibility();
    build.named_namespaces();
    build.hidden_names();
    build.forget_cxx();
    build.mark_needed();
    build.values_by_constructors();
    build.closures_with_objects();
    let heading = build.heading(file, lines);
    let mut walk = walk::Walk::new(&build.g);
    let roots = walk::FileRoots { scope: build.file, file, orphans: build.first_orphans, lines };
    let mut print = print::Print::new(&build.g);
    print.line(&format!("Display of IL produced by the compilation of \"{}\"", header.source));
    print.out.push_str("\n\nIntermediate language for memory region 1 (file scope):\n\nil_header:\n");
    print.fields(heading.id());
    print.out.push('\n');
    for id in walk.file(&roots) {
        print.entry(id);
    }
    for (index, (scope, name)) in build.function.bodies.iter().enumerate() {
        let region = index as u32 + 2;
        let _ = write!(
            print.out,
            "\nIntermediate language for memory region {region} (function \"{name}\"):\n\n"
        );
        for id in walk.function(region, (*scope).id()) {
            print.entry(id);
        }
    }
    print.out.into_bytes()
}
