//! What the printer knows of a place changes inside of a construct and is the same again behind it.

use super::declaration::parameter::ParameterStyle as Style;
use super::local_scope::LocalScope as Scoped;
use super::{CapturedThis as OfThis, Printer};
use crate::il::*;
use crate::names::Name;
use rustc_hash::FxHashSet;

/// What is another thing inside of a place than outside of it.
pub(super) trait Change {
    /// Exchanges what it says for what holds: twice, and nothing has changed.
    fn exchange(&mut self, at: &mut Printer);
}

/// Declares what may change, with the field that holds it and its type.
macro_rules! changes {
    ($($name:ident($type:ty) = $($field:ident).+;)*) => { $(
        pub(super) struct $name(pub $type);

        impl Change for $name {
            #[inline]
            fn exchange(&mut self, at: &mut Printer) {
                std::mem::swap(&mut at.$($field).+, &mut self.0);
            }
        }
    )* };
}

changes! {
    Addressed(bool) = manner.values.addressed;
    Aliased(Option<Name>) = around.declared.aliased;
    AliasArguments(bool) = around.arguments.of_alias;
    BareTypes(bool) = manner.types.bare_types;
    Bounding(bool) = manner.values.bounding;
    Befriending(Option<ScopeId>) = around.declared.befriending;
    Captured(FxHashSet<VariableId>) = around.lambdas.captured;
    CapturedThis(OfThis) = around.lambdas.captured_this;
    Computed(bool) = manner.values.computed;
    Constraining(bool) = manner.constraining;
    ConvertsTo(bool) = around.declared.converts_to;
    DefinedClass(Option<ClassId>) = around.declared.defined_class;
    DeviceOnly(u32) = around.device_only;
    Enumerating(Option<EnumId>) = around.declared.enumerating;
    ExpandedAliases(u32) = manner.types.expanded_aliases;
    FirstInBody(Option<bool>) = manner.types.first_in_body;
    FoldsObjects(bool) = manner.values.folds_objects;
    FoldsLocals(bool) = manner.values.folds_locals;
    FunctionArgs(bool) = manner.arguments.function_args;
    Functions(u32) = around.functions;
    FunctionWord(Option<Name>) = around.function_word;
    GenericLambdas(u32) = around.lambdas.generic;
    HeaderArguments(bool) = manner.header_arguments;
    Hidden(u32) = around.hidden;
    InCBlock(bool) = around.in_c_block;
    InValue(bool) = manner.values.in_value;
    KeptConstants(u32) = manner.values.kept_constants;
    KernelNoinline(bool) = kernel_noinline;
    NamesType(bool) = around.declared.names_type;
    ListedParameters(List<VariableId>) = around.declared.listed_parameters;
    LocalScope(Scoped) = around.local_scope;
    LongList(bool) = manner.values.long_list;
    BaseArguments(bool) = around.arguments.of_base;
    InitializedBase(bool) = around.arguments.of_initialized_base;
    PartialArguments(bool) = manner.arguments.of_partial;
    Outside(bool) = around.declared.outside;
    ScopeOfArguments(Scoped) = around.arguments.scope;
    Measuring(bool) = manner.values.measuring;
    MemberOf(Option<ClassId>) = around.declared.member_of;
    NamingBases(Option<ClassId>) = around.declared.naming_bases;
    NamingBase(bool) = around.declared.naming_base;
    NamingType(bool) = manner.types.naming_type;
    NearestPath(bool) = manner.arguments.nearest_path;
    NamesFunction(bool) = manner.arguments.names_function;
    OpenOperands(bool) = manner.arguments.open_operands;
    ParametersByPlace(bool) = manner.types.parameters_by_place;
    ParameterStyle(Style) = around.declared.parameter_style;
    Reopened(bool) = around.reopened;
    PrintingStub(bool) = manner.printing_stub;
    Required(bool) = manner.values.required;
    ReplacingEnumerators(u32) = manner.values.replacing_enumerators;
    ReturnsReference(bool) = around.returns_reference;
    Scope(ScopeId) = scope;
    SettledTypes(bool) = manner.types.settled_types;
    Specialized(Option<TemplateId>) = around.declared.specialized;
    TemplateBodies(u32) = around.template_bodies;
    TemplatedDeclaration(bool) = manner.templated_declaration;
    Templates(u32) = around.templates;
    TypeArgs(u32) = around.arguments.of_types;
    Unresolved(bool) = manner.arguments.unresolved;
    Called(bool) = manner.arguments.called;
    WholeConstant(bool) = manner.values.whole_constant;
}

impl Printer<'_> {
    /// Goes on where something is changed, and takes that back behind it.
    #[inline]
    pub(super) fn with<R>(&mut self, mut change: impl Change, run: impl FnOnce(&mut Self) -> R) -> R {
        change.exchange(self);
        let result = run(self);
        change.exchange(self);
        result
    }
}
