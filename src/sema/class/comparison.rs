//! Comparison operator functions that the compiler makes (`[class.compare]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// The defaulted three-way comparison of a class, a member or a friend of it (`[class.compare.default]`).
    fn defaulted_spaceship(&self, class: ClassId) -> Option<FunctionId> {
        let wanted = |id: FunctionId| {
            let f = &self.il[id];
            f.name == (EntityName::Operator { op: OverloadedOperator::Spaceship })
                && f.flags.contains(FunctionFlags::DEFAULTED)
        };
        let key = Key::operator(OverloadedOperator::Spaceship);
        let members = self.symbols.bindings.get(self.il[class].scope, key).iter().filter_map(|e| match *e {
            Entity::Function { id } => Some(id),
            _ => None,
        });
        let friends = self.symbols.friend_functions.get(&class).into_iter().flatten().copied();
        members.chain(friends).find(|id| wanted(*id))
    }

    /// A defaulted three-way comparison declares a defaulted `==` too, where the class declares none
    /// (`[class.compare.default]`).
    pub(in crate::sema) fn declare_implicit_equality(&mut self, class: ClassId) {
        let Some(spaceship) = self.defaulted_spaceship(class) else { return };
        let (scope, key) = (self.il[class].scope, Key::operator(OverloadedOperator::Equal));
        let is_equality =
            |id: &FunctionId| self.il[*id].name == EntityName::Operator { op: OverloadedOperator::Equal };
        let befriended = self.symbols.friend_functions.get(&class).into_iter().flatten().any(is_equality);
        if befriended || !self.symbols.bindings.get(scope, key).is_empty() {
            return;
        }
        let ty = self.qualified(self.il[class].ty, Qualifiers::CONST);
        let (param, bool) = (self.lvalue_reference(ty), self.common.bool);
        let name = EntityName::Operator { op: OverloadedOperator::Equal };
        let id = self.implicit_member(class, name, bool, &[param]);
        let params = self.interned.type_list(&mut self.il, &[param]);
        let traits = FunctionTraits::CONST;
        self.il[id].ty = self.make_type(TypeKind::Function { ret: bool, params, traits, noexcept: None });
        self.il[id].access = self.il[spaceship].access;
        self.bind(scope, key, Entity::Function { id });
    }

    /// Whether a defaulted comparison is deleted because a part of the class cannot be compared.
    pub(in crate::sema) fn deletes_comparison(&mut self, function: FunctionId) -> bool {
        use OverloadedOperator::{Equal, Spaceship};
        let f = &self.il[function];
        let EntityName::Operator { op: op @ (Equal | Spaceship) } = f.name else { return false };
        let made = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
        let Some(class) = f.class.filter(|_| f.flags.intersects(made)) else { return false };
        let c = &self.il[class];
        if c.state != Completeness::Complete || c.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR)
        {
            return false;
        }
        let ret = self.function_of(f.ty).map(|(ret, ..)| ret);
        let scalar = ret.is_some_and(|ret| self.is_scalar(ret) && !self.is_dependent(ret));
        if c.tag == Tag::Union || op == Spaceship && scalar {
            return true;
        }
        if let Some(known) = self.classes.deleted_comparisons.get(&function) {
            return *known;
        }
        // One that depends on itself, in a class that was wrongly defined as a part of itself, is not deleted for that.
        self.classes.deleted_comparisons.insert(function, false);
        let deleted = self.part_types(class).into_iter().any(|ty| self.cannot_compare(op, ty));
        self.classes.deleted_comparisons.insert(function, deleted);
        deleted
    }

    /// Whether a part of a class has no comparison that can be used.
    fn cannot_compare(&mut self, op: OverloadedOperator, ty: TypeId) -> bool {
        if self.is_reference(ty) {
            return true;
        }
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return false };
        if self.is_unknown(element) || self.is_dependent(element) {
            return false;
        }
        let object = self.qualified(element, Qualifiers::CONST);
        let kind = ExprKind::Unknown { text: List::EMPTY };
        let part = self.expr(kind, object, Category::Lvalue, ExprFlags::empty(), Pos::NONE);
        let usable = |c: &mut Self, op| {
            c.resolve_operator(op, &[part, part]).is_some_and(|f| {
                let private = c.il[f].access == Access::Private;
                let hidden = private && c.il[f].class.is_some_and(|of| !c.grants_friendship(of));
                !hidden && !c.is_deleted(f)
            })
        };
        let compared = usable(self, op)
            || op == OverloadedOperator::Spaceship
                && usable(self, OverloadedOperator::Equal)
                && usable(self, OverloadedOperator::Less);
        !compared && self.all_conversions(class).is_empty()
    }

    /// Reports that a type of three-way comparisons is not declared that the defaulted one of a class needs.
    pub(in crate::sema) fn check_ordering_types(&mut self, class: ClassId) {
        let Some(spaceship) = self.defaulted_spaceship(class).filter(|_| self.reports_now()) else { return };
        if self.il[class].flags.contains(ClassFlags::DEPENDENT) || self.scope_is_dependent(self.context.scope)
        {
            return;
        }
        let pos = self.il[class].pos;
        let ret = self.function_of(self.il[spaceship].ty).map(|(ret, ..)| ret);
        if ret.is_some_and(|ret| self.is_scalar(ret)) {
            for name in [known::STRONG_ORDERING, known::PARTIAL_ORDERING, known::WEAK_ORDERING] {
                self.ordering_class(name, pos);
            }
        } else if ret.is_some_and(|ret| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER)) {
            let parts = self.part_types(class);
            if parts.iter().any(|ty| self.cannot_compare(OverloadedOperator::Spaceship, *ty)) {
                return;
            }
            for ty in parts {
                let element = self.innermost_element(ty);
                if self.is_scalar(element) {
                    self.ordering_class(self.ordering_name(element), pos);
                }
            }
        }
    }

    /// The comparison of the result of a defaulted three-way comparison with 0 asks for each type that it may have.
    pub(in crate::sema) fn check_ordering_of_result(&mut self, spaceship: FunctionId, pos: Pos) {
        let f = &self.il[spaceship];
        let placeholder = self
            .function_of(f.ty)
            .is_some_and(|(ret, ..)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER));
        if f.flags.contains(FunctionFlags::DEFAULTED_FIRST) && placeholder && self.reports_now() {
            for name in [known::STRONG_ORDERING, known::WEAK_ORDERING, known::PARTIAL_ORDERING] {
                if self.ordering_class(name, pos).is_some() {
                    return;
                }
            }
        }
    }

    /// The type that a defaulted three-way comparison has whose return type is a placeholder: the common one of the
    /// comparisons of the parts (`[class.spaceship]`); none where one of these is not known.
    pub(in crate::sema) fn defaulted_ordering(&mut self, function: FunctionId) -> Option<TypeId> {
        let f = &self.il[function];
        let named = f.name == EntityName::Operator { op: OverloadedOperator::Spaceship };
        let class = f.class.filter(|class| named && !self.is_dependent_class(*class))?;
        if !f.flags.contains(FunctionFlags::DEFAULTED_FIRST) {
            return None;
        }
        const WEAKER: [Name; 3] = [known::STRONG_ORDERING, known::WEAK_ORDERING, known::PARTIAL_ORDERING];
        let mut weakest = 0;
        for part in self.part_types(class) {
            let element = self.innermost_element(part);
            let name = match self.class_of(element) {
                Some(of) if of == class => return None,
                Some(_) => {
                    let constant = self.qualified(element, Qualifiers::CONST);
                    let value = self.expr(
                        ExprKind::Unknown { text: List::EMPTY },
                        constant,
                        Category::Lvalue,
                        ExprFlags::empty(),
                        Pos::NONE,
                    );
                    let chosen = self.resolve_operator(OverloadedOperator::Spaceship, &[value, value])?;
                    let ordering = self.result_of(chosen);
                    self.il[self.class_of(ordering)?].name?
                }
                None if self.is_scalar(element) => self.ordering_name(element),
                None => return None,
            };
            weakest = weakest.max(WEAKER.iter().position(|known| *known == name)?);
        }
        let ordering = self.std_class(*WEAKER.get(weakest)?)?;
        Some(self.il[ordering].ty)
    }

    /// The name of the type that comparing two values of a type has (`[expr.spaceship]`).
    pub(in crate::sema) fn ordering_name(&self, ty: TypeId) -> Name {
        if self.is_floating(ty) { known::PARTIAL_ORDERING } else { known::STRONG_ORDERING }
    }

    /// A class of namespace std that three-way comparisons have as their type; that it is missing is said once.
    pub(in crate::sema) fn ordering_class(&mut self, name: Name, pos: Pos) -> Option<ClassId> {
        let found = self.std_class(name);
        if found.is_none() && self.reports_now() && self.reports.orderings.insert(name) {
            let shown = self.names.text(name).to_string();
            self.report(pos, messages::no_valid_std_ordering_type(&shown));
        }
        found
    }
}
