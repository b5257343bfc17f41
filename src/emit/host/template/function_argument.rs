//! Functions among template arguments (`[temp.arg.nontype]`).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints the name of a function that the parameter at `index`, a reference, is bound to: its address is none. False
    /// if the argument is something else.
    pub(super) fn bound_function(&mut self, template: TemplateId, index: usize, arg: &TemplateArg) -> bool {
        let params = self.il[self.il[template].params].params(self.il);
        let param = params.get(index).or(params.last()).map(|param| self.il[*param].kind);
        let (Some(TemplateParamKind::NonType { ty, .. }), TemplateArg::Expr { expr }) = (param, *arg) else {
            return false;
        };
        let TypeKind::LvalueReference { .. } = self.il.unqualified(ty) else { return false };
        let Some(function) = self.named_function(self.il.without_conversions(expr)) else { return false };
        self.qualify_visible(self.il[function].scope);
        self.entity_name(self.il[function].name, None);
        true
    }

    /// Prints the default argument of a parameter that is a pointer or a reference, where it names a function or a
    /// variable: by its path, where the type is known. False if it is something else.
    pub(super) fn default_address(&mut self, default: ExprId, ty: TypeId) -> bool {
        let reference = match self.il.unqualified(ty) {
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => true,
            TypeKind::Pointer { .. } | TypeKind::Function { .. } => false,
            // Only an instantiation knows that a function becomes its address.
            _ if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) => {
                let named = self.il.without_conversions(default);
                let function = self.named_function(named).is_some()
                    && matches!(self.il[named].kind, ExprKind::Name { .. });
                if function {
                    self.top(named);
                }
                return function;
            }
            _ => return false,
        };
        let written = self.il.without_conversions(default);
        let (addressed, named) = match self.il[written].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => (true, self.il.without_conversions(operand)),
            _ => (false, written),
        };
        let open = self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER);
        let ExprKind::Name { entity, args, .. } = self.il[named].kind else { return false };
        let scope = match entity {
            Entity::Function { id } => self.il[id].scope,
            Entity::Variable { id } if args.is_none() => self.il[id].scope,
            _ => return false,
        };
        let function = matches!(entity, Entity::Function { .. });
        let member = matches!(self.il[scope].kind, ScopeKind::Class { .. });
        let kept = open && (!addressed || member);
        if !member && !matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global) {
            return false;
        }
        self.text(if !reference && (addressed || function && !kept) { "&" } else { "" });
        match kept {
            true => self.top(named),
            false => {
                self.note_reference(entity);
                self.qualify_visible(scope);
                self.entity_identifier(entity);
                if let (Entity::Function { id }, Some(args)) = (entity, args) {
                    self.blank_behind(self.il[id].name);
                    self.function_template_args(id, args);
                }
            }
        }
        true
    }

    /// The function of a namespace whose name, or address, an expression is.
    pub(super) fn named_function(&self, expr: ExprId) -> Option<FunctionId> {
        let named = match self.il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => self.il.without_conversions(operand),
            _ => expr,
        };
        let ExprKind::Name { entity: Entity::Function { id }, args: None, .. } = self.il[named].kind else {
            return None;
        };
        let scope = self.il[self.il[id].scope].kind;
        matches!(scope, ScopeKind::Namespace { .. } | ScopeKind::Global).then_some(id)
    }
}
