//! What the printer knows of a place changes inside of a construct and is the same again behind it.

use super::Printer;
use super::local_scope::LocalScope as Scoped;
use super::parameter::ParameterStyle as Style;
use crate::il::*;
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
    Addressed(bool) = manner.addressed;
    AliasArguments(bool) = around.alias_arguments;
    BareTypes(bool) = manner.bare_types;
    Bounding(bool) = manner.bounding;
    Befriending(Option<ScopeId>) = around.befriending;
    Captured(FxHashSet<VariableId>) = around.captured;
    ConvertsTo(bool) = around.converts_to;
    DeviceOnly(u32) = around.device_only;
    Enumerating(Option<EnumId>) = around.enumerating;
    ExpandedAliases(u32) = manner.expanded_aliases;
    FirstInBody(Option<bool>) = manner.first_in_body;
    FoldsLocals(bool) = manner.folds_locals;
    FunctionArgs(bool) = manner.function_args;
    Functions(u32) = around.functions;
    HeaderArguments(bool) = manner.header_arguments;
    Hidden(u32) = around.hidden;
    InCBlock(bool) = around.in_c_block;
    InValue(bool) = manner.in_value;
    KeptConstants(u32) = manner.kept_constants;
    KernelNoinline(bool) = kernel_noinline;
    ListedParameters(List<VariableId>) = around.listed_parameters;
    LocalScope(Scoped) = around.local_scope;
    BaseArguments(bool) = around.base_arguments;
    ScopeOfArguments(Scoped) = around.scope_of_arguments;
    Measuring(bool) = manner.measuring;
    NamingType(bool) = manner.naming_type;
    NamesFunction(bool) = manner.names_function;
    OpenOperands(bool) = manner.open_operands;
    ParametersByPlace(bool) = manner.parameters_by_place;
    ParameterStyle(Style) = around.parameter_style;
    Reopened(bool) = next.reopened;
    Required(bool) = manner.required;
    ReplacingEnumerators(u32) = manner.replacing_enumerators;
    Scope(ScopeId) = scope;
    SettledTypes(bool) = manner.settled_types;
    Specialized(Option<TemplateId>) = around.specialized;
    TemplateBodies(u32) = around.template_bodies;
    TemplatedDeclaration(bool) = manner.templated_declaration;
    Templates(u32) = around.templates;
    TypeArgs(u32) = around.type_args;
    Unresolved(bool) = manner.unresolved;
    Called(bool) = manner.called;
    WholeConstant(bool) = manner.whole_constant;
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
