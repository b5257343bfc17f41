//! What is declared and never used, and what is used and never defined (`[basic.def.odr]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::sema::lookup::Key;
use crate::sema::lookup::overload_set::LARGE;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};

/// How often a variable was named, and how often of these only to give it a value.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uses {
    named: u32,
    set: u32,
    /// Whether its value or address may be needed.
    evaluated: bool,
}

/// Something that a function declares, in the order of declaration.
#[derive(Clone, Copy, Debug)]
pub enum Local {
    Variable(VariableId),
    HandlerParameter(VariableId),
    Label(LabelId),
    /// A function that a local class declares and does not define.
    Member(FunctionId),
}

/// In which order the parts of a scope are looked at.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// In the global scope with its variables, and with the functions of all scopes that only the unit can use.
    Functions,
    Classes,
    Variables,
    Namespaces,
}

/// The first place of the functions of names that very many have.
type FirstOfName = FxHashMap<(ScopeId, Key), Option<u32>>;

impl Compilation {
    /// Whether what is analysed now counts: it is written here and read once.
    fn counts_uses(&self) -> bool {
        self.reports.quiet == 0 && self.instantiation.depth == 0
    }

    /// A variable is named.
    pub fn note_variable_use(&mut self, variable: VariableId) {
        if self.counts_uses() {
            let evaluated = !self.context.unevaluated;
            let uses = self.body.uses.entry(variable).or_default();
            uses.named += 1;
            uses.evaluated |= evaluated;
        }
    }

    /// A function is named or called.
    pub fn note_function_use(&mut self, function: FunctionId, pos: Pos) {
        // A substitution fails for a call that needs a type that is not deduced yet.
        if self.instantiation.sfinae.is_some() && self.lacks_return_type(function) {
            return;
        }
        self.note_first_use(function, pos);
        if self.context.unevaluated {
            self.note_candidate(function);
        } else if !self.instantiation.examines_only {
            self.il.entities.functions.unprinted_mut(function).flags |= FunctionFlags::REFERENCED;
        }
        if !self.context.unevaluated {
            self.examine_used_friend(function, pos);
        }
    }

    /// Notes where an instance, or a member of one, was first named: from there its body is instantiated.
    fn note_first_use(&mut self, function: FunctionId, pos: Pos) {
        let instance = self.il[function].instance.is_some()
            || self.instances.made_from.contains_key(&Entity::Function { id: function });
        if instance && pos != Pos::default() && self.reports.quiet == 0 && !self.is_silent() {
            self.instances.first_uses.entry(function).or_insert(pos);
        }
    }

    /// A constructor or conversion function is called without being named.
    pub(in crate::sema) fn note_called(&mut self, function: FunctionId, pos: Pos) {
        if self.reports.quiet == 0 && self.instantiation.sfinae.is_none() {
            self.note_function_use(function, pos);
        }
    }

    /// A function is among those that a call with dependent arguments may mean: it counts as used, not as needed.
    pub fn note_candidate(&mut self, function: FunctionId) {
        self.functions.candidates_named.insert(function);
    }

    /// The left operand of an assignment, or an output operand: naming a variable there only sets it.
    pub fn note_set(&mut self, e: ExprId) {
        if let Some(variable) = self.variable_set_by(e).filter(|_| self.counts_uses()) {
            self.body.uses.entry(variable).or_default().set += 1;
        }
    }

    /// A declaration gives a variable a value each time that it is reached, as in a range-based for.
    pub fn note_declared_set(&mut self, variable: VariableId) {
        if self.counts_uses() {
            let uses = self.body.uses.entry(variable).or_default();
            uses.named += 1;
            uses.set += 1;
        }
    }

