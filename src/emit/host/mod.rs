//! The host file: the whole unit printed again as C++ for the host compiler, with what belongs to the device
//! hidden, replaced by stand-ins, or turned into calls of the runtime.
//!
//! One `Printer` walks the source sequence of the unit. Its methods are spread over this folder by the
//! construct that they print.

mod attribute;
mod braced_list;
mod call;
mod class;
mod class_cast;
mod constant;
mod cuda;
mod declaration;
mod declarator;
mod deferred;
mod enumeration;
mod expression;
mod extended_lambda;
mod hidden_namespace;
mod hiding;
mod initializer;
mod item;
mod kernel_template;
mod lambda;
mod lambda_preamble;
mod literal;
mod local_scope;
mod member;
mod name;
mod namespace;
mod nested_name;
mod object;
mod operand;
mod options;
mod overloaded_operator;
mod packing;
mod parameter;
mod pragma;
mod prologue;
mod qualifier;
mod reference_arrays;
mod reference_cast;
mod specialization;
mod specifier;
mod statement;
mod template;
mod template_argument;
mod temporary;
mod types;
mod zero;

pub use options::Options;

use super::Input;
use super::writer::Writer;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::limits;
use hidden_namespace::HiddenNamespaces;
use hiding::SharedNames;
use local_scope::LocalScope;
use parameter::ParameterStyle;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;

/// A host file.
pub struct HostFile {
    /// The complete contents of the file.
    pub text: Vec<u8>,
    /// A name that contains the module id had to be made before the entity was defined that the id is made of.
    pub id_needed_early: bool,
    /// The types had too many parts to be written: the text is not complete.
    pub too_large: bool,
}

/// Prints the host file of a unit, whose module id is made of the entity defined at `entity`, if any.
pub fn host_file(input: Input, entity: Option<Pos>) -> HostFile {
    let mut printer = Printer::new(input);
    printer.references.id_taken_from(entity);
    printer.prologue();
    let scope = &input.il[input.global];
    printer.items(&scope.items);
    if printer.options.c && scope.items.is_empty() {
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
    /// `void` stands for the return type, which would be deduced from a body that the host does not have.
    deduced: bool,
    /// It is a member of this class, with the access that is in force.
    class: Option<ClassId>,
    /// It is a friend declaration.
    friend: bool,
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
}

/// Whether `this` names a member of a closure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CapturedThis {
    /// It is that of the function itself.
    No,
    /// The closure holds the pointer.
    Pointer,
    /// The closure holds a copy of the object.
    Object,
}

/// Prints one unit.
struct Printer<'a> {
    il: &'a Il,
    input: Input<'a>,
    options: &'a Options,
    w: Writer<'a>,
    /// How many more types may be printed, each with its parts.
    types_left: usize,
    /// Variables that are looked at because initializers name them, and whether they are constant; empty in between.
    followed: RefCell<FxHashMap<VariableId, bool>>,
    /// The innermost scope whose members can be named without qualification.
    scope: ScopeId,
    /// The names that can be hidden.
    shared_names: SharedNames,
    /// The namespaces that classes hide.
    hidden_namespaces: HiddenNamespaces,
    /// The parameters of the list that is being printed.
    listed_parameters: List<VariableId>,
    /// How many `__Tn` names were given out.
    invented_names: u32,
    /// Names given to unnamed parameters of kernels.
    parameter_names: FxHashMap<VariableId, u32>,
    /// Names given to unnamed template parameters of kernel templates.
    template_parameter_names: FxHashMap<TemplateParamId, u32>,
    /// Closure types that a typedef names, with its number.
    named_closures: FxHashMap<ClassId, u32>,
    /// Whether the runtime header was included.
    runtime_included: bool,
    /// How many hidden bodies (`#if 0`) enclose this place.
    hidden: u32,
    /// How many bodies of functions that only the device runs enclose this place.
    device_only: u32,
    /// What host code refers to.
    references: reference_arrays::References,
    /// How many function bodies enclose this place.
    functions: u32,
    /// Whether a type that a function defines is printed: its constants are not named there.
    folds_locals: bool,
    /// How many template declarations enclose this place.
    templates: u32,
    /// The headers of the templates around this place, outermost first.
    headers: Vec<TemplateParamsId>,
    /// How many bodies of templates (of classes and functions) enclose this place: types stay as written there.
    template_bodies: u32,
    /// Types whose zero was made by empty braces, and whether it shows a cast.
    zero_casts: FxHashMap<TypeId, bool>,
    /// The innermost scope, if it is local to a function.
    local_scope: LocalScope,
    /// How many argument lists of types enclose this place.
    type_args: u32,
    /// How many constants enclose this place that are kept by what they refer to, not by how that was written:
    /// typedef names in nested-name-specifiers become what they stand for.
    kept_constants: u32,
    /// How many aliases around this place are being printed as what they stand for: what they name is found from
    /// where they are declared.
    expanded_aliases: u32,
    /// The next nested-name-specifier is that of a set of functions with a template among them.
    names_template: bool,
    /// How many bodies of generic lambda expressions enclose this place.
    generic_lambdas: u32,
    /// A template header is being printed.
    header_arguments: bool,
    /// A concept is being defined.
    constraining: bool,
    /// A value among template arguments is being printed, outside of the types that it names.
    in_value: bool,
    /// An operand is being printed that is not evaluated.
    measuring: bool,
    /// The next nested-name-specifier is printed without the `::` that it begins with.
    drops_global: bool,
    /// The class of a using-declaration is being named: a base, which no member of a base hides.
    naming_base: bool,
    /// The header of a template is being printed, or the declaration of a function template.
    templated_declaration: bool,
    /// The elements of a list are being printed that is so long that only values are kept of them.
    long_list: bool,
    /// The class whose bases are being printed.
    naming_bases: Option<ClassId>,
    /// The condition of a static assertion is being printed.
    asserting: bool,
    /// The attributes of class templates where they were declared first.
    template_attributes: FxHashMap<ClassId, List<AttributeId>>,
    /// Template arguments are being printed of a function that only an instantiation chooses.
    unresolved: bool,
    /// The operands of an operator or call are being printed whose meaning only an instantiation knows.
    open_operands: bool,
    /// The class scope whose friend has the parameters that are being printed.
    befriending: Option<ScopeId>,
    /// Where the entry of the source stands that is being printed.
    here: Pos,
    /// Types are printed without the names of typedefs.
    settled_types: bool,
    /// Typedef names give way to what they were declared with.
    bare_types: bool,
    /// The linkage-specification around is one of C.
    in_c_block: bool,
    /// The enumeration whose enumerators are being printed.
    enumerating: Option<EnumId>,
    /// How deep enumerators of class templates may still be replaced by their values; 0: they are named.
    replacing_enumerators: u32,
    /// The template arguments of a function or variable are being printed.
    function_args: bool,
    /// These arguments are those of a function template, in whose expressions values stand for constants of functions.
    names_function: bool,
    /// The alias whose target is being printed: inside of a namespace it hides what it may be named after.
    aliased: Option<Name>,
    /// The next class or typedef name stands where only a type can.
    typename_implied: bool,
    /// The template whose specialization has the bases that are being printed.
    specialized: Option<TemplateId>,
    /// The types that using-declarations brought into namespaces.
    brought_in: FxHashSet<(ScopeId, Entity)>,
    /// Classes that were mentioned, so that their tag is needed no more.
    mentioned_tags: FxHashSet<ClassId>,
    /// Whether the first mention of a class template instance stood in a function.
    first_mention_in_function: FxHashMap<ClassId, bool>,
    /// How the parameters of the function being declared are printed.
    parameter_style: ParameterStyle,
    /// Enumerations that are built into the device compiler.
    hidden_enums: FxHashSet<EnumId>,
    /// The next declared name stands where its template header does.
    unpositioned_name: bool,
    /// Where the template declaration begins that is being printed.
    header_pos: Pos,
    /// The next declaration was positioned already.
    skip_position: bool,
    /// Variables that the lambda expressions around this place capture.
    captured: Vec<VariableId>,
    /// How the innermost lambda around this place captures `this`.
    captured_this: CapturedThis,
    /// The address of what is printed is taken.
    addressed: bool,
    /// Whether the namespaces of the class printed here were opened again for it.
    reopened: bool,
    /// `size_t` was just declared in the global scope.
    size_t_declared: bool,
    /// The stub of a kernel template is being printed.
    printing_stub: bool,
    /// Kernels are marked so that debuggers find them.
    kernel_noinline: bool,
    /// Whether the constant that is being printed is computed as a whole.
    whole_constant: bool,
    /// Whether the coroutine that is being printed returns values.
    coroutine_value: bool,
    /// The attributes before the definitions of function templates and of members of templates, by their names.
    pattern_attributes: FxHashMap<Pos, List<AttributeId>>,
}

