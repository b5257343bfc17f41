//! Variables and objects without initializers (`[dcl.init.general]`).

use crate::compilation::Compilation;
use crate::diag::{EntityKind, EntityText, Message, messages};
use crate::il::*;
use crate::sema::class::constructor::MemberInitializers;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// A part of an object that a constructor makes.
#[derive(Clone, Copy, Debug)]
pub(in crate::sema) enum Part {
    Base,
    Member(FieldId),
}

impl Compilation {
    /// Checks a variable that is defined without an initializer (`[dcl.init.general]`).
    /// What must have one and has none is reported at `after`, the token behind the declarator.
    pub fn check_uninitialized(&mut self, id: VariableId, pos: Pos, after: Pos) {
        if self.checks_redeclarations() {
            self.check_left_uninitialized(id, pos, after);
        }
    }

    /// The same for a variable of an instance's body.
    pub(in crate::sema) fn check_left_uninitialized(&mut self, id: VariableId, pos: Pos, after: Pos) {
        let v = &self.il[id];
        let ty = v.ty;
        if v.storage == Storage::Parameter {
            return;
        }
        if v.template(&self.il).is_some() || v.class.is_some() {
            return self.check_constant_without_initializer(id, pos, after);
        }
        if let Some((at, message)) = self.uninitialized_fault(id, pos, after) {
            if self.reports_here() {
                self.report(at, message);
            }
            return;
        }
        if let Some(class) = self.class_of(self.innermost_element(ty)) {
            self.check_default_initialized(id, class);
            if let Some(constructor) = self.default_constructor(class) {
                self.require_body(constructor);
            }
        }
    }