    /// The variable that assigning to an expression sets: the expression itself, or an element or member of it.
    fn variable_set_by(&self, e: ExprId) -> Option<VariableId> {
        let mut at = e;
        loop {
            match self.il[at].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    let ty = self.il[id].ty;
                    let direct = at == e || !self.is_reference(ty) && self.pointee(ty).is_none();
                    return Some(id).filter(|_| direct && !self.is_reference(ty));
                }
                ExprKind::Member { base, arrow: false, .. } => at = base,
                ExprKind::Subscript { base, .. } => at = base,
                ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => {
                    at = operand
                }
                _ => return None,
            }
        }
    }

    /// A variable, handler parameter or label is declared in a function.
    pub fn note_local(&mut self, local: Local) {
        if let Local::Variable(variable) | Local::HandlerParameter(variable) = local {
            self.check_hides_variable(variable);
        }
        if self.counts_uses() && self.context.function.is_some() {
            self.body.locals.push(local);
        }
    }

    /// The end of a block that was entered when `start` things had been declared: labels stay until the end of the
    /// function.
    pub fn end_block(&mut self, start: usize) {
        if self.reports.quiet > 0 || start >= self.body.locals.len() {
            return;
        }
        let ended = self.body.locals.split_off(start);
        for local in ended {
            match local {
                Local::Label(_) => self.body.locals.push(local),
                _ => self.check_local(local),
            }
        }
    }

    /// The end of a function: its parameters and what its outermost block declares.
    pub fn end_function(&mut self, id: FunctionId, params: List<VariableId>, start: usize) {
        if !self.is_main(id) {
            for index in 0..params.len() {
                self.check_parameter_used(self.il[params][index]);
            }
        }
        for local in self.body.locals.split_off(start.min(self.body.locals.len())) {
            self.check_local(local);
        }
    }

    /// Whether a remark about something at a position that is never used could be shown.
    fn may_tell_unused(&mut self, pos: Pos) -> bool {
        self.may_warn_at(pos) && (self.reports.shown.unused || !self.hides_message())
    }

    fn uses_of(&self, variable: VariableId) -> Uses {
        self.body.uses.get(&variable).copied().unwrap_or_default()
    }

    fn check_parameter_used(&mut self, param: VariableId) {
        let v = &self.il[param];
        if v.name.is_none() || !self.counts_uses() {
            return;
        }
        let (pos, uses) = (v.pos, self.uses_of(param));
        let unused = uses.named == 0 || uses.named == uses.set;
        if !unused || !self.may_tell_unused(pos) {
            return;
        }
        if uses.named == 0 {
            let entity = self.variable_entity(param);
            self.report(pos, messages::unreferenced_function_param(entity));
        } else {
            let entity = self.variable_entity(param);
            self.report(pos, messages::set_but_not_used(entity));
        }
    }

    fn check_local(&mut self, local: Local) {
        match local {
            Local::Label(label) => self.check_label_used(label),
            Local::Member(function) => self.check_local_member(function),
            Local::Variable(variable) => {
                let kind = match self.il[variable].storage {
                    Storage::Binding => EntityKind::StructuredBinding,
                    _ => EntityKind::Variable,
                };
                self.check_variable_used(variable, kind);
            }
            Local::HandlerParameter(variable) => {
                self.check_variable_used(variable, EntityKind::HandlerParameter);
            }
        }
    }

    /// The member functions of a local class are defined in it, if they are used or virtual (`[class.local]`).
    pub fn check_local_members(&mut self, class: ClassId) {
        if self.context.function.is_none() || !self.counts_uses() {
            return;
        }
        // What a template uses is known in its instances.
        let open = self.scope_is_dependent(self.context.scope);
        let functions = self.il[class].members.declared.iter().filter_map(|member| match *member {
            Entity::Function { id } => Some(id),
            _ => None,
        });
        let skipped = FunctionFlags::IN_CLASS
            | FunctionFlags::PURE
            | FunctionFlags::IMPLICIT
            | FunctionFlags::DELETED
            | FunctionFlags::DEFAULTED;
        let undefined = |id: &FunctionId| !self.il[*id].flags.intersects(skipped);
        let undefined: Vec<_> = functions.filter(undefined).collect();
        for function in undefined {
            match self.il[function].flags.contains(FunctionFlags::VIRTUAL) {
                true => self.report_local_member(function),
                false if open => {}
                false => self.note_local(Local::Member(function)),
            }
        }
    }

    fn check_local_member(&mut self, function: FunctionId) {
        let f = &self.il[function];
        if f.flags.contains(FunctionFlags::REFERENCED) && f.definition.is_none() {
            self.report_local_member(function);
        }
    }

    fn report_local_member(&mut self, function: FunctionId) {
        let (mut entity, pos) = (self.function_name_entity(function), self.il[function].pos);
        if self.il[function].name == EntityName::Constructor {
            entity.name = self.signature_with_parameters(function);
        }
        self.warn(pos, messages::local_member_requires_definition(entity));
    }

    /// A variable that is never named, or only to give it a value. Making or destroying an object may be use enough.
    fn check_variable_used(&mut self, variable: VariableId, kind: EntityKind) {
        let uses = self.uses_of(variable);
        let v = &self.il[variable];
        let (pos, ty) = (v.pos, v.ty);
        let used = v.name.is_none() || uses.named > uses.set || self.acts_by_itself(ty);
        if used || !self.may_tell_unused(pos) {
            return;
        }
        let entity = EntityText { kind, ..self.variable_entity(variable) };
        if uses.named == 0 {
            self.report(pos, messages::declared_but_not_referenced(entity));
        } else if !self.qualifiers(ty).contains(Qualifiers::VOLATILE) {
            self.report(pos, messages::set_but_not_used(entity));
        }
    }

    /// Whether objects of a type do something when they are made or destroyed, or might.
    pub(in crate::sema) fn acts_by_itself(&self, ty: TypeId) -> bool {
        if self.is_reference(ty) {
            return false;
        }
        let element = self.innermost_element(ty);
        match self.class_of(element) {
            Some(class) => self.class_acts(class, &mut FxHashSet::default()),
            None => self.is_unknown(element) || self.is_dependent(element),
        }
    }

    /// Whether objects of a type do something when they are destroyed, and nothing when they are made.
    pub(in crate::sema) fn is_only_destroyed(&self, ty: TypeId) -> bool {
        let Some(class) = self.class_of(self.innermost_element(ty)) else { return false };
        let c = &self.il[class];
        let implicit = |e: &Entity| {
            self.il.function_in(*e).is_some_and(|f| self.il[f].flags.contains(FunctionFlags::IMPLICIT))
        };
        let parts =
            c.bases.is_empty() && !c.members.fields.iter().any(|f| self.acts_by_itself(self.il[*f].ty));
        c.special.destructor.is_some() && parts && c.special.constructors.iter().all(implicit)
    }

    /// Whether a class acts that is not among those `seen`, which do not.
    fn class_acts(&self, class: ClassId, seen: &mut FxHashSet<ClassId>) -> bool {
        if !seen.insert(class) {
            return false;
        }
        let c = &self.il[class];
        let written = |f: FunctionId| {
            let skipped = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
            !self.il[f].flags.intersects(skipped)
        };
        let constructed = c.special.constructors.iter().any(|e| self.il.function_in(*e).is_none_or(written));
        let open = c.state != Completeness::Complete || c.flags.contains(ClassFlags::ERROR);
        open && c.lambda(&self.il).is_none()
            || constructed
            || c.special.destructor.is_some_and(written)
            || seen.len() > limits::UNUSED_OBJECT_CLASSES
            || c.bases.iter().any(|b| self.class_of(b.ty).is_none_or(|b| self.class_acts(b, seen)))
            || c.members.fields.iter().any(|f| {
                let element = self.innermost_element(self.il[*f].ty);
                self.class_of(element).is_some_and(|class| self.class_acts(class, seen))
            })
    }

    /// A label that no statement goes to, or that does not exist (`[stmt.label]`).
    fn check_label_used(&mut self, label: LabelId) {
        let l = &self.il[label];
        let (pos, defined) = (l.pos, l.defined);
        let entity = EntityText::new(EntityKind::Label, self.names.text(l.name), Declared::At(pos));
        if !defined {
            self.report(pos, messages::never_defined(entity).as_error());
        } else if !self.body.used_labels.contains(&label) {
            self.report(pos, messages::declared_but_not_referenced(entity));
        }
    }

    /// At the end of the unit: functions and variables that only this unit can use and that it does not, or that it
    /// uses and does not define. Scope by scope, of each first its functions, then the members of its classes.
    pub fn check_unit_members(&mut self) {
        if !self.dialect.cxx {
            return;
        }
        let mut found: Vec<(Vec<u32>, Pos, Entity)> = Vec::new();
        let mut firsts = FirstOfName::default();
        for id in self.il.entities.functions.ids() {
            let f = &self.il[id];
            let skipped = FunctionFlags::IMPLICIT
                | FunctionFlags::LAMBDA
                | FunctionFlags::DELETED
                | FunctionFlags::DEFAULTED;
            let made = f.template.is_some() || f.instance.is_some() || f.builtin(&self.il).is_some();
            if made || f.flags.intersects(skipped) || matches!(f.name, EntityName::Guide { .. }) {
                continue;
            }
            if let Some(place) = self.place_of_function(id, &mut firsts) {
                found.push((place, self.il[id].pos, Entity::Function { id }));
            }
        }
        for id in self.il.entities.variables.ids() {
            if let Some(place) = self.place_of_member(id) {
                found.push((place, self.il[id].pos, Entity::Variable { id }));
                continue;
            }
            let v = &self.il[id];
            let own = v.class.is_none() && v.template(&self.il).is_none() && v.instance(&self.il).is_none();
            let space = matches!(self.il[v.scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
            if own && space && v.linkage == Linkage::Internal && v.storage != Storage::Parameter {
                let mut place = self.place_of_scope(v.scope);
                let part = if v.scope == self.symbols.global { Part::Functions } else { Part::Variables };
                place.extend([part as u32, v.pos.0]);
                found.push((place, v.pos, Entity::Variable { id }));
            }
        }
        found.sort_by(|(x, ..), (y, ..)| x.cmp(y));
        for (_, pos, entity) in found {
            match entity {
                Entity::Function { id } if self.lacks_definition_here(id) => {
                    self.report_definition_lacking(id)
                }
                Entity::Function { id } if self.is_virtual_without_definition(id) => {
                    let entity = self.function_name_entity(id);
                    self.report(pos, messages::virtual_function_not_defined_here(entity));
                }
                Entity::Function { id } => self.check_function_used(id, pos),
                Entity::Variable { id } if self.il[id].class.is_some() => {
                    let entity = self.static_member_entity(id);
                    self.report(pos, messages::never_defined(entity));
                }
                Entity::Variable { id } if self.il[id].defined => {
                    self.check_variable_used(id, EntityKind::Variable)
                }
                _ => {}
            }
        }
    }

    /// Where in the order of the unit's scopes a function comes that is to be looked at: what is internal comes
    /// together.
    fn place_of_function(&self, id: FunctionId, firsts: &mut FirstOfName) -> Option<Vec<u32>> {
        let f = &self.il[id];
        let inline = FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let needed = f.flags.contains(FunctionFlags::REFERENCED) && f.flags.intersects(inline);
        let pos = f.pos.0;
        if self.lacks_definition_here(id) {
            let mut place = self.place_of_scope(f.scope);
            place.extend([Part::Functions as u32, pos]);
            return Some(place);
        }
        match f.class {
            Some(class) => {
                let needed = needed
                    || f.flags.contains(FunctionFlags::REFERENCED) && self.in_unnamed_namespace(f.scope);
                let virtual_ = f.flags.contains(FunctionFlags::VIRTUAL);
                if !(if virtual_ { self.is_virtual_without_definition(id) } else { needed }) {
                    return None;
                }
                let mut place = self.place_of_class(class)?;
                place.extend([1, pos]);
                Some(place)
            }
            None if f.linkage == Linkage::Internal => Some(vec![Part::Functions as u32, pos]),
            None if needed => {
                let mut place = self.place_of_scope(f.scope);
                // Of functions with one name the last comes first.
                let first = Key::of(f.name).and_then(|key| self.first_of_name(f.scope, key, firsts));
                place.extend([Part::Functions as u32, first.unwrap_or(pos), !pos]);
                Some(place)
            }
            None => None,
        }
    }

    /// Whether a virtual function of a class that only this unit can name, and does, is defined nowhere.
    fn is_virtual_without_definition(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        let skipped = FunctionFlags::PURE
            | FunctionFlags::DEFINED
            | FunctionFlags::IN_CLASS
            | FunctionFlags::IMPLICIT
            | FunctionFlags::DELETED
            | FunctionFlags::DEFAULTED;
        let open = |f: &Function| f.definition.is_none() && !f.flags.intersects(skipped);
        let used = |class: ClassId| {
            let c = &self.il[class];
            let named = c.flags.contains(ClassFlags::MENTIONED) || c.instance.is_some();
            named && c.state == Completeness::Complete && !self.is_dependent_class(class)
        };
        f.flags.contains(FunctionFlags::VIRTUAL)
            && open(f)
            && self.in_unnamed_namespace(f.scope)
            && f.class.is_some_and(used)
            && match self.instances.made_from.get(&Entity::Function { id }) {
                Some(Entity::Function { id }) => open(&self.il[*id]),
                _ => true,
            }
    }

    /// Where a static data member comes that is used, that only this unit can define, and that it does not define.
    fn place_of_member(&self, id: VariableId) -> Option<Vec<u32>> {
        let v = &self.il[id];
        let class = v.class?;
        let skipped = VariableFlags::CONSTEXPR | VariableFlags::INLINE;
        let open = |v: &Variable| !v.defined && v.init.is_none() && !v.flags.intersects(skipped);
        let used = self.body.uses.get(&id).is_some_and(|uses| uses.evaluated);
        let made = v.template(&self.il).is_some() || v.instance(&self.il).is_some();
        if !used || made || !open(v) || self.is_dependent_class(class) || !self.in_unnamed_namespace(v.scope)
        {
            return None;
        }
        if let Some(Entity::Variable { id }) = self.instances.made_from.get(&Entity::Variable { id })
            && !open(&self.il[*id])
        {
            return None;
        }
        let mut place = self.place_of_class(class)?;
        place.extend([1, u32::MAX, v.pos.0]);
        Some(place)
    }

    fn static_member_entity(&self, id: VariableId) -> EntityText {
        let mut entity = self.variable_entity(id);
        if let (Some(class), Some(name)) = (self.il[id].class, self.il[id].name) {
            entity.name = self.member_text(class, name);
        }
        entity
    }

    /// The first place of the functions of a name in a scope.
    fn first_of_name(&self, scope: ScopeId, key: Key, firsts: &mut FirstOfName) -> Option<u32> {
        let first = |named: &[Entity]| {
            let functions = named.iter().filter_map(|e| self.il.function_in(*e));
            functions.map(|f| self.il[f].pos.0).min()
        };
        match self.symbols.bindings.get(scope, key) {
            few if few.len() <= LARGE => first(few),
            many => *firsts.entry((scope, key)).or_insert_with(|| first(many)),
        }
    }

    /// Where a class comes; none for those of templates and functions.
    fn place_of_class(&self, class: ClassId) -> Option<Vec<u32>> {
        let c = &self.il[class];
        // Others may define what is made of a template elsewhere.
        let made = c.instance.is_some() && !self.in_unnamed_namespace(c.enclosing);
        if made || c.template.is_some() || c.lambda(&self.il).is_some() {
            return None;
        }
        let mut place = match c.parent_class {
            Some(parent) => {
                // What member classes declare comes before the class's own functions, in unnamed namespaces behind.
                let mut place = self.place_of_class(parent)?;
                place.push(if self.in_unnamed_namespace(c.scope) { 2 } else { 0 });
                place
            }
            None => {
                let around = c.enclosing;
                let open = matches!(self.il[around].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
                let mut place = open.then(|| self.place_of_scope(around))?;
                place.push(Part::Classes as u32);
                place
            }
        };
        place.push(c.pos.0);
        Some(place)
    }

    /// Where a namespace comes: inside of those around it, after what they declare themselves.
    fn place_of_scope(&self, scope: ScopeId) -> Vec<u32> {
        let mut around = Vec::new();
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let ScopeKind::Namespace { .. } = self.il[scope].kind {
                around.push(scope.index() as u32);
            }
            at = self.il[scope].parent;
        }
        around.into_iter().rev().flat_map(|scope| [Part::Namespaces as u32, scope]).collect()
    }

    /// Whether attributes after the declarator may say what another function it stands for.
    fn is_renamed(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        f.asm_label(&self.il).is_some()
            || f.first.is_some_and(|first| !self.il[first].attributes(&self.il).is_empty())
    }

    fn check_function_used(&mut self, id: FunctionId, pos: Pos) {
        let f = &self.il[id];
        let referenced = f.flags.contains(FunctionFlags::REFERENCED);
        let internal = f.linkage == Linkage::Internal;
        let defined = f.flags.contains(FunctionFlags::DEFINED) || f.definition.is_some();
        let scope = f.scope;
        let (member, name, shared) = (f.class.is_some(), f.name, f.c_linkage);
        if self.scope_is_dependent(scope) || self.is_dependent(self.il[id].ty) {
            return;
        }
        let shown = match internal && !referenced {
            true => self.may_tell_unused(pos),
            false => referenced && !defined && self.may_warn_at(pos),
        };
        if !shown {
            return;
        }
        let mut entity = self.function_name_entity(id);
        match name {
            EntityName::Constructor => entity.name = self.signature_with_parameters(id),
            EntityName::Destructor | EntityName::Conversion { .. } => {}
            _ if member && self.instances.made_from.contains_key(&Entity::Function { id }) => {
                entity.name = self.name_in_scope_text(id, true);
            }
            _ if !internal || member => entity.name = self.signature_text(id, false),
            _ => {}
        }
        if internal && !referenced {
            if self.functions.candidates_named.contains(&id) {
                return;
            }
            // A function of an unnamed namespace that is only declared may be meant for other units.
            if defined || !self.in_unnamed_namespace(scope) {
                self.report(pos, messages::declared_but_not_referenced(entity));
            }
        } else if referenced && !defined && !shared && !self.is_renamed(id) {
            let message = match internal || member {
                true => messages::never_defined(entity),
                false => messages::extern_inline_never_defined(entity),
            };
            self.report(pos, message);
        }
    }
}
