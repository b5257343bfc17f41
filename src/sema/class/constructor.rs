//! Constructors: what they leave without initializer, and classes without a usable default constructor
//! (`[class.base.init]`, `[class.default.ctor]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Phrase, messages, phrases};
use crate::il::fields::NamedFields;
use crate::il::*;
use crate::sema::initializer::uninitialized::Part;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Whether the initializers of members in their class count among what initializes an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum MemberInitializers {
    Count,
    Ignored,
}

/// How the default initialization of a class fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    NoConstructor,
    Deleted,
    /// Several constructors take no arguments.
    Several,
    /// Nothing but members without initializer stands against it.
    Uninitialized,
    /// The same of a base.
    UninitializedBase,
}

impl Compilation {
    /// Checks the initializers of a constructor that is being defined, with its body at `brace`.
    pub fn check_constructor(&mut self, id: FunctionId, inits: &[MemberInit], brace: Pos) {
        let f = &self.il[id];
        let Some(class) = f.class.filter(|_| f.name == EntityName::Constructor) else { return };
        if !self.dialect.cxx {
            return;
        }
        if self.is_dependent_class(class) || f.template.is_some() {
            return self.drop_constexpr_of_template(id, class, inits);
        }
        if inits.iter().any(|i| i.expansion) || self.has_dependent_base(class) {
            return;
        }
        let own = self.il[class].ty;
        let delegating = inits
            .iter()
            .find(|i| matches!(i.target, InitTarget::Base { ty } if self.same_type(ty, own)))
            .copied();
        if let Some(init) = delegating {
            self.check_constexpr_delegation(id, &init);
            return self.check_delegation(id, class, init);
        }
        self.check_named_bases(class, inits);
        self.check_bases_initialized(class, inits, brace);
        self.check_fields_initialized(id, class, inits, brace);
        self.check_constexpr_constructor(id, class, inits, brace);
    }

    /// Whether the last of these initializers delegates to another constructor of the class.
    pub fn delegates(&self, inits: &[MemberInit]) -> bool {
        let Some(class) = self.context.class else { return false };
        let own = self.il[class].ty;
        inits.last().is_some_and(|i| matches!(i.target, InitTarget::Base { ty } if self.same_type(ty, own)))
    }

    /// A constructor that delegates must come to one that does not.
    fn check_delegation(&mut self, id: FunctionId, class: ClassId, init: MemberInit) {
        let args = match init.init {
            Initializer::Paren { args } => self.il[args].to_vec(),
            _ => return,
        };
        let Resolution::Function(target) = self.best_constructor(class, &args) else { return };
        self.classes.delegations.insert(id, target);
        let mut at = target;
        for _ in 0..=self.classes.delegations.len() {
            if at == id {
                return self.report(init.pos, messages::constructor_delegates_directly_indirectly_itself());
            }
            match self.classes.delegations.get(&at) {
                Some(next) => at = *next,
                None => return,
            }
        }
    }

    /// A mem-initializer names a member or base that none before it names (`[class.base.init]`); in a template each instance
    /// would say so.
    pub fn check_initialized_before(
        &mut self,
        before: &[MemberInit],
        fields: &NamedFields,
        target: InitTarget,
        pos: Pos,
    ) {
        if let InitTarget::Field { id } = target {
            self.check_only_of_union(before, id, pos);
        }
        let again = match target {
            InitTarget::Field { id } => fields.find(before, id).is_some(),
            InitTarget::Base { ty } => before
                .iter()
                .any(|other| matches!(other.target, InitTarget::Base { ty: of } if self.same_type(of, ty))),
            InitTarget::Unknown { .. } => false,
        };
        let expands = || before.iter().any(|other| other.expansion);
        let class = self.context.class.filter(|class| !self.is_dependent_class(*class));
        if !again || expands() || class.is_none() || self.scope_is_dependent(self.context.scope) {
            return;
        }
        let message = match target {
            InitTarget::Field { id } => messages::already_initialized_2(self.field_entity(id)),
            InitTarget::Base { ty } => {
                let entity = EntityText::new(EntityKind::BaseClass, self.type_text(ty), Declared::At(pos));
                messages::base_already_initialized(entity)
            }
            InitTarget::Unknown { .. } => return,
        };
        self.report(pos, message);
    }

