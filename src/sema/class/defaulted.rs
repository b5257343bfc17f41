//! Explicitly defaulted functions: only special members can be, with the types that the compiler would give them
//! (`[dcl.fct.def.default]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::source::Pos;

impl Compilation {
    /// A function that was declared with `= default`.
    pub(in crate::sema) fn check_defaulted(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        if !parts.flags.contains(DeclarationFlags::DEFAULTED) || !self.reports_now() {
            return;
        }
        let f = &self.il[id];
        let (name, pos) = (f.name, parts.declarator.pos);
        if f.flags.intersects(FunctionFlags::LAMBDA) || name == EntityName::Destructor && f.class.is_some() {
            return;
        }
        // Friends that compare are checked with the class that befriends them.
        if parts.has(SpecifierFlags::FRIEND) {
            return;
        }
        let Some(class) = f.class else {
            if !self.compares(name) {
                let at = self.after_parameters(pos);
                self.report(at, messages::default_can_only_appear_on());
            }
            return;
        };
        if f.template.is_some_and(|template| self.is_own_template_of(template, id)) {
            let at = self.after_parameters(pos);
            return self.report(at, messages::function_templates_cannot_defaulted());
        }
        match name {
            EntityName::Constructor => {
                if !self.has_type_of_special_constructor(id, class) {
                    self.report(pos, messages::invalid_type_defaulted_constructor());
                }
            }
            EntityName::Operator { op: OverloadedOperator::Assign } => {
                if !self.has_type_of_special_assignment(id, class) {
                    self.report(pos, messages::invalid_type_defaulted_assignment_operator());
                }
            }
            _ if self.compares(name) => {}
            _ => self.report(pos, messages::default_can_only_appear_on()),
        }
    }

    /// What stands behind the parameters of a function whose name is at a position; that position where they do not follow it.
    fn after_parameters(&self, name: Pos) -> Pos {
        let open = self.after_token(name);
        if self.opens_parameters(open) { self.after_token(self.closing_of(open)) } else { name }
    }

    /// A friend with `= default`, which stands at `equal`: before C++20 none can have that.
    pub fn check_defaulted_friend(&mut self, equal: Pos) {
        if self.dialect.standard < 20 && self.reports_now() {
            self.report(equal, messages::default_cannot_specified_on_friend());
        }
    }

    /// Whether a template has this function as its pattern.
    fn is_own_template_of(&self, template: TemplateId, id: FunctionId) -> bool {
        matches!(self.il[template].kind, TemplateKind::Function { pattern } if pattern == id)
    }

    /// Whether a name is that of a comparison, which can be defaulted from C++20 on (`[class.compare.default]`).
    fn compares(&self, name: EntityName) -> bool {
        use OverloadedOperator as O;
        let compares = matches!(
            name,
            EntityName::Operator {
                op: O::Equal
                    | O::NotEqual
                    | O::Less
                    | O::Greater
                    | O::LessEqual
                    | O::GreaterEqual
                    | O::Spaceship
            }
        );
        self.dialect.standard >= 20 && compares
    }

    /// Whether a constructor has no parameter, or one that refers to its class.
    fn has_type_of_special_constructor(&mut self, id: FunctionId, class: ClassId) -> bool {
        let params = self.il[id].params.clone();
        match &params[..] {
            [] => true,
            [only] => self.is_reference(only.ty) && self.refers_to_class(only.ty, class),
            _ => false,
        }
    }

    /// Whether an assignment operator takes a reference to its class and returns one to what can be modified.
    fn has_type_of_special_assignment(&mut self, id: FunctionId, class: ClassId) -> bool {
        let f = &self.il[id];
        let (ty, params) = (f.ty, f.params.clone());
        let Some((ret, _, traits)) = self.function_of(ty) else { return true };
        if self.is_unknown(ret) || self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) {
            return true;
        }
        let [only] = &params[..] else { return false };
        let qualified = FunctionTraits::CONST | FunctionTraits::VOLATILE;
        let returns = match self.canonical_kind(ret) {
            TypeKind::LvalueReference { to } => {
                self.qualifiers(to).is_empty() && self.refers_to_class(ret, class)
            }
            _ => false,
        };
        let fixed = self.dialect.standard >= 20;
        let referred = self.without_reference(only.ty);
        let taken = self.is_reference(only.ty) && self.refers_to_class(only.ty, class);
        let steady =
            !traits.intersects(qualified) && !self.qualifiers(referred).contains(Qualifiers::VOLATILE);
        returns && taken && (fixed || steady)
    }

    /// Whether a reference may be one to this class; what depends on parameters may be if it is an id of its template.
    fn refers_to_class(&self, reference: TypeId, class: ClassId) -> bool {
        let to = self.unqualified(self.without_reference(reference));
        self.class_of(to) == Some(class)
            || self.is_unknown(to)
            || matches!(self.canonical_kind(to), TypeKind::Instance { template, .. }
                if Some(template) == self.il[class].template)
    }
}
