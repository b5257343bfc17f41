//! Operator, conversion, allocation and deallocation functions: what their declarations must look like
//! (`[over.oper]`, `[class.conv.fct]`, `[basic.stc.dynamic]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, messages};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::source::Pos;

impl Compilation {
    /// Checks the first declaration of a function whose name is an operator or a conversion to a type.
    pub(in crate::sema) fn check_operator_function(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        if !self.dialect.cxx {
            return;
        }
        let pos = parts.declarator.pos;
        match self.il[id].name {
            EntityName::Conversion { .. } => self.check_conversion_function(id, parts),
            EntityName::Operator { op: OverloadedOperator::New | OverloadedOperator::NewArray } => {
                self.check_allocation_function(id, pos)
            }
            EntityName::Operator { op: OverloadedOperator::Delete | OverloadedOperator::DeleteArray } => {
                self.check_deallocation_function(id, pos)
            }
            EntityName::Literal { .. } => self.check_literal_operator(id, parts),
            EntityName::Operator { op } => {
                for message in self.operator_faults(id, op, parts) {
                    self.report(pos, message);
                }
            }
            _ => {}
        }
    }

    fn check_conversion_function(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let pos = parts.declarator.pos;
        if parts.specs.ty.is_some() {
            return self.report(parts.specs.pos, messages::return_type_not_specified_on());
        }
        if self.il[id].class.is_none() || self.il[id].flags.contains(FunctionFlags::STATIC) {
            return self.report(pos, messages::conversion_function_must_nonstatic_member());
        }
        if !self.il[id].params(&self.il).is_empty() {
            self.report(pos, messages::no_arguments_allowed_on_user());
        }
    }

    /// A global allocation or deallocation function has external linkage, and those that the implementation has too and that
    /// a program may replace are not inline (`[replacement.functions]`). Told of each declaration.
    pub(in crate::sema) fn check_replaced_operator(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let f = &self.il[id];
        let EntityName::Operator { op } = f.name else { return };
        if !op.allocates() || f.class.is_some() || f.template.is_some() || f.instance.is_some() {
            return;
        }
        if parts.has(SpecifierFlags::STATIC) {
            return self.warn(parts.declarator.pos, messages::allocation_operator_internal_linkage());
        }
        if parts.has(SpecifierFlags::INLINE) && self.is_replaceable(id) {
            self.warn(parts.specs.inline_pos, messages::inline_allocation_operator());
        }
    }

    /// Whether the parameters of a global allocation or deallocation function are a size or a pointer, alone or before what
    /// says that it does not throw.
    fn is_replaceable(&self, id: FunctionId) -> bool {
        match self.il[id].params(&self.il) {
            [_] => true,
            [_, second] => {
                let class = self.class_of(self.without_reference(second.ty));
                self.is_reference(second.ty)
                    && class.is_some()
                    && class == self.std_class(crate::names::known::NOTHROW_T)
            }
            _ => false,
        }
    }

