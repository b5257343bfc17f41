//! Template parameter objects: what the name of a value parameter of class type stands for (`[temp.param]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// The template parameter object of a value of a class type: a constant with static storage duration, one for
    /// all parameters that have the type and the value.
    pub(in crate::sema) fn template_parameter_object(&mut self, value: ConstantId, ty: TypeId) -> VariableId {
        let ty = self.unqualified(ty);
        if let Some(known) = self.instances.parameter_objects.get(&(value, ty)) {
            return *known;
        }
        let object = self.qualified(ty, Qualifiers::CONST);
        let id = self.new_variable(None, Pos::NONE, object, Storage::Static);
        let global = self.symbols.global;
        let variable = &mut self.il[id];
        variable.scope = global;
        variable.access = Access::None;
        variable.flags |= VariableFlags::CONSTEXPR;
        variable.value = Some(value);
        variable.defined = true;
        self.instances.parameter_objects.insert((value, ty), id);
        id
    }

    /// Whether a variable is a template parameter object.
    pub(in crate::sema) fn is_parameter_object(&self, id: VariableId) -> bool {
        if self.instances.parameter_objects.is_empty() || self.il[id].name.is_some() {
            return false;
        }
        let (value, ty) = (self.il[id].value, self.unqualified(self.il[id].ty));
        value.is_some_and(|value| self.instances.parameter_objects.get(&(value, ty)) == Some(&id))
    }

    /// Whether an expression names a template parameter object, which has no name where it is no parameter.
    pub(in crate::sema) fn names_parameter_object(&self, e: ExprId, depth: u32) -> bool {
        if self.instances.parameter_objects.is_empty() {
            return false;
        }
        let kind = self.il[e].kind;
        if let ExprKind::Name { entity: Entity::Variable { id }, .. } = kind
            && self.il[id].name.is_none()
        {
            return true;
        }
        depth > limits::DEPENDENT_EXPRESSION_NESTING
            || self.il.any_in_expr(kind, |piece| match piece {
                Piece::Expr(e) => self.names_parameter_object(e, depth + 1),
                _ => false,
            })
    }

    /// Names the template parameter object of a value.
    pub(in crate::sema) fn parameter_object_expr(
        &mut self,
        value: ConstantId,
        ty: TypeId,
        pos: Pos,
    ) -> ExprId {
        let id = self.template_parameter_object(value, ty);
        let ty = self.il[id].ty;
        let kind = ExprKind::Name { entity: Entity::Variable { id }, qualifier: None, args: None };
        self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos)
    }
}
