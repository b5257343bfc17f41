//! What encloses the place that is printed.

use super::CapturedThis;
use super::declaration::parameter::ParameterStyle;
use super::local_scope::LocalScope;
use crate::finalize::{Constants, Place};
use crate::il::*;
use crate::names::Name;
use rustc_hash::FxHashSet;

/// The declarations, bodies and lists around a place.
#[derive(Default)]
pub(super) struct Around {
    pub lambdas: Lambdas,
    pub arguments: Arguments,
    pub declared: Declared,
    /// Bases of classes to which the classes have given names before this place.
    pub aliased_bases: FxHashSet<(ClassId, TypeId)>,
    /// How many function bodies enclose this place.
    pub functions: u32,
    /// Whether the innermost function around this place returns a reference.
    pub returns_reference: bool,
    /// The word that the innermost function around this place names itself by first (`[dcl.fct.def.general]`).
    pub function_word: Option<Name>,
    /// The innermost scope, if it is local to a function.
    pub local_scope: LocalScope,
    /// How many hidden bodies (`#if 0`) enclose this place.
    pub hidden: u32,
    /// How many bodies of functions that only the device runs enclose this place.
    pub device_only: u32,
    /// The linkage-specification around is one of C.
    pub in_c_block: bool,
    /// Whether the namespaces of the class printed here were opened again for it.
    pub reopened: bool,
    /// How many template declarations enclose this place.
    pub templates: u32,
    /// The headers of the templates around this place, outermost first.
    pub headers: Vec<TemplateParamsId>,
    /// How many bodies of templates (of classes and functions) enclose this place: types stay as written there.
    pub template_bodies: u32,
}

/// The lambda expressions around a place.
#[derive(Default)]
pub(super) struct Lambdas {
    /// How many bodies of generic lambda expressions enclose this place.
    pub generic: u32,
    /// Variables that the lambda expressions around this place capture.
    pub captured: FxHashSet<VariableId>,
    /// How the innermost lambda around this place captures `this`.
    pub captured_this: CapturedThis,
}

/// The lists of template arguments around a place.
#[derive(Default)]
pub(super) struct Arguments {
    /// The arguments of a base of the class around are printed: they name that class as its bases do, with all arguments.
    pub of_base: bool,
    /// Whether they are those of a base that a constructor initializes.
    pub of_initialized_base: bool,
    /// The scope around the arguments of a function that stay as they are written.
    pub scope: LocalScope,
    /// The innermost of the argument lists around this place is that of an alias template.
    pub of_alias: bool,
    /// How many argument lists of types enclose this place.
    pub of_types: u32,
}

/// What is being declared around a place, and what of it.
#[derive(Default)]
pub(super) struct Declared {
    /// The template whose specialization has the bases that are being printed.
    pub specialized: Option<TemplateId>,
    /// The parameters of the list that is being printed.
    pub listed_parameters: List<VariableId>,
    /// How the parameters of the function being declared are printed.
    pub parameter_style: ParameterStyle,
    /// The class of a using-declaration is being named: a base, which no member of a base hides.
    pub naming_base: bool,
    /// The class whose bases are being printed.
    pub naming_bases: Option<ClassId>,
    /// The declaration gives a name to a type.
    pub names_type: bool,
    /// Members of the class templates around are named by their whole paths, as outside of the classes.
    pub outside: bool,
    /// The type is that of a conversion function, which has no parentheses.
    pub converts_to: bool,
    /// The class scope whose friend has the parameters that are being printed.
    pub befriending: Option<ScopeId>,
    /// The class that the type-id defines which is being printed.
    pub defined_class: Option<ClassId>,
    /// The class whose member is being declared outside of it, by its path.
    pub member_of: Option<ClassId>,
    /// The enumeration whose enumerators are being printed.
    pub enumerating: Option<EnumId>,
    /// The alias whose target is being printed: inside of a namespace it hides what it may be named after.
    pub aliased: Option<Name>,
}

impl super::Printer<'_> {
    /// What is asked about constants at this place.
    #[inline]
    pub(super) fn constants(&self) -> Constants<'_> {
        let place = Place {
            in_template: self.around.templates > 0,
            in_function: self.around.functions > 0,
            whole: self.manner.values.whole_constant,
        };
        Constants { il: self.il, place }
    }

    /// Whether a place is inside of a template or of a generic lambda expression, which has one.
    pub(super) fn in_template(&self) -> bool {
        self.around.templates > 0 || self.around.lambdas.generic > 0
    }
}