    /// A member that is declared in its class without initializer, or with one that is refused, has no placeholder in its
    /// type (`[dcl.spec.auto]`).
    pub fn check_member_deduced(&mut self, declaration: DeclarationId, member: bool) {
        let (entity, pos) = (self.il[declaration].entity, self.il[declaration].pos);
        let ty = match entity {
            Entity::Field { id } => self.il[id].ty,
            Entity::Variable { id } => self.il[id].ty,
            _ => return,
        };
        if !member || !self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) || !self.reports_now() {
            return;
        }
        let split = self.split(ty).id;
        if matches!(self.canonical_kind(split), TypeKind::DecltypeAuto { .. }) {
            let text = self.type_text(split);
            self.report(pos, messages::cannot_deduce_decltype_auto(&text));
        } else if let Some(placeholder) = self.placeholder_within(ty) {
            let text = self.placeholder_text(placeholder);
            self.report(pos, messages::cannot_deduce_type_initializer_required(&text));
        }
    }

    /// The `auto` that a type, or what it is made of, is.
    pub fn placeholder_within(&self, ty: TypeId) -> Option<TypeId> {
        let mut at = ty;
        loop {
            let split = self.split(at).id;
            at = match self.canonical_kind(split) {
                TypeKind::Auto { .. } => return Some(split),
                TypeKind::Array { element: to, .. }
                | TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to } => to,
                _ => return None,
            }
        }
    }

    /// What is wrong with a variable without initializer whose type has `auto` as a part.
    fn undeduced_fault(&mut self, id: VariableId, pos: Pos, after: Pos) -> Option<(Pos, Message)> {
        let placeholder = self.placeholder_within(self.il[id].ty)?;
        if self.is_reference(self.il[id].ty) && self.reports_here() {
            let entity = self.variable_entity(id);
            self.report(after, messages::reference_requires_initializer(entity));
        }
        let text = self.placeholder_text(placeholder);
        Some((pos, messages::cannot_deduce_type_initializer_required(&text)))
    }

    /// What is wrong with a variable without initializer, whatever constructors its class has, and where.
    fn uninitialized_fault(&mut self, id: VariableId, pos: Pos, after: Pos) -> Option<(Pos, Message)> {
        let ty = self.il[id].ty;
        let incomplete = |c: &Self| Some((pos, messages::incomplete_type_not_allowed(c.shown_type(ty))));
        let split = self.split(ty).id;
        match self.canonical_kind(split) {
            TypeKind::Auto { .. } => {
                return Some((
                    pos,
                    messages::cannot_deduce_type_initializer_required(&self.placeholder_text(split)),
                ));
            }
            TypeKind::DecltypeAuto { .. } => {
                return Some((pos, messages::cannot_deduce_decltype_auto(&self.type_text(split))));
            }
            _ => {}
        }
        if self.is_unknown(ty) {
            // The type of a declaration that something is wrong with is taken for a scalar one.
            let constant = self.qualifiers(ty).contains(Qualifiers::CONST) && self.reports.diags.has_errors();
            return constant.then(|| (after, messages::const_requires_initializer(self.variable_entity(id))));
        }
        if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
            return self.undeduced_fault(id, pos, after);
        }
        let entity = self.variable_entity(id);
        if self.is_reference(ty) {
            return Some((after, messages::reference_requires_initializer(entity)));
        }
        let element = self.innermost_element(ty);
        if self.is_dependent(ty) && self.enum_of(element).is_none() {
            return None;
        }
        if self.is_void(ty)
            || matches!(self.canonical_kind(ty), TypeKind::Array { bound: ArrayBound::Unknown, .. })
        {
            return incomplete(self);
        }
        if let Some(e) = self.enum_of(ty)
            && self.il[e].state == Completeness::Declared
            && !self.il[e].fixed
        {
            return incomplete(self);
        }
        if let Some(class) = self.class_of(element) {
            let fault = self.constant_fault(id, pos, after);
            return if fault.is_none() && self.is_only_declared(class) { incomplete(self) } else { fault };
        }
        self.constant_fault(id, pos, after)
    }

    /// What is wrong with a variable that cannot change and has no value to begin with (`[dcl.init.general]`), and where.
    ///
    /// Where the object is only set aside, a template may be right all the same: it is warned of there, and its instances
    /// are refused.
    fn constant_fault(&mut self, id: VariableId, pos: Pos, after: Pos) -> Option<(Pos, Message)> {
        let entity = match self.il[id].class {
            Some(_) => self.member_variable_entity(id),
            None => self.variable_entity_with_arguments(id),
        };
        let element = self.innermost_element(self.il[id].ty);
        let constexpr = self.il[id].flags.contains(VariableFlags::CONSTEXPR);
        if !constexpr && !self.qualifiers(element).contains(Qualifiers::CONST) {
            return None;
        }
        let mild = self.defines_template();
        let settled = |message: Message| if mild { message.as_warning() } else { message };
        if let Some(class) = self.class_of(element) {
            if !self.lacks_value_as_constant(class, MemberInitializers::Count) {
                return None;
            }
            let message = messages::const_requires_default_constructor(entity, self.class_or_union(class));
            let made = self.calls_default_constructor(class);
            return Some(if made { (pos, message) } else { (after, settled(message)) });
        }
        if !self.is_arithmetic(element) && self.enum_of(element).is_none() && !self.is_pointer(element) {
            None
        } else if constexpr {
            Some((after, messages::missing_initializer_constexpr_variable()))
        } else {
            Some((after, settled(messages::const_requires_initializer(entity))))
        }
    }

    /// An object that a new-expression makes without an initializer has a value to begin with if it cannot change
    /// (`[expr.new]`). Initializers of members are not enough for it here.
    pub(in crate::sema) fn check_made_constant(&mut self, ty: TypeId, pos: Pos) {
        let element = self.innermost_element(ty);
        if !self.qualifiers(element).contains(Qualifiers::CONST) || self.is_unknown(ty) {
            return;
        }
        let message = match self.class_of(element) {
            Some(class) if self.lacks_value_as_constant(class, MemberInitializers::Ignored) => {
                messages::const_object_requires_default_constructor(self.class_or_union(class))
            }
            Some(_) => return,
            // What a template-id names is a class.
            None if matches!(self.canonical_kind(self.unqualified(element)), TypeKind::Instance { .. }) => {
                return;
            }
            None if self.il[element].flags.contains(TypeFlags::PLACEHOLDER) => return,
            None => messages::const_object_requires_initializer(),
        };
        if self.reports_here() {
            self.report(pos, message);
        }
    }

    /// A class by its name, whichever keyword declares it.
    fn class_or_union(&mut self, class: ClassId) -> EntityText {
        let mut entity = self.class_entity(class);
        entity.kind = EntityKind::Class;
        entity
    }

    /// Static data members and variable templates that are defined: what is constant of them, and references, have an
    /// initializer, here or where a member is declared.
    fn check_constant_without_initializer(&mut self, id: VariableId, pos: Pos, after: Pos) {
        let v = &self.il[id];
        // What defines a member template, for all arguments or some, may come later.
        let open_member =
            v.class.is_some() && (v.template(&self.il).is_some() || v.instance(&self.il).is_some());
        let (ty, initialized) = (v.ty, v.init.is_some());
        if initialized
            || open_member
            || self.is_unknown(ty)
            || self.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
        {
            return;
        }
        let after = if self.defines_template() { pos } else { after };
        let fault = if self.is_reference(ty) {
            Some((after, messages::reference_requires_initializer(self.variable_entity(id))))
        } else if self.is_dependent(ty) {
            None
        } else {
            self.constant_fault(id, pos, after)
        };
        if let Some((at, message)) = fault {
            self.report(at, message);
        }
    }

    /// An instance of a static data member or variable template that is defined without initializer, at `pos`.
    pub(in crate::sema) fn check_instance_initialized(&mut self, id: VariableId, pos: Pos) {
        // A member template may be defined elsewhere.
        if self.il[id].class.is_some() && self.il[id].instance(&self.il).is_some() {
            return;
        }
        let fault = match self.is_reference(self.il[id].ty) && self.il[id].class.is_some() {
            true => Some((pos, messages::reference_requires_initializer(self.member_variable_entity(id)))),
            false => self.constant_fault(id, pos, pos),
        };
        if let Some((at, message)) = fault
            && self.reports_here()
        {
            self.report(at, message);
        }
    }

    /// A static data member that is defined in its class and constant has an initializer there (`[class.static.data]`).
    pub(in crate::sema) fn check_constant_member_initialized(
        &mut self,
        variable: VariableId,
        declaration: DeclarationId,
    ) {
        let v = &self.il[variable];
        let (ty, inline) = (v.ty, v.flags.contains(VariableFlags::INLINE));
        let constexpr = v.flags.contains(VariableFlags::CONSTEXPR);
        let defines = v.class.is_some() && (constexpr || inline);
        if !defines || self.is_unknown(ty) || !self.reports_now() {
            return;
        }
        let element = self.innermost_element(ty);
        let constant = constexpr || self.qualifiers(element).contains(Qualifiers::CONST);
        let lacks = match self.class_of(element) {
            Some(class) => constant && self.lacks_value_as_constant(class, MemberInitializers::Count),
            None => constant,
        };
        let (pos, entity) = (self.il[declaration].pos, self.member_variable_entity(variable));
        let mild = !constexpr && self.defines_template();
        if lacks {
            let message = messages::const_requires_initializer(entity);
            self.report(pos, if mild { message.as_warning() } else { message });
        } else if self.is_reference(ty) {
            self.report(pos, messages::reference_requires_initializer(entity));
        }
    }

    /// A part of an aggregate that a constructor does not initialize, and that nothing else does: constant members of it are
    /// told of as the part's (`[class.base.init]`).
    pub(in crate::sema) fn check_aggregate_part(&mut self, class: ClassId, part: Part, brace: Pos) {
        if !self.is_aggregate(class) || !self.reports_here() {
            return;
        }
        let message = match self.part_without_value(class, &mut FxHashSet::default()) {
            Some(EntityKind::ConstMember) => match part {
                Part::Base => messages::uninitialized_base_has_const(self.shown_type(self.il[class].ty)),
                Part::Member(field) => messages::uninitialized_member_has_const(self.field_entity(field)),
            },
            Some(_) => {
                messages::default_constructor_cannot_referenced_deleted(self.shown_type(self.il[class].ty))
            }
            None => return,
        };
        self.report(brace, message);
    }

    /// Of which kind the first member within an aggregate is that has to be initialized and is not.
    fn part_without_value(&mut self, class: ClassId, seen: &mut FxHashSet<ClassId>) -> Option<EntityKind> {
        let nested = seen.len() > limits::DEFAULT_MEMBER_CLASS_NESTING as usize;
        if nested || self.il[class].tag == Tag::Union || !seen.insert(class) {
            return None;
        }
        let fields = self.il[class].members.fields.iter().map(|f| &self.il[*f]);
        let types: Vec<_> = fields.filter(|f| !f.has_init).map(|f| f.ty).collect();
        types.into_iter().find_map(|ty| {
            let of = self.class_of(self.innermost_element(ty));
            self.uninitialized_kind(ty).or_else(|| self.part_without_value(of?, seen))
        })
    }
}
