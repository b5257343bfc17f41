//! The entity that makes a unit unlike all others of a program: the first definition that no other unit can have.

use crate::il::*;
use crate::mangle;
use crate::names::{Names, known};
use crate::source::{Pos, SourceMap};
use crate::tables::limits;
use rustc_hash::FxHashSet;
use std::cell::Cell;

/// The entity that names a unit.
pub struct UnitEntity {
    /// What the linker calls it.
    pub name: Vec<u8>,
    /// Where it is defined.
    pub pos: Pos,
}

/// The linker's name of the first function or variable of the unit that it alone can define, in source order.
/// Templates, inline and internal entities can be in several units, or mean different things there; so can what system
/// headers define.
pub fn unit_entity(il: &Il, names: &Names, sources: &SourceMap, global: ScopeId) -> Option<UnitEntity> {
    Search { il, names, sources, global }.items(&il.items)
}

/// Whether a declaration says `extern`, or stands directly behind a linkage-specification, which is the same.
fn says_extern(group: &Group) -> bool {
    group.specifiers.flags.intersects(SpecifierFlags::EXTERN | SpecifierFlags::LINKAGE)
}

struct Search<'a> {
    il: &'a Il,
    names: &'a Names,
    sources: &'a SourceMap,
    global: ScopeId,
}