/// What the host file has for each token, roughly.
const BYTES_PER_TOKEN: usize = 7;

impl<'a> Printer<'a> {
    fn new(input: Input<'a>) -> Self {
        // Most units are as long in one form as in the other.
        let capacity = input.tokens.len() * BYTES_PER_TOKEN;
        Self {
            il: input.il,
            input,
            types_left: limits::PRINTED_TYPE_PARTS,
            options: input.options,
            w: Writer::new(input.sources, capacity),
            scope: input.global,
            shared_names: SharedNames::of(&input),
            hidden_namespaces: HiddenNamespaces::of(&input),
            listed_parameters: List::EMPTY,
            invented_names: 0,
            parameter_names: Default::default(),
            template_parameter_names: Default::default(),
            followed: RefCell::default(),
            named_closures: FxHashMap::default(),
            runtime_included: false,
            hidden: 0,
            functions: 0,
            folds_locals: false,
            templates: 0,
            headers: Vec::new(),
            template_bodies: 0,
            zero_casts: FxHashMap::default(),
            local_scope: LocalScope::None,
            specialized: None,
            type_args: 0,
            kept_constants: 0,
            expanded_aliases: 0,
            names_template: false,
            generic_lambdas: 0,
            header_arguments: false,
            constraining: false,
            in_value: false,
            measuring: false,
            drops_global: false,
            aliased: None,
            function_args: false,
            names_function: false,
            enumerating: None,
            replacing_enumerators: 0,
            here: Pos::NONE,
            settled_types: false,
            templated_declaration: false,
            long_list: false,
            naming_bases: None,
            asserting: false,
            template_attributes: FxHashMap::default(),
            unresolved: false,
            open_operands: false,
            bare_types: false,
            in_c_block: false,
            befriending: None,
            typename_implied: false,
            naming_base: false,
            device_only: 0,
            references: Default::default(),
            brought_in: FxHashSet::default(),
            mentioned_tags: FxHashSet::default(),
            first_mention_in_function: FxHashMap::default(),
            parameter_style: ParameterStyle::default(),
            hidden_enums: FxHashSet::default(),
            unpositioned_name: false,
            header_pos: Pos::NONE,
            skip_position: false,
            captured: Vec::new(),
            captured_this: CapturedThis::No,
            addressed: false,
            reopened: false,
            size_t_declared: false,
            printing_stub: false,
            kernel_noinline: input.options.debug_mode,
            coroutine_value: false,
            pattern_attributes: FxHashMap::default(),
            whole_constant: false,
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
        let outer = std::mem::replace(&mut self.scope, scope);
        print(self);
        self.scope = outer;
    }
}
