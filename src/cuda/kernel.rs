//! What functions must be to be kernels.

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::sema::attribute::is;
use crate::sema::declaration::DeclarationParts;
use crate::sema::syntax::Declarator;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// What a declaration says beside `__global__` that kernels cannot have: checked before their spaces.
    pub(super) fn check_kernel_specifiers(
        &mut self,
        id: FunctionId,
        attribute: &Attribute,
        parts: &DeclarationParts<'_>,
    ) {
        let inline = SpecifierFlags::INLINE | SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL;
        let member = self.il[id].class.is_some();
        if (parts.specs.flags.intersects(inline) && !member) || is_friend_definition(parts) {
            self.report(attribute.pos, messages::global_function_inline(AttributeKind::Global.row().display));
        }
        if is_friend_definition(parts) {
            self.report(parts.specs.pos, messages::global_friend_definition());
        }
        if matches!(self.il[id].name, EntityName::Operator { .. }) {
            self.report(attribute.pos, messages::global_operator_function());
        }
        let noexcept = parts.declarator.function.as_ref().map(|f| f.noexcept);
        // A deallocation function has one without writing it ([except.spec]).
        let deallocates = matches!(
            self.il[id].name,
            EntityName::Operator { op: OverloadedOperator::Delete | OverloadedOperator::DeleteArray }
        );
        if deallocates || noexcept.is_some_and(|spec| spec != ExceptionSpec::None) {
            self.report(attribute.pos, messages::global_exception_spec());
        }
    }

    /// The type that kernels must have, and where they can be declared: checked after their spaces.
    pub(super) fn check_kernel_type(
        &mut self,
        id: FunctionId,
        attribute: &Attribute,
        parts: &DeclarationParts<'_>,
    ) {
        let Some((ret, _, traits)) = self.function_of(parts.declarator.ty) else { return };
        // What a template returns is deduced for what is made of it.
        if self.il[id].template.is_none() || !self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) {
            self.check_kernel_return(ret, attribute);
        }
        if traits.contains(FunctionTraits::VARIADIC) {
            self.report(attribute.pos, messages::global_function_has_ellipsis());
        }
        if self.il[id].class.is_some() {
            self.report(attribute.pos, messages::global_class_decl());
        }
    }

    /// Kernels return nothing.
    pub(super) fn check_kernel_return(&mut self, ret: TypeId, attribute: &Attribute) {
        let flags = self.il[ret].flags;
        if flags.contains(TypeFlags::PLACEHOLDER) {
            self.report(attribute.pos, messages::global_function_deduced_return_type());
        } else if !flags.intersects(TypeFlags::DEPENDENT | TypeFlags::UNKNOWN)
            && self.builtin_of(ret) != Some(Builtin::Void)
        {
            self.report(attribute.pos, messages::global_function_return_type());
        }
    }

    /// `extern template` of a kernel: its stub would be in another unit, where static ones are not seen.
    pub fn check_extern_kernel(&mut self, id: FunctionId, declaration: DeclarationId) {
        let hidden = self.cuda.modes.static_stubs && !self.cuda.modes.separate_compilation;
        if hidden && self.il[id].space.contains(ExecutionSpace::GLOBAL) {
            let pos = self.il[declaration].pos;
            self.report(pos, messages::extern_kernel_template());
        }
    }

    /// What is checked once all attributes of a declaration are known: parameter packs and parameters.
    pub(super) fn check_kernel_declaration(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        if self.il[id].space.contains(ExecutionSpace::GLOBAL) {
            self.check_kernel_packs(id, parts);
            self.check_grid_constants(id, parts);
        } else {
            self.check_no_grid_constants(parts.declarator);
        }
    }

    /// Only kernels have parameters that are constant for the grid.
    pub fn check_no_grid_constants(&mut self, declarator: &Declarator) {
        let Some(function) = &declarator.function else { return };
        for index in 0..function.params.len() {
            if self.is_grid_constant(self.il[function.params][index]) {
                self.report(declarator.pos, messages::grid_constant_non_kernel());
            }
        }
    }

    /// A kernel template has one parameter pack at most, at the end.
    fn check_kernel_packs(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let Some(template) = self.il[id].template else { return };
        let header = parts.headers.last().copied().unwrap_or(self.il[template].params);
        let params = self.il[header].params(&self.il).to_vec();
        let packs: Vec<_> = params.iter().filter(|p| self.il[**p].pack).copied().collect();
        let (Some(first), Some(last)) = (packs.first(), params.last()) else { return };
        if first != last {
            let pos = self.il[*first].pos;
            self.report(pos, messages::global_function_pack_not_last());
        }
        if let Some(second) = packs.get(1) {
            let pos = self.il[*second].pos;
            self.report(pos, messages::global_function_multiple_packs());
        }
    }

    /// Gives a parameter the properties that its attributes say.
    pub fn mark_parameter(&mut self, param: VariableId, attributes: &[AttributeId]) {
        if attributes.iter().any(|id| is(&self.il[*id], AttributeKind::GridConstant)) {
            self.il[param].flags |= VariableFlags::GRID_CONSTANT;
        }
    }

    /// All declarations of a kernel and of what it is made from agree in their parameters.
    fn check_grid_constants(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let Some(function) = &parts.declarator.function else { return };
        let made =
            self.il[id].instance.map(|instance| (self.il[instance].template, self.il[instance].explicit));
        let mut pos = parts.declarator.pos;
        let (other, make): (_, fn(&str, Pos) -> Message) = match made {
            Some((template, how)) => {
                let TemplateKind::Function { pattern } = self.il[template].kind else { return };
                let directive = !matches!(how, Specialization::Explicit);
                let make = if directive {
                    pos = parts.specs.type_pos;
                    messages::grid_constant_incompat_instantiation_directive
                } else {
                    messages::grid_constant_incompat_specialization
                };
                (pattern, make)
            }
            None if self.il[id].template.is_some() => (id, messages::grid_constant_incompat_templ_redecl),
            None => (id, messages::grid_constant_incompat_redecl),
        };
        let Some(first) = self.il[other].first else { return };
        let (earlier, at) = (self.il[first].params, self.il[first].pos);
        let pairs: Vec<_> =
            self.il[function.params].iter().copied().zip(self.il[earlier].iter().copied()).collect();
        for (param, before) in pairs {
            if self.is_grid_constant(param) != self.is_grid_constant(before) {
                let name = self.il[param].name.map_or(String::new(), |n| self.names.text(n).to_owned());
                self.report(pos, make(&name, at));
            }
        }
    }

    /// Whether a parameter is marked as constant for the whole grid.
    fn is_grid_constant(&self, param: VariableId) -> bool {
        self.il[param].flags.contains(VariableFlags::GRID_CONSTANT)
    }
}

/// Whether a friend declaration defines its function, which makes it inline (`[class.friend]`).
fn is_friend_definition(parts: &DeclarationParts<'_>) -> bool {
    parts.has(SpecifierFlags::FRIEND) && parts.flags.contains(DeclarationFlags::DEFINITION)
}