    /// Of the members of a union, anonymous ones too, a constructor initializes one (`[class.base.init]`).
    fn check_only_of_union(&mut self, before: &[MemberInit], field: FieldId, pos: Pos) {
        let places = self.places_in_unions(field);
        if places.iter().all(|(class, _)| self.il[*class].tag != Tag::Union) {
            return;
        }
        let other = before.iter().find(|init| {
            let InitTarget::Field { id } = init.target else { return false };
            let others = self.places_in_unions(id);
            // The innermost class that both are members of says whether they exclude each other.
            let shared = places.iter().find_map(|(class, member)| {
                others.iter().find(|(of, _)| of == class).map(|(_, other)| (*class, other != member))
            });
            shared.is_some_and(|(class, differ)| differ && self.il[class].tag == Tag::Union)
        });
        if other.is_some() && self.checks_redeclarations() {
            self.report(pos, messages::only_one_member_of_union_initialized());
        }
    }

    /// The class of a data member and the anonymous ones that it is a member of, each with the member that it is or is in.
    fn places_in_unions(&self, field: FieldId) -> SmallVec<[(ClassId, Entity); 2]> {
        let mut class = self.il[field].class;
        let mut places = smallvec::smallvec![(class, Entity::Field { id: field })];
        while self.il[class].flags.contains(ClassFlags::ANONYMOUS)
            && let Some(around) = self.il[class].parent_class
        {
            places.push((around, Entity::Class { id: class }));
            class = around;
        }
        places
    }

    /// A class that a constructor initializer names is a direct base or a virtual one (`[class.base.init]`).
    fn check_named_bases(&mut self, class: ClassId, inits: &[MemberInit]) {
        if self.il[class].bases.iter().any(|base| self.class_of(base.ty).is_none()) {
            return;
        }
        for init in inits {
            let InitTarget::Base { ty } = init.target else { continue };
            let Some(of) = self.class_of(ty).filter(|_| !self.is_open_type(ty)) else { continue };
            let base = self.derives_from(class, of) || of == class;
            if base || self.il[of].flags.contains(ClassFlags::ERROR) {
                continue;
            }
            if self.reports_now() || self.reports_in_instance() {
                let name = self.il[of].name.map_or(String::new(), |name| self.names.text(name).to_owned());
                let entity =
                    EntityText::new(EntityKind::Class, self.class_text(class), Declared::At(Pos::NONE));
                self.report_in_context(init.pos, messages::not_nonstatic_data_member_base(&name, entity));
            }
        }
    }

    fn check_bases_initialized(&mut self, class: ClassId, inits: &[MemberInit], brace: Pos) {
        // The most derived class makes the virtual bases, those of its bases too; an abstract one is never that class.
        let abstract_ = self.is_abstract(class);
        let made = self.il[class].bases.iter().filter(|base| !(abstract_ && base.virtual_));
        let direct: Vec<ClassId> = made.filter_map(|base| self.il.class_of(base.ty)).collect();
        let mut bases = Vec::new();
        if !abstract_ {
            self.collect_virtual_bases(class, &mut bases, 0);
        }
        for base in direct {
            if !bases.contains(&base) {
                bases.push(base);
            }
        }
        for base in bases {
            let named = inits
                .iter()
                .any(|i| matches!(i.target, InitTarget::Base { ty } if self.class_of(ty) == Some(base)));
            if !named {
                self.report_subobject_fault(base, brace, true);
                self.check_aggregate_part(base, Part::Base, brace);
                let done = self.il[base].ty;
                if !self.is_made_by_nothing(done)
                    && self.il[class].bases.iter().any(|of| self.class_of(of.ty) == Some(base))
                {
                    self.check_base_destroyed(base, brace);
                }
            }
        }
    }

