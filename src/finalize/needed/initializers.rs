//! What the beginnings and ends of objects call.

use super::{Reached, Search};
use crate::il::*;

impl Search<'_> {
    pub(super) fn visit_variable(&mut self, id: VariableId) {
        let il = self.il;
        let v = &il[id];
        self.namespaces(v.scope);
        self.class_around(v.scope);
        self.ty(v.ty);
        if let Some(d) = v.definition { self.ty(il[d].ty); }
        if let Some(instance) = v.instance(il) { self.arguments(il[instance].args); }
        if let Some(template) = v.instance(il).map(|i| il[i].template)
            && let TemplateKind::Variable { pattern } = il[template].kind
        {
            self.entity(Entity::Variable { id: pattern });
        }
        if let Some(origin) = self.origin(Entity::Variable { id }) {
            self.entity(origin);
        }
        if v.storage == Storage::Parameter { return; }
        self.beginning(id);
    }

    fn beginning(&mut self, id: VariableId) {
        let il = self.il;
        let v = &il[id];
        let init = v.definition.map_or(Initializer::None, |d| il[d].init);
        if matches!(init, Initializer::None) && !v.defined {
            return;
        }
        if let Some(value) = self.facts.initial_values.get(&id)
            && (!self.is_constructed(v.ty, init) || self.has_constant_constructor(v.ty, init))
        {
            self.reach(Reached::Constant(*value));
            return;
        }
        self.object(v.ty, init, v.init);
    }

    fn is_constructed(&self, ty: TypeId, init: Initializer) -> bool {
        self.class_in(ty).is_some() && matches!(init, Initializer::None | Initializer::Paren { .. })
    }

    fn has_constant_constructor(&self, ty: TypeId, init: Initializer) -> bool {
        let Some(class) = self.il.class_of(ty) else { return false };
        let constructor = match init {
            Initializer::Paren { args } => self.facts.paren_constructors.get(&args).copied(),
            Initializer::None => self.default_constructor(class),
            _ => None,
        };
        constructor.is_some_and(|f| self.il[f].flags.contains(FunctionFlags::CONSTEXPR))
    }

    fn object(&mut self, ty: TypeId, init: Initializer, converted: Option<ExprId>) {
        let il = self.il;
        match init {
            Initializer::None => {
                if let Some(class) = self.class_in(ty)
                    && let Some(constructor) = self.default_constructor(class)
                {
                    self.constructs(constructor, 0);
                }
            }
            Initializer::Paren { args } => {
                if let Some(constructor) = self.facts.paren_constructors.get(&args) {
                    self.constructs(*constructor, args.len());
                } else if args.is_empty() && let Some(class) = il.class_of(ty) && let Some(constructor) = self.default_constructor(class) {
                    self.constructs(constructor, 0);
                }
                for arg in il[args].iter().copied() {
                    self.expr(arg);
                }
            }
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.expr(converted.unwrap_or(value));
            }
            Initializer::Range { .. } => {}
        }
        self.destroyed(ty);
    }

    pub(super) fn destroyed(&mut self, ty: TypeId) {
        if let Some(class) = self.class_in(ty)
            && let Some(destructor) = self.destructor(class) {
            self.function(destructor);
        }
    }

    pub(super) fn constructs(&mut self, constructor: FunctionId, given: usize) {
        let f = &self.il[constructor];
        // Nothing is called that only makes the object zero.
        if f.params(self.il).is_empty() && f.flags.contains(FunctionFlags::TRIVIAL | FunctionFlags::IMPLICIT) {
            return;
        }
        self.function(constructor);
        for param in self.il[constructor].params(self.il).iter().skip(given) {
            if let Some(default) = param.default { self.expr(default); }
        }
    }

    pub(super) fn class_in(&self, ty: TypeId) -> Option<ClassId> {
        let il = self.il;
        let mut at = ty;
        loop {
            match il[il[at].canonical].kind {
                TypeKind::Array { element, .. } => at = element,
                TypeKind::Qualified { base, .. } => at = base,
                TypeKind::Class { class } => return Some(class),
                _ => return None,
            }
        }
    }

    pub(super) fn destructor(&self, class: ClassId) -> Option<FunctionId> {
        let destructor = self.il[class].special.destructor?;
        let flags = self.il[destructor].flags;
        (!flags.intersects(FunctionFlags::TRIVIAL | FunctionFlags::DELETED)).then_some(destructor)
    }

    pub(super) fn default_constructor(&self, class: ClassId) -> Option<FunctionId> {
        let c = &self.il[class];
        let fits = |id: &FunctionId| self.il[*id].params(self.il).iter().all(|param| param.has_default);
        let functions = c.special.constructors.iter().filter_map(|entity| match entity {
            Entity::Function { id } => Some(*id),
            _ => None,
        });
        let found = functions.into_iter().find(fits)?;
        let flags = self.il[found].flags;
        let implicit = flags.contains(FunctionFlags::IMPLICIT) && !c.implicit(self.il).contains(&found);
        (!implicit && !flags.intersects(FunctionFlags::TRIVIAL | FunctionFlags::DELETED)).then_some(found)
    }

    pub(super) fn local_variable(&mut self, id: VariableId, d: DeclarationId) {
        let il = self.il;
        let v = &il[id];
        let init = il[d].init;
        let begins = !matches!(init, Initializer::None)
            || self.class_in(v.ty).is_some_and(|c| self.default_constructor(c).is_some() || self.destructor(c).is_some());
        if !begins { return; }
        if v.is_lasting() && v.init.is_none_or(|init| (self.facts.folded)(init)) && !matches!(init, Initializer::None | Initializer::Paren{..}) { return; }
        if v.linkage != Linkage::None { return; }
        self.entity(Entity::Variable { id });
    }

    pub(super) fn member_initializers(&mut self, id: FunctionId, inits: &[MemberInit]) {
        let il = self.il;
        let Some(class) = il[id].class else { return };
        let c = &il[class];
        match il[id].name {
            EntityName::Destructor => {
                for base in &c.bases { self.destroyed(base.ty); }
                for f in &c.members.fields { self.destroyed(il[*f].ty); }
            }
            EntityName::Constructor => self.begun_members(id, class, inits),
            _ => {}
        }
    }

    fn begun_members(&mut self, id: FunctionId, class: ClassId, inits: &[MemberInit]) {
        let il = self.il;
        let c = &il[class];
        let base_of = |init: &MemberInit| match init.target {
            InitTarget::Base { ty } => Some(ty),
            _ => None,
        };
        if let Some(init) = inits.iter().find(|init| base_of(init).is_some_and(|ty| il.class_of(ty) == Some(class))) {
            return self.object(c.ty, init.init, None);
        }
        let copied = il[id].flags.contains(FunctionFlags::IMPLICIT) && !il[id].params(il).is_empty();
        for base in &c.bases {
            let of = il.class_of(base.ty);
            let written = inits.iter().find(|init| base_of(init).is_some_and(|ty| il.class_of(ty).is_some() && il.class_of(ty) == of || il[ty].canonical == il[base.ty].canonical));
            self.member(id, base.ty, written.map(|w| w.init), copied);
        }
        for field in &c.members.fields {
            let written = inits.iter().find(|init| matches!(init.target, InitTarget::Field { id } if id == *field));
            if written.is_none() && il[*field].has_init && !copied {
                continue;
            }
            self.member(id, il[*field].ty, written.map(|w| w.init), copied);
        }
        for init in inits { if let InitTarget::Field { id } = init.target { self.entity(Entity::Field { id }); } }
    }

    fn member(&mut self, of: FunctionId, ty: TypeId, written: Option<Initializer>, copied: bool) {
        match written {
            Some(init) => self.object(ty, init, None),
            None if copied => {
                if let Some(class) = self.class_in(ty)
                    && let Some(constructor) = self.copying(class, of)
                {
                    self.function(constructor);
                    self.destroyed(ty);
                }
            }
            None => if let Some(class) = self.class_in(ty) && let Some(constructor) = self.default_constructor(class) {
                self.constructs(constructor, 0);
                self.destroyed(ty);
            },
        }
    }

    fn copying(&self, class: ClassId, like: FunctionId) -> Option<FunctionId> {
        let il = self.il;
        let moved = matches!(il[il[il[like].params(il).first()?.ty].canonical].kind, TypeKind::RvalueReference { .. });
        let fits = |id: &FunctionId, moved: bool| {
            let f = &il[*id];
            let Some(first) = f.params(il).first() else { return false };
            let (to, moves) = match il[il[first.ty].canonical].kind {
                TypeKind::LvalueReference { to } => (to, false),
                TypeKind::RvalueReference { to } => (to, true),
                _ => return false,
            };
            il.class_of(to) == Some(class) && moves == moved
                && f.params(il).iter().skip(1).all(|param| param.has_default)
                && !f.flags.contains(FunctionFlags::DELETED)
        };
        let functions: Vec<FunctionId> = il[class].special.constructors.iter().filter_map(|e| match e {
            Entity::Function { id } => Some(*id), _ => None }).collect();
        let moving = functions.iter().find(|id| moved && fits(id, true));
        let found = moving.or_else(|| functions.iter().find(|id| fits(id, false))).copied()?;
        (!il[found].flags.contains(FunctionFlags::TRIVIAL)).then_some(found)
    }
}
