//! The host file: the whole unit printed again as C++ for the host compiler, with what belongs to the device
//! hidden, replaced by stand-ins, or turned into calls of the runtime.
//!
//! One `Printer` walks the source sequence of the unit. Its methods are spread over this folder and its rooms by the
//! construct that they print.

mod around;
mod change;
mod cuda;
mod declaration;
mod expression;
mod initializer;
mod item;
mod kept;
mod local_scope;
mod manner;
mod memory;
mod name;
mod options;
mod packing;
mod pragma;
mod prologue;
mod reach;
mod statement;
mod template;
mod temporary;
mod types;

pub use kept::{Kept, keep};
pub use options::{HostCompiler, Options};

use super::writer::Writer;
use super::{Input, Written};
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;
use around::Around;
use local_scope::LocalScope;
use manner::Manner;
use memory::Memory;
use name::unit_names::UnitNames;

/// A host file.
pub struct HostFile {
    /// The complete contents of the file.
    pub text: Written,
    /// A name that contains the module id had to be made before the entity was defined that the id is made of.
    pub id_needed_early: bool,
    /// The types had too many parts to be written: the text is not complete.
    pub too_large: bool,
}

/// Prints the host file of a unit, whose module id is made of the entity defined at `entity`, if any. What was kept of its
/// first part is taken where the changes since say nothing against it.
pub fn host_file(input: Input, entity: Option<Pos>, kept: Option<(&Kept, Changes)>) -> HostFile {
    let mut printer = Printer::new(input);
    printer.references.id_taken_from(entity);
    printer.prologue();
    let items = input.il.items();
    let rest = match kept {
        Some((kept, changes)) => printer.take_up(kept, changes, items, |_, _, _| {}),
        None => items,
    };
    printer.items(rest);
    if printer.options.c && items.is_empty() {
        printer.dummy();
    }
    printer.epilogue();
    let id_needed_early = printer.references.id_needed_early();
    printer.reference_arrays();
    let too_large = printer.types_left == 0;
    HostFile { text: printer.w.finish(), id_needed_early, too_large }
}

/// What a declaration is part of, where that changes how it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    /// A template header stands before it.
    templated: bool,
    /// These headers: they give names theirs that have no position of their own.
    headers: List<TemplateParamsId>,
    /// `void` stands for the return type, which would be deduced from a body that the host does not have.
    deduced: bool,
    /// It is a member of this class, with the access that is in force.
    class: Option<ClassId>,
    /// It is a friend declaration.
    friend: bool,
    /// It declares variables that lie in registers.
    register: bool,
    /// It is the first part of a `for` or a condition: its semicolon is printed by the statement, or not at all.
    embedded: bool,
    /// It is local to a function.
    local: bool,
    /// It is an explicit instantiation.
    instantiation: bool,
    /// It is one that says `extern`.
    extern_template: bool,
    /// The function returns nothing, whatever its declarator says: its body is not there to deduce the type from.
    void_result: bool,
    /// What stands around it was positioned, so that it is not.
    positioned: bool,
}

/// Whether `this` names a member of a closure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum CapturedThis {
    /// It is that of the function itself.
    #[default]
    No,
    /// The closure holds the pointer.
    Pointer,
    /// The closure holds a copy of the object.
    Object,
}

/// Prints one unit.
struct Printer<'a> {
    il: &'a Shown<'a>,
    input: Input<'a>,
    options: &'a Options,
    w: Writer<'a>,
    /// How many more types may be printed, each with its parts.
    types_left: usize,
    /// The innermost scope whose members can be named without qualification.
    scope: ScopeId,
    /// Whether the runtime header was included.
    runtime_included: bool,
    /// What host code refers to.
    references: cuda::reference_arrays::References,
    /// Where the entry of the source stands that is being printed.
    here: Pos,
    /// Kernels are marked so that debuggers find them.
    kernel_noinline: bool,
    around: Around,
    manner: Manner,
    names: UnitNames,
    memory: Memory,
}

/// What the host file has for each token, roughly.
const BYTES_PER_TOKEN: usize = 7;

impl<'a> Printer<'a> {
    fn new(input: Input<'a>) -> Self {
        // Most units are as long in one form as in the other.
        let capacity = input.length * BYTES_PER_TOKEN;
        Self {
            il: input.il,
            input,
            options: input.options,
            w: Writer::new(input.sources, Written::new(input.options.aside.clone(), capacity)),
            types_left: limits::PRINTED_TYPE_PARTS,
            scope: input.global,
            runtime_included: false,
            references: Default::default(),
            here: Pos::NONE,
            kernel_noinline: input.options.debug_mode,
            around: Default::default(),
            manner: Default::default(),
            names: UnitNames::new(&input),
            memory: Memory::default(),
        }
    }

    /// Prints `text`.
    #[inline]
    fn text(&mut self, text: &str) {
        self.w.text(text);
    }

    /// Prints the elements of a list with `, ` between them.
    fn separated<T: Copy>(&mut self, list: &[T], mut print: impl FnMut(&mut Self, T)) {
        for (index, element) in list.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            print(self, *element);
        }
    }

    /// Runs `print` with names looked up from inside `scope`.
    fn inside(&mut self, scope: ScopeId, print: impl FnOnce(&mut Self)) {
        self.with(change::Scope(scope), |p| print(p));
    }
}

#[cfg(test)]
mod tests;