    /// Whether no constructor is called for an object without initializer, so that a deleted destructor is not called
    /// either where one fails.
    fn is_made_by_nothing(&mut self, element: TypeId) -> bool {
        self.class_of(element).is_some_and(|of| self.is_destructor_written_deleted(of))
            && self.has_trivial_default(element)
    }

    fn check_fields_initialized(&mut self, id: FunctionId, class: ClassId, inits: &[MemberInit], brace: Pos) {
        let mut missing: Vec<Phrase> = Vec::new();
        if self.il[class].tag == Tag::Union {
            return;
        }
        let fields = NamedFields::new(inits);
        for field in self.il[class].members.fields.clone() {
            let named = fields.find(inits, field).is_some();
            let f = &self.il[field];
            if named || f.name.is_none() {
                continue;
            }
            let (ty, initialized) = (f.ty, f.has_init);
            let element = self.innermost_element(ty);
            if initialized {
                self.check_part_destroyed(ty, brace);
                continue;
            }
            // GNU: no element is made where there is none.
            if self.array_count(ty) == Some(0) {
                continue;
            }
            if let Some(of) = self.class_of(element) {
                self.report_default_fault(of, brace);
                self.check_aggregate_part(of, Part::Member(field), brace);
                if !self.is_made_by_nothing(element) {
                    self.check_part_destroyed(ty, brace);
                }
            }
            if let Some(kind) = self.uninitialized_kind(ty) {
                let entity = self.field_entity(field);
                missing.push(phrases::unlisted_entity(EntityText::new(kind, entity.name, entity.declared)));
            }
        }
        let constexpr = self.il[id].flags.contains(FunctionFlags::CONSTEXPR);
        if missing.is_empty() || constexpr || !self.reports_here() {
            return;
        }
        let name = self.signature_with_parameters(id);
        let pos = self.il[id].pos;
        let entity = EntityText::new(EntityKind::Function, name, Declared::At(pos));
        let mut reported = self.report_in_context(brace, messages::provides_no_initializer(entity));
        for line in missing {
            reported = reported.also(line);
        }
    }

    /// What messages call a member that must not stay without initializer: a reference, or what cannot change and is a
    /// scalar or has a trivial default constructor, which gives it no value.
    pub(in crate::sema) fn uninitialized_kind(&mut self, ty: TypeId) -> Option<EntityKind> {
        if self.is_unknown(ty) || self.is_dependent(ty) {
            return None;
        }
        if self.is_reference(ty) {
            return Some(EntityKind::ReferenceMember);
        }
        let element = self.innermost_element(ty);
        if !self.qualifiers(element).contains(Qualifiers::CONST) {
            return None;
        }
        let valueless = self.class_of(element).is_none() || self.has_trivial_default(element);
        valueless.then_some(EntityKind::ConstMember)
    }

    /// Reports that a base or member of this class cannot be initialized without arguments.
    pub(in crate::sema) fn report_default_fault(&mut self, class: ClassId, pos: Pos) {
        self.report_subobject_fault(class, pos, false);
    }

    /// The same for a base that a constructor makes without arguments.
    pub(in crate::sema) fn check_base_default(&mut self, class: ClassId, pos: Pos) {
        self.report_subobject_fault(class, pos, true);
    }

    /// The same, where it is known whether it is a base.
    fn report_subobject_fault(&mut self, class: ClassId, pos: Pos, base: bool) {
        let Some(fault) = self.default_fault(class, 0) else {
            self.note_implicit_default(class);
            self.examine_generated_default(class, pos);
            return self.check_default_constructor_access(class, pos, base);
        };
        if !self.reports_here() || self.il[class].flags.contains(ClassFlags::ERROR) {
            return;
        }
        match fault {
            Fault::NoConstructor => {
                let mut entity = self.class_entity(class);
                entity.kind = EntityKind::Class;
                self.report(pos, messages::no_default_constructor_exists(entity));
            }
            Fault::Deleted => {
                let shown = self.shown_type(self.il[class].ty);
                self.report(pos, messages::default_constructor_cannot_referenced_deleted(shown));
            }
            Fault::Several => {
                let entity = self.class_entity(class);
                self.report(pos, messages::more_than_one_default_constructor(entity));
            }
            Fault::Uninitialized | Fault::UninitializedBase => {}
        }
    }

