//! What the beginnings and ends of objects call.

use super::{Reached, Search};
use crate::finalize::lifetime::{self, Begun, Source, Subobject};
use crate::il::*;

impl Search<'_> {
    /// A variable leads to its type and to how it begins.
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

    /// What the initialization of a variable calls and refers to ([basic.start.static], [dcl.init]).
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

    /// Whether a constructor begins an object that its declaration gives nothing, or arguments in parentheses.
    fn is_constructed(&self, ty: TypeId, init: Initializer) -> bool {
        lifetime::class_in(self.il, ty).is_some()
            && matches!(init, Initializer::None | Initializer::Paren { .. })
    }

    /// Whether that constructor can be evaluated when the program is translated.
    fn has_constant_constructor(&self, ty: TypeId, init: Initializer) -> bool {
        let Some(class) = self.il.class_of(ty) else { return false };
        let constructor = match init {
            Initializer::Paren { args } => self.facts.paren_constructors.get(&args).copied(),
            Initializer::None => lifetime::default_constructor(self.il, class),
            _ => None,
        };
        constructor.is_some_and(|f| self.il[f].flags.contains(FunctionFlags::CONSTEXPR))
    }

    /// How an object begins and ends; `converted` is the value of its initializer, where it has been converted.
    fn object(&mut self, ty: TypeId, init: Initializer, converted: Option<ExprId>) {
        let il = self.il;
        match init {
            Initializer::None => {
                if let Some(class) = lifetime::class_in(self.il, ty)
                    && let Some(constructor) = lifetime::default_constructor(self.il, class)
                {
                    self.calls(constructor, 0);
                }
            }
            Initializer::Paren { args } => {
                if let Some(constructor) = self.facts.paren_constructors.get(&args) {
                    // A trivial one copies bytes.
                    if !il[*constructor].flags.contains(FunctionFlags::TRIVIAL) {
                        self.calls(*constructor, args.len());
                    }
                } else if args.is_empty()
                    && let Some(class) = il.class_of(ty)
                    && let Some(constructor) = lifetime::default_constructor(self.il, class)
                {
                    self.calls(constructor, 0);
                }
                for arg in il[args].iter().copied() {
                    self.expr(arg);
                }
            }
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                let value = converted.unwrap_or(value);
                self.initial(value);
                if il.class_of(ty).is_some() {
                    self.copied_from(value, false);
                }
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

    /// An object that begins as a copy of another one of its class, or is moved from it ([class.copy.ctor]).
    pub(super) fn copied_from(&mut self, expr: ExprId, moved: bool) {
        let e = self.il[expr];
        if let ExprKind::InitList { elements, constructor: None } = e.kind
            && let [only] = self.il[elements]
        {
            return self.copied_from(only, moved);
        }
        let source = if moved || e.category == Category::Xvalue { Source::Moved } else { Source::Copied };
        if e.category != Category::Prvalue
            && let Some(class) = self.il.class_of(e.ty)
            && let Some(constructor) = lifetime::copying_constructor(self.il, class, source)
        {
            self.function(constructor);
        }
    }

    /// An argument for a parameter that is an object ([expr.call]).
    pub(super) fn passed(&mut self, arg: ExprId, parameter: TypeId) {
        if self.il.class_of(parameter).is_some() && self.il.class_of(self.il[arg].ty).is_some() {
            self.copied_from(arg, false);
            self.destroyed(parameter);
        }
    }

    /// An object that ends calls its destructor ([class.dtor]).
    pub(super) fn destroyed(&mut self, ty: TypeId) {
        if let Some(class) = lifetime::class_in(self.il, ty)
            && let Some(destructor) = lifetime::destructor(self.il, class)
        {
            self.function(destructor);
        }
    }

    /// A function that is called with so many arguments, and with default arguments for the other parameters.
    pub(super) fn calls(&mut self, function: FunctionId, given: usize) {
        if lifetime::makes_zero(self.il, function) {
            return;
        }
        self.function(function);
        for param in self.il[function].params(self.il).iter().skip(given) {
            if let Some(default) = param.default {
                self.expr(default);
            }
        }
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
        let calls = |class| {
            lifetime::default_constructor(self.il, class).is_some()
                || lifetime::destructor(self.il, class).is_some()
        };
        !matches!(init, Initializer::None) || lifetime::class_in(self.il, ty).is_some_and(calls)
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
        if self.numbers.stands_for_itself(expr) {
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
            // Other forms are computed: those that give constants are in the tables of values.
            _ => false,
        }
    }

    /// Whether an expression names something that lives as long as the program.
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
            && let Some(constructor) = lifetime::copying_constructor(self.il, class, Source::Copied)
        {
            self.function(constructor);
        }
    }

    /// What a constructor begins and a destructor ends.
    pub(super) fn member_initializers(&mut self, id: FunctionId, inits: &[MemberInit]) {
        let il = self.il;
        let Some(class) = il[id].class else { return };
        match il[id].name {
            EntityName::Destructor => {
                for (_, ended) in lifetime::endings(il, class) {
                    self.destroyed(il[ended].ty);
                }
            }
            EntityName::Constructor => {
                for begun in lifetime::beginnings(il, id, inits) {
                    match begun {
                        Begun::Whole { written } => self.object(il[class].ty, written.init, None),
                        Begun::Part { of, written } => self.part(id, of, written),
                    }
                }
            }
            _ => {}
        }
    }

    /// A part of an object that a constructor begins.
    fn part(&mut self, constructor: FunctionId, of: Subobject, written: Option<MemberInit>) {
        let il = self.il;
        let (ty, has_init) = match of {
            Subobject::Base { ty, .. } => (ty, false),
            Subobject::Field { id } => (il[id].ty, il[id].has_init),
        };
        if let (Some(written), Subobject::Field { id }) = (written, of) {
            self.entity(Entity::Field { id });
            return self.object(ty, written.init, None);
        }
        let source = match il[constructor].flags.contains(FunctionFlags::IMPLICIT) {
            true => lifetime::source(il, constructor),
            false => Source::Nothing,
        };
        let Some(class) = lifetime::class_in(il, ty) else { return };
        match (written, source) {
            (Some(written), _) => self.object(ty, written.init, None),
            (None, Source::Nothing) if has_init => {}
            (None, Source::Nothing) => {
                if let Some(constructor) = lifetime::default_constructor(il, class) {
                    self.calls(constructor, 0);
                    self.destroyed(ty);
                }
            }
            (None, source) => {
                if let Some(constructor) = lifetime::copying_constructor(il, class, source) {
                    self.function(constructor);
                    self.destroyed(ty);
                }
            }
        }
    }
}
