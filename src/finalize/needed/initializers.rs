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
        if let Some(d) = v.definition {
            self.ty(il[d].ty);
        }
        if let Some(instance) = v.instance(il) {
            let Instance { template, args, .. } = il[instance];
            self.arguments(args);
            if let TemplateKind::Variable { pattern } = il[template].kind
                && !self.is_specialized(id)
            {
                self.entity(Entity::Variable { id: pattern });
            }
        }
        if let Some(origin) = self.origin(Entity::Variable { id }) {
            self.entity(origin);
        }
        if v.storage == Storage::Parameter {
            return;
        }
        self.beginning(id);
    }

    /// Whether a variable is an explicit specialization ([temp.expl.spec]).
    pub(super) fn is_specialized(&self, id: VariableId) -> bool {
        let said = self.said.get(&Entity::Variable { id });
        let explicit = |i: InstanceId| self.il[i].explicit == Specialization::Explicit;
        self.il[id].instance(self.il).is_some_and(explicit) && !said.is_some_and(|said| said.instantiated)
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
                    // A trivial one copies bytes.
                    if !il[*constructor].flags.contains(FunctionFlags::TRIVIAL) {
                        self.constructs(*constructor, args.len());
                    }
                } else if args.is_empty()
                    && let Some(class) = il.class_of(ty)
                    && let Some(constructor) = self.default_constructor(class)
                {
                    self.constructs(constructor, 0);
                }
                for arg in il[args].iter().copied() {
                    self.expr(arg);
                }
            }
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.initial(converted.unwrap_or(value));
            }
            Initializer::Range { .. } => {}
        }
        self.destroyed(ty);
    }

    /// An expression that an object begins with: a closure that holds nothing is a constant.
    pub(super) fn initial(&mut self, expr: ExprId) {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Lambda { id } if il[id].captures.is_empty() => self.ty(il[expr].ty),
            ExprKind::InitList { elements, constructor: None } if let [only] = il[elements] => {
                self.ty(il[expr].ty);
                self.initial(only);
            }
            _ => self.expr(expr),
        }
    }

    pub(super) fn destroyed(&mut self, ty: TypeId) {
        if let Some(class) = self.class_in(ty)
            && let Some(destructor) = self.destructor(class)
        {
            self.function(destructor);
        }
    }

    pub(super) fn constructs(&mut self, constructor: FunctionId, given: usize) {
        let f = &self.il[constructor];
        // Nothing is called that only makes the object zero.
        if f.params(self.il).is_empty() && f.flags.contains(FunctionFlags::TRIVIAL | FunctionFlags::IMPLICIT)
        {
            return;
        }
        self.function(constructor);
        for param in self.il[constructor].params(self.il).iter().skip(given) {
            if let Some(default) = param.default {
                self.expr(default);
            }
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

    /// A variable of a function is needed where its initialization is something that the function does.
    pub(super) fn local_variable(&mut self, id: VariableId, d: DeclarationId) {
        let v = &self.il[id];
        if v.linkage == Linkage::None
            && self.begins(v.ty, self.il[d].init)
            && !(v.is_lasting() && self.begins_constant(id, d))
        {
            self.entity(Entity::Variable { id });
        }
    }

    /// Whether something is done where an object begins, or where it ends.
    pub(super) fn begins(&self, ty: TypeId, init: Initializer) -> bool {
        let calls = |class| self.default_constructor(class).is_some() || self.destructor(class).is_some();
        !matches!(init, Initializer::None) || self.class_in(ty).is_some_and(calls)
    }

    /// Whether a variable that lives as long as the program begins with a constant ([basic.start.static]).
    pub(super) fn begins_constant(&self, id: VariableId, d: DeclarationId) -> bool {
        let il = self.il;
        let v = &il[id];
        let init = il[d].init;
        if self.is_constructed(v.ty, init) {
            return self.has_constant_constructor(v.ty, init) && self.facts.initial_values.contains_key(&id);
        }
        let written = match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                Some(value)
            }
            _ => None,
        };
        let reference = matches!(
            il[il[v.ty].canonical].kind,
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
        );
        self.facts.initial_values.contains_key(&id)
            || v.init.or(written).is_some_and(|init| {
                self.facts.call_values.contains_key(&init)
                    || self.is_constant(init)
                    || reference && self.is_lasting_object(init)
            })
    }

    /// Whether an initializer is a constant by its form.
    fn is_constant(&self, expr: ExprId) -> bool {
        let il = self.il;
        if (self.facts.folded)(expr) {
            return true;
        }
        match il[expr].kind {
            ExprKind::String { .. } | ExprKind::Constant { .. } => true,
            ExprKind::InitList { elements, constructor: None } => {
                il[elements].iter().all(|e| self.is_constant(*e))
            }
            ExprKind::Extension { operand } => self.is_constant(operand),
            ExprKind::Unary { op: UnaryOp::Address, operand } => self.is_lasting_object(operand),
            ExprKind::Implicit {
                conversion: ConversionKind::FunctionToPointer | ConversionKind::ArrayToPointer,
                operand,
                ..
            } => self.is_lasting_object(operand),
            ExprKind::Implicit {
                conversion: ConversionKind::Qualification | ConversionKind::Pointer,
                operand,
                ..
            } => self.is_constant(operand),
            _ => false,
        }
    }

    fn is_lasting_object(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => self.il[id].is_lasting(),
            ExprKind::Name { entity: Entity::Function { .. } | Entity::Field { .. }, .. }
            | ExprKind::String { .. } => true,
            _ => false,
        }
    }

    /// What copies an object of a class.
    pub(super) fn copied(&mut self, ty: TypeId) {
        if let Some(class) = self.il.class_of(ty)
            && let Some(constructor) = self.copying(class, false)
        {
            self.function(constructor);
        }
    }

    pub(super) fn member_initializers(&mut self, id: FunctionId, inits: &[MemberInit]) {
        let il = self.il;
        let Some(class) = il[id].class else { return };
        let c = &il[class];
        match il[id].name {
            EntityName::Destructor => {
                for base in &c.bases {
                    self.destroyed(base.ty);
                }
                for f in &c.members.fields {
                    self.destroyed(il[*f].ty);
                }
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
        if let Some(init) =
            inits.iter().find(|init| base_of(init).is_some_and(|ty| il.class_of(ty) == Some(class)))
        {
            return self.object(c.ty, init.init, None);
        }
        let copied = il[id].flags.contains(FunctionFlags::IMPLICIT) && !il[id].params(il).is_empty();
        for base in &c.bases {
            let of = il.class_of(base.ty);
            let written = inits.iter().find(|init| {
                base_of(init).is_some_and(|ty| {
                    il.class_of(ty).is_some() && il.class_of(ty) == of
                        || il[ty].canonical == il[base.ty].canonical
                })
            });
            self.member(id, base.ty, written.map(|w| w.init), copied);
        }
        for field in &c.members.fields {
            let written =
                inits.iter().find(|init| matches!(init.target, InitTarget::Field { id } if id == *field));
            if written.is_none() && il[*field].has_init && !copied {
                continue;
            }
            self.member(id, il[*field].ty, written.map(|w| w.init), copied);
        }
        for init in inits {
            if let InitTarget::Field { id } = init.target {
                self.entity(Entity::Field { id });
            }
        }
    }

    fn member(&mut self, of: FunctionId, ty: TypeId, written: Option<Initializer>, copied: bool) {
        match written {
            Some(init) => self.object(ty, init, None),
            None if copied => {
                if let Some(class) = self.class_in(ty)
                    && let Some(constructor) = self.copying(class, self.moves(of))
                {
                    self.function(constructor);
                    self.destroyed(ty);
                }
            }
            None => {
                if let Some(class) = self.class_in(ty)
                    && let Some(constructor) = self.default_constructor(class)
                {
                    self.constructs(constructor, 0);
                    self.destroyed(ty);
                }
            }
        }
    }

    /// Whether a constructor takes an object that it can move from.
    fn moves(&self, constructor: FunctionId) -> bool {
        let il = self.il;
        let first = il[constructor].params(il).first();
        first.is_some_and(|p| matches!(il[il[p.ty].canonical].kind, TypeKind::RvalueReference { .. }))
    }

    /// The constructor of a class that copies or moves, where it does more than copying bytes.
    fn copying(&self, class: ClassId, moved: bool) -> Option<FunctionId> {
        let il = self.il;
        let fits = |id: &FunctionId, moved: bool| {
            let f = &il[*id];
            let Some(first) = f.params(il).first() else { return false };
            let (to, moves) = match il[il[first.ty].canonical].kind {
                TypeKind::LvalueReference { to } => (to, false),
                TypeKind::RvalueReference { to } => (to, true),
                _ => return false,
            };
            il.class_of(to) == Some(class)
                && moves == moved
                && f.params(il).iter().skip(1).all(|param| param.has_default)
                && !f.flags.contains(FunctionFlags::DELETED)
        };
        let functions: Vec<FunctionId> = il[class]
            .special
            .constructors
            .iter()
            .filter_map(|e| match e {
                Entity::Function { id } => Some(*id),
                _ => None,
            })
            .collect();
        let moving = functions.iter().find(|id| moved && fits(id, true));
        let found = moving.or_else(|| functions.iter().find(|id| fits(id, false))).copied()?;
        (!il[found].flags.contains(FunctionFlags::TRIVIAL)).then_some(found)
    }
}