    /// The implicit default constructor of a class is generated, which leaves constant members of bases without value.
    pub(in crate::sema) fn report_uninitialized_bases(
        &mut self,
        class: ClassId,
        seen: &mut FxHashSet<ClassId>,
    ) {
        if seen.len() > limits::DEFAULT_MEMBER_CLASS_NESTING as usize
            || !seen.insert(class)
            || self.default_fault(class, 0) != Some(Fault::UninitializedBase)
            || !self.reports_here()
        {
            return;
        }
        for base in self.il[class].bases.clone() {
            let Some(of) = self.class_of(base.ty) else { continue };
            if self.default_fault(of, 0) == Some(Fault::Uninitialized) {
                let message = messages::uninitialized_base_has_const(self.shown_type(self.il[of].ty));
                if self.reports.told_once.insert((base.pos, message.id())) {
                    self.report(base.pos, message);
                }
            } else {
                self.report_uninitialized_bases(of, seen);
            }
        }
        for field in self.il[class].members.fields.clone() {
            if let Some(of) = self.class_of(self.innermost_element(self.il[field].ty)) {
                self.report_uninitialized_bases(of, seen);
            }
        }
    }

    /// Whether the default constructor of a closure type is deleted (`[expr.prim.lambda.closure]`).
    fn is_made_by_expression_alone(&self, lambda: LambdaId) -> bool {
        let lambda = &self.il[lambda];
        self.dialect.standard < 20 || lambda.default != CaptureDefault::None || !lambda.captures.is_empty()
    }

    /// Why an object of a class cannot be made without arguments; none where it can, or where that is not known.
    fn default_fault(&mut self, class: ClassId, depth: u32) -> Option<Fault> {
        self.complete_class(class);
        let c = &self.il[class];
        let ty = c.ty;
        if c.state != Completeness::Complete
            || self.is_open_type(ty)
            || depth > limits::DEFAULT_MEMBER_CLASS_NESTING
        {
            return None;
        }
        if let Some(lambda) = c.lambda(&self.il) {
            return self.is_made_by_expression_alone(lambda).then_some(Fault::Deleted);
        }
        if let Some(known) = self.classes.default_faults.get(&class) {
            return *known;
        }
        let fault = self.complete_default_fault(class, depth);
        match depth {
            0 => self.classes.default_faults.clear(),
            _ => drop(self.classes.default_faults.insert(class, fault)),
        }
        fault
    }

