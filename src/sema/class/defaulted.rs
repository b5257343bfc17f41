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
            let at = parts.behind_parameters().unwrap_or(pos);
            if let Some(class) = self.context.class.filter(|_| self.compares(name)) {
                self.check_defaulted_comparison(id, class, at);
            }
            return;
        }
        let Some(class) = f.class else {
            // It is `default` itself that is wrong.
            let at = parts.behind_parameters().map_or(pos, |equal| self.after_token(equal));
            return match self.compares(name) {
                true => self.report(at, messages::defaulted_comparison_must_be_member()),
                false => self.report(at, messages::default_can_only_appear_on()),
            };
        };
        if f.template.is_some_and(|template| self.is_own_template_of(template, id)) {
            let at = parts.behind_parameters().unwrap_or(pos);
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
            _ if self.compares(name) => self.check_defaulted_comparison(id, class, pos),
            _ => self.report(pos, messages::default_can_only_appear_on()),
        }
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

    /// The type of a defaulted comparison of a class (`[class.compare.default]`).
    fn check_defaulted_comparison(&mut self, id: FunctionId, class: ClassId, at: Pos) {
        let (ty, name, member) = (self.il[id].ty, self.il[id].name, self.il[id].class.is_some());
        let Some((ret, params, traits)) = self.function_of(ty) else { return };
        let params = self.il[params].to_vec();
        if self.is_dependent_class(class) || params.len() != 2 - usize::from(member) {
            return;
        }
        let ordering = matches!(name, EntityName::Operator { op: OverloadedOperator::Spaceship });
        let placeholder = self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) || self.is_unknown(ret);
        if !ordering && !placeholder && self.builtin_of(ret) != Some(Builtin::Bool) {
            self.report(at, messages::defaulted_comparison_must_return_bool());
        }
        if member && !traits.contains(FunctionTraits::CONST) {
            self.report(at, messages::defaulted_member_comparison_must_be_const());
        }
        let own = self.il[class].ty;
        for param in params {
            let to = self.without_reference(param);
            let referred = matches!(self.canonical_kind(param), TypeKind::LvalueReference { .. })
                && self.qualifiers(to) == Qualifiers::CONST;
            let value = !member && !self.is_reference(param);
            let fits = self.same_type(self.unqualified(to), own) && (referred || value);
            if !fits && (!self.is_open_type(param) || self.class_of(param) == Some(class)) {
                let shown = self.shown_type(param);
                return self.report(at, messages::bad_type_of_defaulted_comparison(shown));
            }
        }
    }

    /// Whether a constructor has no parameter, or one that refers to its class.
    fn has_type_of_special_constructor(&mut self, id: FunctionId, class: ClassId) -> bool {
        let params = self.il[id].params(&self.il).to_vec();
        match &params[..] {
            [] => true,
            [only] => self.is_reference(only.ty) && self.refers_to_class(only.ty, class),
            _ => false,
        }
    }

    /// Whether an assignment operator takes a reference to its class and returns one to what can be modified.
    fn has_type_of_special_assignment(&mut self, id: FunctionId, class: ClassId) -> bool {
        let f = &self.il[id];
        let (ty, params) = (f.ty, f.params(&self.il).to_vec());
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
