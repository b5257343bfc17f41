//! What the declarations of one function or variable agree in: `constexpr`, and the storage of threads
//! (`[dcl.constexpr]`, `[dcl.stc]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// A function that is declared again is `constexpr` in all declarations or in none.
    pub(in crate::sema) fn check_constexpr_agrees(
        &mut self,
        earlier: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let f = &self.il[earlier];
        let made = f.class.is_some_and(|class| self.il[class].instance.is_some()) && !parts.member;
        let other = FunctionFlags::IMPLICIT | FunctionFlags::CONSTEVAL | FunctionFlags::LAMBDA;
        let defaulted = FunctionFlags::DEFAULTED;
        if made
            || f.instance.is_some()
            || f.builtin(&self.il).is_some()
            || f.first.is_none()
            || f.flags.intersects(other | defaulted)
            || parts.has(SpecifierFlags::CONSTEVAL)
            || parts.flags.contains(DeclarationFlags::DEFAULTED)
            || !self.checks_redeclarations()
        {
            return;
        }
        let (was, now) = (f.flags.contains(FunctionFlags::CONSTEXPR), parts.has(SpecifierFlags::CONSTEXPR));
        if was == now {
            return;
        }
        // The device's mathematical functions are declared beside those of the standard library.
        let mut written = parts.specs.attributes.iter().chain(&parts.declarator.attributes);
        if written.any(|id| self.il[*id].id == AttributeKind::CudartBuiltin as u16) {
            return;
        }
        let template = f.template;
        let entity = match template {
            Some(template) => self.template_entity(template),
            None => {
                let declared = self.function_entity(earlier).declared;
                EntityText { declared, ..self.refused_member(Entity::Function { id: earlier }) }
            }
        };
        if now {
            self.report(parts.specs.constexpr_pos, messages::previously_not_declared_constexpr(entity));
        } else {
            let within = self.il[earlier].class.is_some_and(|class| self.is_dependent_class(class));
            let pos = if template.is_some() || within { parts.specs.pos } else { parts.declarator.pos };
            self.report(pos, messages::previously_declared_constexpr(entity));
        }
    }

    /// A friend function of a local class was declared before in a block around that (`[class.friend]`).
    pub(super) fn check_local_friend(&mut self, parts: &DeclarationParts<'_>) {
        let class = self.class_of_scope(self.declaring_scope());
        let Some(class) = class.filter(|class| self.is_in_local_class(*class)) else { return };
        let EntityName::Identifier { name } = parts.name() else { return };
        let other = parts.is_qualified() || !parts.headers.is_empty() || self.is_dependent_class(class);
        if other || !self.reports_now() {
            return;
        }
        let mut at = Some(self.il[class].enclosing);
        while let Some(scope) = at {
            match self.il[scope].kind {
                ScopeKind::Global | ScopeKind::Namespace { .. } => break,
                ScopeKind::Class { .. } => {}
                _ if self.symbols.bindings.get(scope, Key::name(name)).is_empty() => {}
                _ => return,
            }
            at = self.il[scope].parent;
        }
        self.report(parts.declarator.pos, messages::local_class_friend_not_declared_before());
    }

    /// A friend function that is named as a member of the namespace around the class needs no qualifier for it.
    pub(super) fn check_friend_qualifier(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        self.check_friend_access(id, parts);
        let template = parts.declarator.name.as_ref().is_some_and(|name| name.args.is_some());
        if !parts.is_qualified() || template || !parts.headers.is_empty() {
            return;
        }
        if self.il[id].class.is_some() && self.il[id].class == self.class_of_scope(self.declaring_scope()) {
            return self.report(parts.declarator.pos, messages::pointless_friend_declaration());
        }
        let around = self.enclosing_namespace(self.declaring_scope());
        if parts.qualifying_scope() == Some(around) {
            let pos = self.il.places.start_of_name(parts.declarator.pos);
            self.warn(pos, messages::qualifier_friend_ignored());
        }
    }

    /// A member function of another class that a friend declaration names is accessible there (`[class.friend]`). One of
    /// several of its name is not checked, as the reference compiler has it.
    fn check_friend_access(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let f = &self.il[id];
        let plain = f.template.is_none() && f.instance.is_none() && f.pos != parts.declarator.pos;
        let (name, scope) = (f.name, f.scope);
        let checked =
            plain && parts.is_qualified() && parts.headers.is_empty() && name != EntityName::Constructor;
        let Some(class) = f.class.filter(|_| checked) else { return };
        if name == EntityName::Destructor || self.functions_named(scope, name).len() == 1 {
            self.check_member_access(Entity::Function { id }, Some(class), None, parts.declarator.pos);
        }
    }

    /// A member function that is declared in its class beside another one of the same name and parameters differs from it
    /// in more than being static, or having a ref-qualifier (`[over.load]`).
    pub(in crate::sema) fn check_overloads_differ(&mut self, id: FunctionId, scope: ScopeId) {
        let f = &self.il[id];
        let (name, ty, template) = (f.name, f.ty, f.template.is_some());
        let (static_, pos) = (f.flags.contains(FunctionFlags::STATIC), f.pos);
        let EntityName::Identifier { .. } = name else { return };
        if self.class_of_scope(scope).is_none() || template || !self.checks_redeclarations() {
            return;
        }
        let Some((_, params, traits)) = self.function_of(ty) else { return };
        let references = FunctionTraits::LVALUE_REF | FunctionTraits::RVALUE_REF;
        let like = Key::of(name).and_then(|key| self.functions_like(scope, key, ty));
        for entity in like.unwrap_or_else(|| self.functions_named(scope, name)) {
            let Entity::Function { id: other } = entity else { continue };
            let o = &self.il[other];
            let Some((_, theirs, other_traits)) = self.function_of(o.ty) else { continue };
            let constrained = o.requires(&self.il).is_some() || self.il[id].requires(&self.il).is_some();
            if other == id || theirs != params || o.class != self.il[id].class || constrained {
                continue;
            }
            if static_ != o.flags.contains(FunctionFlags::STATIC) {
                return self.report(pos, messages::static_and_nonstatic_overloaded());
            }
            if traits.intersects(references) != other_traits.intersects(references) {
                return self.report(pos, messages::ref_qualifiers_required());
            }
        }
    }

    /// A variable that is declared again has the storage of a thread in all declarations or in none.
    pub(in crate::sema) fn check_thread_storage_agrees(
        &mut self,
        earlier: VariableId,
        parts: &DeclarationParts<'_>,
    ) {
        let v = &self.il[earlier];
        if v.template(&self.il).is_some() || v.instance(&self.il).is_some() || !self.checks_redeclarations() {
            return;
        }
        let thread = SpecifierFlags::THREAD_LOCAL | SpecifierFlags::GNU_THREAD;
        let (was, now) = (v.storage == Storage::Thread, parts.specs.flags.intersects(thread));
        let (pos, at) = (parts.declarator.pos, v.pos);
        match (was, now) {
            (false, true) => self.report(pos, messages::thread_local_after_other(at)),
            (true, false) => self.report(pos, messages::other_after_thread_local(at)),
            _ => {}
        }
    }
}
