//! Template parameter objects: what the name of a value parameter of class type stands for (`[temp.param]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

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
        let variable = &mut self.il[id];
        variable.flags |= VariableFlags::CONSTEXPR;
        variable.value = Some(value);
        variable.defined = true;
        self.instances.parameter_objects.insert((value, ty), id);
        id
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