    fn check_allocation_function(&mut self, id: FunctionId, pos: Pos) {
        if matches!(self.il[self.il[id].scope].kind, ScopeKind::Namespace { .. }) {
            return self.report(pos, messages::allocation_operator_not_declared_namespace());
        }
        let (params, size) = (self.il[id].params(&self.il).to_vec(), self.common.size);
        let Some(first) = params.first() else {
            return self.report(pos, messages::too_few_parameters_operator_function());
        };
        if !self.is_unknown(first.ty) && !self.same_type(first.ty, size) {
            self.report(pos, messages::first_parameter_allocation_function_must());
        }
        let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return };
        let pointer = self.pointee(ret).is_some_and(|to| self.is_void(to) && self.qualifiers(to).is_empty());
        if !pointer && !self.is_unknown(ret) {
            self.report(pos, messages::allocation_function_requires_void_return());
        }
    }

    fn check_deallocation_function(&mut self, id: FunctionId, pos: Pos) {
        if matches!(self.il[self.il[id].scope].kind, ScopeKind::Namespace { .. }) {
            return self.report(pos, messages::deallocation_operator_not_declared_namespace());
        }
        let params = self.il[id].params(&self.il).to_vec();
        let Some(first) = params.first() else {
            return self.report(pos, messages::too_few_parameters_operator_function());
        };
        let pointer = self.pointee(first.ty);
        let fits = pointer.is_some_and(|to| self.is_void(to) && self.qualifiers(to).is_empty());
        // A destroying operator delete takes a pointer to its class and a tag.
        let destroying = params.len() > 1
            && pointer
                .is_some_and(|to| self.class_of(to).is_some() && self.class_of(to) == self.il[id].class);
        if !fits && !destroying && !self.is_unknown(first.ty) {
            self.report(pos, messages::first_parameter_deallocation_function_must());
        }
        let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return };
        if !self.is_void(ret) && !self.is_unknown(ret) {
            self.report(pos, messages::deallocation_function_requires_void_return());
        }
    }

    /// What is wrong with the declaration of an operator function, in the order of the messages.
    fn operator_faults(
        &mut self,
        id: FunctionId,
        op: OverloadedOperator,
        parts: &DeclarationParts<'_>,
    ) -> Vec<Message> {
        let mut faults = Vec::new();
        let f = self.il[id].clone();
        let Some((.., traits)) = self.function_of(f.ty) else { return faults };
        let pack = |p: &Param| matches!(self.il[p.ty].kind, TypeKind::PackExpansion { .. });
        let explicit_object = parts.declarator.function.as_ref().is_some_and(|function| {
            let flags = |v: &VariableId| self.il[*v].flags;
            self.il[function.params].iter().any(|v| flags(v).contains(VariableFlags::EXPLICIT_OBJECT))
        });
        let call = matches!(op, OverloadedOperator::Call | OverloadedOperator::Subscript);
        let member = f.class.is_some();
        if member && f.flags.contains(FunctionFlags::STATIC) {
            if !(call && self.dialect.standard >= 23) {
                faults.push(messages::operator_not_static_member_function());
            }
            return faults;
        }
        if f.params(&self.il).iter().any(pack) || traits.contains(FunctionTraits::VARIADIC) || explicit_object
        {
            return faults;
        }
        if !member && must_be_member(op) {
            let name = self.bare_function_name(id);
            let entity = EntityText::new(EntityKind::None, name, Declared::At(f.pos));
            return vec![messages::must_member_function(entity)];
        }
        let operands = f.params(&self.il).len() + usize::from(member);
        let (least, most) = operand_counts(op);
        if operands < least {
            faults.push(messages::too_few_parameters_operator_function());
            if !f.params(&self.il).is_empty() {
                return faults;
            }
        } else if operands > most {
            return vec![messages::too_many_parameters_operator_function()];
        }
        let int = self.common.int;
        let postfix = matches!(op, OverloadedOperator::PlusPlus | OverloadedOperator::MinusMinus);
        if let (true, 2, Some(last)) = (postfix, operands, f.params(&self.il).last())
            && !self.is_dependent(last.ty)
            && !self.same_type(self.unqualified(last.ty), int)
        {
            let name = self.bare_function_name(id);
            let entity = EntityText::new(EntityKind::None, name, Declared::At(f.pos));
            let wanted = self.shown_type(int);
            faults.push(messages::extra_parameter_postfix_must_type(entity, wanted));
        }
        if !member && !f.params(&self.il).iter().any(|p| self.may_be_class_or_enum(p.ty)) {
            faults.push(messages::nonmember_operator_requires_parameter_class());
        }
        faults
    }

    /// Whether a parameter is of class or enumeration type or a reference to one, or could be.
    fn may_be_class_or_enum(&self, ty: TypeId) -> bool {
        let inner = self.without_reference(ty);
        let known = matches!(
            self.canonical_kind(inner),
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. } | TypeKind::Array { .. }
        );
        self.class_of(inner).is_some()
            || self.enum_of(inner).is_some()
            || self.is_unknown(inner)
            || (self.is_dependent(inner) && !known)
    }
}

/// Whether an operator can be defined only by members (`[over.ass]`, `[over.call]`, `[over.sub]`, `[over.ref]`).
fn must_be_member(op: OverloadedOperator) -> bool {
    use OverloadedOperator::*;
    matches!(op, Assign | Call | Subscript | Arrow)
}

/// The least and the greatest number of operands of an operator, the object among them.
fn operand_counts(op: OverloadedOperator) -> (usize, usize) {
    use OverloadedOperator::*;
    match op {
        Call => (1, usize::MAX),
        Arrow | Tilde | Exclaim | CoAwait => (1, 1),
        Plus | Minus | Star | Amp | PlusPlus | MinusMinus => (1, 2),
        _ => (2, 2),
    }
}