    fn complete_default_fault(&mut self, class: ClassId, depth: u32) -> Option<Fault> {
        let c = &self.il[class];
        let constructors = c.special.constructors.clone();
        // A template may accept no arguments too.
        let template = |c: &Self, e: &Entity| {
            matches!(e, Entity::Template { .. }) && c.il.function_in(*e).is_none_or(|f| c.count_fits(f, 0))
        };
        if constructors.is_empty() || constructors.iter().any(|e| template(self, e)) {
            return None;
        }
        let callable: Vec<FunctionId> = constructors
            .iter()
            .filter_map(|e| self.il.function_in(*e))
            .filter(|f| self.il[*f].template.is_none() && self.count_fits(*f, 0))
            .collect();
        match callable[..] {
            [] => Some(Fault::NoConstructor),
            [only] => {
                let flags = self.il[only].flags;
                if flags.contains(FunctionFlags::DELETED) {
                    return Some(Fault::Deleted);
                }
                let generated = flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST);
                if generated { self.generated_fault(class, depth) } else { None }
            }
            // Constraints may tell them apart.
            _ if callable
                .iter()
                .all(|f| self.il[*f].requires(&self.il).is_none() && self.il[*f].first.is_some()) =>
            {
                Some(Fault::Several)
            }
            _ => None,
        }
    }

    /// Why the constructor that the compiler makes for a class without arguments is deleted.
    fn generated_fault(&mut self, class: ClassId, depth: u32) -> Option<Fault> {
        if self.il[class].tag == Tag::Union && !self.variants_allow_default(class, depth) {
            return Some(Fault::Deleted);
        }
        // Virtual bases of bases are made too, but by no abstract class.
        let mut bases = Vec::new();
        self.collect_virtual_bases(class, &mut bases, 0);
        if !bases.is_empty() && self.is_abstract(class) {
            bases.clear();
        }
        for base in self.il[class].bases.clone() {
            let of = self.class_of(base.ty)?;
            if !base.virtual_ {
                bases.push(of);
            }
        }
        let mut of_base = false;
        for of in bases {
            match self.default_fault(of, depth + 1) {
                Some(Fault::Uninitialized | Fault::UninitializedBase) => of_base = true,
                None if !self.hides_default(of, class, true) => {}
                _ => return Some(Fault::Deleted),
            }
        }
        let mut plain = self.il[class].bases.is_empty()
            && self.il[class].special.destructor.is_none()
            && !self.il[class].flags.intersects(ClassFlags::POLYMORPHIC | ClassFlags::USER_CTOR);
        let mut found = false;
        for field in self.il[class].members.fields.clone() {
            let f = &self.il[field];
            let (ty, has_init, unnamed) = (f.ty, f.has_init, f.name.is_none());
            if has_init {
                plain = false;
                continue;
            }
            if unnamed && self.class_of(ty).is_none() {
                continue;
            }
            let element = self.innermost_element(ty);
            let kind = if self.class_of(element).is_none() { self.uninitialized_kind(ty) } else { None };
            match (self.class_of(element), kind) {
                (Some(of), _) if self.is_destructor_written_deleted(of) => return Some(Fault::NoConstructor),
                (Some(of), _) => match self.default_fault(of, depth + 1) {
                    Some(Fault::Uninitialized) if unnamed => found = true,
                    Some(Fault::UninitializedBase) => of_base = true,
                    Some(_) => return Some(Fault::Deleted),
                    None if self.hides_default(of, class, false) => return Some(Fault::Deleted),
                    None => {
                        plain &= !self.il[of].flags.contains(ClassFlags::USER_CTOR);
                        // A constant without anything in it has its value ([dcl.init.general]).
                        found |= self.qualifiers(element).contains(Qualifiers::CONST)
                            && self.lacks_value_as_constant(of, MemberInitializers::Count);
                    }
                },
                (None, Some(EntityKind::ReferenceMember)) => return Some(Fault::Deleted),
                (None, kind) => found |= kind.is_some(),
            }
        }
        match (found, plain) {
            // What is made is destroyed where making the rest fails.
            _ if self.il[class].tag != Tag::Union && !self.can_destroy_parts(class) => Some(Fault::Deleted),
            (false, _) if of_base => Some(Fault::UninitializedBase),
            (false, _) => None,
            // What a list can initialize just has no initializer.
            (true, true) if self.is_aggregate(class) => Some(Fault::Uninitialized),
            (true, _) => Some(Fault::Deleted),
        }
    }

    /// Whether the only constructor of a class without parameters is not accessible from another one, of which it makes a
    /// base or a member.
    fn hides_default(&self, of: ClassId, class: ClassId, base: bool) -> bool {
        let constructors = &self.il[of].special.constructors;
        let callable: SmallVec<[FunctionId; 2]> = constructors
            .iter()
            .filter_map(|e| self.il.function_in(*e))
            .filter(|f| self.count_fits(*f, 0))
            .collect();
        let [only] = callable[..] else { return false };
        let hidden = match self.il[only].access {
            Access::Private => true,
            Access::Protected => !base,
            _ => false,
        };
        let mut around = self.il[class].parent_class;
        while let Some(outer) = around {
            if outer == of {
                return false;
            }
            around = self.il[outer].parent_class;
        }
        // The friends of an instance are declared by its template.
        let closed = match self.il[of].instance {
            Some(_) => self.is_closed_instance(of),
            None => self.enclosing_instance(of).is_none() && !self.grants_friendship(of),
        };
        hidden && self.il[only].class == Some(of) && closed
    }

    /// Whether the source deletes the destructor of a class.
    pub(in crate::sema) fn is_destructor_written_deleted(&self, class: ClassId) -> bool {
        self.il[class].special.destructor.is_some_and(|id| {
            let flags = self.il[id].flags;
            flags.contains(FunctionFlags::DELETED) && !flags.contains(FunctionFlags::IMPLICIT)
        })
    }

    /// An object of a class that is declared without initializer: the class is complete and can be made so.
    pub(in crate::sema) fn check_default_initialized(&mut self, variable: VariableId, class: ClassId) {
        let pos = self.il[variable].pos;
        match self.default_fault(class, 0) {
            None => {
                self.note_implicit_default(class);
                self.examine_generated_default(class, pos);
            }
            Some(Fault::Uninitialized) if self.reports_here() => {
                let entity = self.variable_entity(variable);
                self.report(pos, messages::uninitialized_const_reference_member(entity));
            }
            Some(Fault::Uninitialized) => {}
            Some(Fault::UninitializedBase) => {
                self.report_uninitialized_bases(class, &mut FxHashSet::default())
            }
            Some(_) => self.report_default_fault(class, pos),
        }
        self.check_default_constructor_access(class, pos, false);
    }

    /// Whether an object of a class that cannot change lacks a value if it has no initializer: something in it is not
    /// initialized then, and no constructor of the program's sees to that (`[dcl.init.general]`).
    pub(in crate::sema) fn lacks_value_as_constant(
        &mut self,
        class: ClassId,
        initializers: MemberInitializers,
    ) -> bool {
        self.lacks_value_within(class, initializers, &mut FxHashSet::default())
    }

    /// The same, where the classes in `seen` were looked at before and lack nothing.
    fn lacks_value_within(
        &mut self,
        class: ClassId,
        initializers: MemberInitializers,
        seen: &mut FxHashSet<ClassId>,
    ) -> bool {
        if seen.len() > limits::DEFAULT_MEMBER_CLASS_NESTING as usize || !seen.insert(class) {
            return false;
        }
        self.complete_class(class);
        let c = &self.il[class];
        let known = c.state == Completeness::Complete
            && !c.flags.intersects(ClassFlags::ERROR | ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT);
        let refused =
            self.default_fault(class, 0).is_some_and(|fault| !matches!(fault, Fault::Uninitialized));
        let c = &self.il[class];
        let unset = !known || c.lambda(&self.il).is_some() || refused;
        let own = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
        let provided = c.special.constructors.iter().any(|e| match *e {
            Entity::Function { id } => self.count_fits(id, 0) && !self.il[id].flags.intersects(own),
            _ => true,
        });
        if unset || provided {
            return false;
        }
        let c = &self.il[class];
        let counted = initializers == MemberInitializers::Count;
        // Of the members of a union one is enough.
        if c.tag == Tag::Union && counted && c.members.fields.iter().any(|f| self.il[*f].has_init) {
            return false;
        }
        let bases: Vec<_> = c.bases.iter().map(|base| base.ty).collect();
        let anonymous = |f: &Field| !counted && f.name.is_none() && f.bits.is_none();
        let fields: Vec<_> = c
            .members
            .fields
            .iter()
            .map(|f| &self.il[*f])
            .filter(|f| !(f.has_init && counted) && (f.name.is_some() || anonymous(f)))
            .map(|f| f.ty)
            .collect();
        fields.into_iter().chain(bases).any(|ty| {
            let element = self.innermost_element(ty);
            match self.class_of(element) {
                Some(part) => self.lacks_value_within(part, initializers, seen),
                None => self.is_scalar(element),
            }
        })
    }

    /// Whether an object of a class without initializer is made by a call of a constructor and not merely set aside: one is
    /// declared, or something in it is not plain storage.
    pub(in crate::sema) fn calls_default_constructor(&self, class: ClassId) -> bool {
        self.calls_constructor_within(class, 0, &mut FxHashSet::default())
    }

    /// The same, where no object of the classes in `seen` is made so.
    fn calls_constructor_within(&self, class: ClassId, depth: u32, seen: &mut FxHashSet<ClassId>) -> bool {
        if !seen.insert(class) {
            return false;
        }
        let c = &self.il[class];
        let declared = |e: &Entity| match *e {
            Entity::Function { id } => !self.il[id].flags.contains(FunctionFlags::IMPLICIT),
            _ => true,
        };
        if c.special.constructors.iter().any(declared)
            || c.flags.intersects(ClassFlags::POLYMORPHIC | ClassFlags::INHERITED_CTOR)
            || depth > limits::DEFAULT_MEMBER_CLASS_NESTING
        {
            return true;
        }
        let mut made = |ty: TypeId| {
            let part = self.class_of(self.innermost_element(ty));
            part.is_some_and(|part| self.calls_constructor_within(part, depth + 1, seen))
        };
        let mut fields = c.members.fields.iter().map(|f| &self.il[*f]);
        c.bases.iter().any(|base| base.virtual_ || made(base.ty)) || fields.any(|f| f.has_init || made(f.ty))
    }

    /// The constructor without arguments is accessible where it is used.
    fn check_default_constructor_access(&mut self, class: ClassId, pos: Pos, base: bool) {
        let callable: Vec<FunctionId> = self.il[class]
            .special
            .constructors
            .iter()
            .filter_map(|e| self.il.function_in(*e))
            .filter(|f| self.count_fits(*f, 0))
            .collect();
        if let [only] = callable[..] {
            self.note_called(only, pos);
            self.check_constructor_access(only, pos);
            if !base {
                self.check_whole_object_access(only, pos);
            }
        }
    }

    /// Whether an object made of empty parentheses is merely zeroed: constants in it then have that value.
    pub(in crate::sema) fn is_zeroed(&mut self, class: ClassId) -> bool {
        self.complete_class(class);
        if self.il[class].state != Completeness::Complete || self.calls_default_constructor(class) {
            return false;
        }
        let fields: Vec<_> = self.il[class].members.fields.iter().map(|f| self.il[*f].ty).collect();
        self.il[class].bases.is_empty()
            && fields.into_iter().all(|ty| match self.class_of(self.innermost_element(ty)) {
                Some(of) => self.default_fault(of, 0).is_none(),
                None => !self.is_reference(ty),
            })
    }

    /// Whether the only constructor of a class without parameters is deleted, by the source or because a member or base
    /// cannot be made so.
    pub(in crate::sema) fn default_construction_fails(&mut self, class: ClassId) -> bool {
        matches!(self.default_fault(class, 0), Some(Fault::Deleted | Fault::Uninitialized))
    }

    /// `new C` without initializer.
    pub(in crate::sema) fn check_new_without_initializer(&mut self, class: ClassId, pos: Pos) {
        if self.default_fault(class, 0) != Some(Fault::UninitializedBase) {
            return self.check_default_new(class, pos);
        }
        if self.reports_here() {
            self.report(pos, messages::object_has_uninitialized_const_reference_member());
        }
    }

    /// `new C()` and `C()`.
    pub fn check_default_new(&mut self, class: ClassId, pos: Pos) {
        match self.default_fault(class, 0) {
            Some(Fault::Uninitialized) if self.reports_here() => {
                let shown = self.shown_type(self.il[class].ty);
                self.report(pos, messages::default_constructor_cannot_referenced_deleted(shown));
            }
            _ => self.report_default_fault(class, pos),
        }
    }
}