impl Search<'_> {
    fn items(&self, items: &[Item]) -> Option<UnitEntity> {
        items.iter().find_map(|item| match item {
            Item::Declaration { id } => self.group(*id),
            Item::Namespace { id } => {
                let part = &self.il[*id];
                self.il[part.namespace].name.and_then(|_| self.items(&part.items))
            }
            Item::Linkage { id } => self.items(&self.il[*id].items),
            _ => None,
        })
    }

    fn group(&self, id: GroupId) -> Option<UnitEntity> {
        let group = &self.il[id];
        self.il[group.declarators].iter().find_map(|d| {
            let d = &self.il[*d];
            if self.sources.in_system_header(d.pos) {
                return None;
            }
            let name = match d.entity {
                Entity::Variable { id } => {
                    self.is_own_variable(id, d, group).then(|| mangle::variable(self.il, self.names, id))
                }
                Entity::Function { id } => {
                    self.is_own_function(id, d).then(|| mangle::function(self.il, self.names, id))
                }
                _ => None,
            };
            name.map(|name| UnitEntity { name, pos: d.pos })
        })
    }

    fn is_own_variable(&self, id: VariableId, d: &Declaration, group: &Group) -> bool {
        let v = &self.il[id];
        let shared = VariableFlags::STATIC | VariableFlags::INLINE | VariableFlags::WEAK;
        let external = says_extern(group) || v.flags.contains(VariableFlags::EXTERN);
        let constant = self.il.is_plain_constant(v.ty) && !external;
        let static_member = v.class.is_some();
        let shared = if static_member { shared - VariableFlags::STATIC } else { shared };
        v.name.is_some()
            && !v.flags.intersects(shared)
            && !(static_member && d.qualifier(self.il).is_none())
            && v.template(self.il).is_none()
            && v.instance(self.il).is_none()
            && v.linkage != Linkage::Internal
            && (static_member || !constant)
            && !d.flags.contains(DeclarationFlags::BINDINGS)
            && !self.names_auto(d.ty, 0)
            && v.class.is_none_or(|class| self.is_plain_class(class))
            && (!matches!(d.init, Initializer::None)
                || self.is_initialized_by_itself(v, group)
                || self.is_initialized_in_class(v))
    }

    /// Whether a static data member has its initializer in its class.
    fn is_initialized_in_class(&self, v: &Variable) -> bool {
        v.class.is_some() && v.init.is_some() && !v.flags.contains(VariableFlags::CONSTEXPR)
    }

    /// Whether a variable without an initializer is initialized or destroyed at run time all the same.
    fn is_initialized_by_itself(&self, v: &Variable, group: &Group) -> bool {
        !says_extern(group) && self.has_run_time_initialization(v.ty, &mut FxHashSet::default())
    }

    /// Whether a type has it, other than by way of a class that was `seen`.
    fn has_run_time_initialization(&self, ty: TypeId, seen: &mut FxHashSet<ClassId>) -> bool {
        match self.il[self.il[ty].canonical].kind {
            TypeKind::Qualified { base, .. } => self.has_run_time_initialization(base, seen),
            TypeKind::Array { element, .. } => self.has_run_time_initialization(element, seen),
            TypeKind::Class { class } => {
                if !seen.insert(class) {
                    return false;
                }
                let c = &self.il[class];
                c.flags.contains(ClassFlags::POLYMORPHIC)
                    || self.has_own_destructor(c)
                    || self.has_own_default_constructor(c)
                    || c.bases.iter().any(|b| b.virtual_ || self.has_run_time_initialization(b.ty, seen))
                    || c.members.fields.iter().any(|field| {
                        let field = &self.il[*field];
                        field.has_init || self.has_run_time_initialization(field.ty, seen)
                    })
            }
            // Scalars and references are left as they are.
            _ => false,
        }
    }

    /// Whether a class has a destructor that is written out rather than defaulted where it is declared.
    fn has_own_destructor(&self, c: &Class) -> bool {
        let defaulted = |id: FunctionId| self.il[id].flags.contains(FunctionFlags::DEFAULTED_FIRST);
        c.flags.contains(ClassFlags::USER_DTOR) && !c.special.destructor.is_some_and(defaulted)
    }

    /// Whether a class has a default constructor that is written out rather than defaulted.
    fn has_own_default_constructor(&self, c: &Class) -> bool {
        c.special.constructors.iter().any(|constructor| match constructor {
            Entity::Function { id } => {
                let f = &self.il[*id];
                f.params(self.il).iter().all(|param| param.has_default)
                    && !f.flags.intersects(
                        FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST | FunctionFlags::DEFAULTED,
                    )
            }
            _ => false,
        })
    }

    fn is_own_function(&self, id: FunctionId, d: &Declaration) -> bool {
        let f = &self.il[id];
        let shared = FunctionFlags::INLINE
            | FunctionFlags::CONSTEXPR
            | FunctionFlags::CONSTEVAL
            | FunctionFlags::DEFAULTED
            | FunctionFlags::DELETED
            | FunctionFlags::WEAK;
        let shared = if f.class.is_some() { shared } else { shared | FunctionFlags::STATIC };
        d.body.is_some()
            && !f.flags.intersects(shared)
            && f.template.is_none()
            && f.instance.is_none()
            && f.linkage != Linkage::Internal
            && !self.is_deduced_return(d.ty)
            && f.class.is_none_or(|class| self.is_plain_class(class))
            && (self.is_main(f) || self.is_known_elsewhere(f.ty, &Cell::new(limits::UNIT_ENTITY_TYPES)))
    }

    fn is_main(&self, f: &Function) -> bool {
        f.scope == self.global && matches!(f.name, EntityName::Identifier { name } if name == known::MAIN)
    }

    fn is_placeholder(&self, ty: TypeId) -> bool {
        self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
    }

    /// Whether a declared type is made with `auto`: neither `decltype(auto)` nor a class template's name, whose
    /// variables count like any other.
    fn names_auto(&self, ty: TypeId, depth: u32) -> bool {
        if depth > limits::PLACEHOLDER_NESTING || !self.is_placeholder(ty) {
            return false;
        }
        match self.il[ty].kind {
            TypeKind::DeducedClass { .. } | TypeKind::DecltypeAuto { .. } => false,
            TypeKind::Qualified { base, .. } => self.names_auto(base, depth + 1),
            _ => true,
        }
    }

    /// Whether all of what a function returns is deduced: `auto` alone, not with operators or qualifiers.
    fn is_deduced_return(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Function { ret, .. }
            if matches!(self.il[ret].kind, TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. }))
    }

    /// Whether a class is no template or instance of one, nor a member of such, or is an explicit specialization that other
    /// units can name.
    fn is_plain_class(&self, class: ClassId) -> bool {
        let mut at = Some(class);
        while let Some(class) = at {
            let c = &self.il[class];
            let dependent = c.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::LOCAL);
            let explicit = c.instance.is_some_and(|i| self.il[i].explicit == Specialization::Explicit);
            if explicit && !dependent {
                return self.is_known_elsewhere(c.ty, &Cell::new(limits::UNIT_ENTITY_TYPES));
            }
            if c.template.is_some() || c.instance.is_some() || dependent || self.is_unnamed_scope(c.enclosing)
            {
                return false;
            }
            at = match self.il[c.enclosing].kind {
                ScopeKind::Class { of } => Some(of),
                _ => None,
            };
        }
        true
    }

    fn is_unnamed_scope(&self, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(here) = at {
            if matches!(self.il[here].kind, ScopeKind::Namespace { of } if self.il[of].name.is_none()) {
                return true;
            }
            at = self.il[here].parent;
        }
        false
    }

    /// Whether other units can name a type: it has no unnamed or local part and none of an unnamed namespace.
    fn is_known_elsewhere(&self, ty: TypeId, left: &Cell<u32>) -> bool {
        let Some(less) = left.get().checked_sub(1) else { return true };
        left.set(less);
        let known = |ty| self.is_known_elsewhere(ty, left);
        match self.il[self.il[ty].canonical].kind {
            TypeKind::Class { class } => {
                let c = &self.il[class];
                let args = c.instance.map_or(List::EMPTY, |instance| self.il[instance].args);
                c.name.is_some()
                    && c.lambda(self.il).is_none()
                    && self.is_known_scope(c.enclosing, left)
                    && self.il[args].iter().all(|arg| match arg {
                        TemplateArg::Type { of } => known(*of),
                        _ => true,
                    })
            }
            TypeKind::Enum { of } => self.is_known_scope(self.il[of].enclosing, left),
            kind => !self.il.any_part_type(kind, |ty| !known(ty)),
        }
    }

    fn is_known_scope(&self, scope: ScopeId, left: &Cell<u32>) -> bool {
        match self.il[scope].kind {
            ScopeKind::Global => true,
            ScopeKind::Namespace { .. } => !self.is_unnamed_scope(scope),
            ScopeKind::Class { of } => self.is_known_elsewhere(self.il[of].ty, left),
            _ => false,
        }
    }
}
