//! Structured bindings: what can be taken apart, and into how many names (`[dcl.struct.bind]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

impl Compilation {
    /// Checks the names of a structured binding declaration against what its initializer has.
    /// `auto_pos`: where the placeholder stands.
    pub fn check_bindings(&mut self, id: DeclarationId, auto_pos: Pos) {
        let d = &self.il[id];
        let Entity::Variable { id: variable } = d.entity else { return };
        let (bracket, names) = (d.pos, self.il[d.params].to_vec());
        let ty = self.taken_apart(variable);
        if self.is_open_type(ty) || !self.reports_now() {
            return;
        }
        if self.is_incomplete_class(ty) {
            // It may be complete where the template is instantiated.
            if self.defines_template() {
                return;
            }
            let copied = !self.is_reference(self.il[variable].ty) && auto_pos.is_some();
            if let Some(auto) = self.auto_within(self.il[id].ty).filter(|_| copied) {
                return self.report(auto_pos, messages::cannot_deduce_type(&self.placeholder_text(auto)));
            }
        }
        let tuple = self.is_tuple_like(ty);
        if tuple && !self.check_tuple_elements(variable, &names, bracket) {
            return;
        }
        let count = match self.canonical_kind(ty) {
            _ if tuple => match self.tuple_length(ty) {
                Some(count) => Some(count),
                None => return,
            },
            TypeKind::Array { bound: ArrayBound::Constant { count }, .. } => Some(count.get() as usize),
            TypeKind::Array { .. } => return,
            _ => match self.class_of(ty) {
                Some(class) => self.bound_members(class, &names),
                None => None,
            },
        };
        let Some(count) = count else {
            let bracket = match self.class_of(ty).map(|c| self.has_any_field(c)) {
                Some(false) => names.first().map_or(bracket, |n| self.il[*n].pos),
                _ => bracket,
            };
            let decayed = self.decayed(ty);
            let shown = self.shown_type(self.unqualified(decayed));
            return self.report(bracket, messages::type_no_components_bind(shown));
        };
        if count == usize::MAX {
            return;
        }
        if let Some(extra) = names.get(count) {
            let at = self.il[*extra].pos;
            self.report(at, messages::too_many_identifiers());
        } else if names.len() < count {
            self.report(bracket, messages::there_more_elements_than_there());
        }
    }

    /// Whether a type is a class that is declared and no more: no instance, and open in no way.
    fn is_incomplete_class(&self, ty: TypeId) -> bool {
        self.class_of(ty).is_some_and(|class| {
            let c = &self.il[class];
            let open = ClassFlags::ERROR | ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT;
            c.state == Completeness::Declared && c.instance.is_none() && !c.flags.intersects(open)
        })
    }

    /// Whether std::tuple_size, std::tuple_element and `get` say of the tuple that `whole` is what is asked of them, which
    /// is reported at the bracket where they do not.
    fn check_tuple_elements(&mut self, whole: VariableId, names: &[VariableId], bracket: Pos) -> bool {
        let taken = self.taken_apart(whole);
        let ty = self.unqualified(taken);
        let Some(length) = self.tuple_length(ty) else {
            if self.lacks_tuple_member(known::TUPLE_SIZE, None, ty, known::VALUE) {
                let shown = self.shown_type(ty);
                self.report(bracket, messages::tuple_size_not_constant(shown));
                let shown = self.shown_type(ty);
                self.report(bracket, messages::type_no_components_bind(shown));
            }
            return false;
        };
        for (index, name) in names.iter().enumerate().take(length) {
            if self.lacks_tuple_member(known::TUPLE_ELEMENT, Some(index), ty, known::TYPE) {
                let shown = self.shown_type(ty);
                self.report(bracket, messages::cannot_instantiate_tuple_element(index as i64, shown));
                return false;
            }
            if self.lacks_get(ty, self.il[*name].pos) {
                self.report(bracket, messages::structured_binding_requires_get());
                return false;
            }
        }
        true
    }

    /// Whether an instance of a template of namespace std for a class has no member of a name, all that it could be being
    /// known.
    fn lacks_tuple_member(&mut self, template: Name, index: Option<usize>, ty: TypeId, member: Name) -> bool {
        let Some(template) = self.std_template(template) else { return false };
        let size = self.common.size;
        let mut args: SmallVec<[TemplateArg; 2]> =
            index.map(|index| TemplateArg::integral(index as i128, size)).into_iter().collect();
        args.push(TemplateArg::Type { of: ty });
        let args = self.interned.arg_list(&mut self.il, &args);
        let pos = self.instantiation.pos;
        let named = self.template_id(template, args, pos);
        let Some(class) = named.and_then(|named| self.class_of(named)) else { return false };
        self.complete_class(class);
        let c = &self.il[class];
        let open = ClassFlags::ERROR | ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT;
        !c.flags.intersects(open) && self.lookup_member(class, Key::name(member)).is_empty()
    }

    /// Whether neither a member nor a function that its argument finds has the name by which the elements of a tuple are
    /// reached.
    fn lacks_get(&mut self, ty: TypeId, pos: Pos) -> bool {
        let member = self.class_of(ty).is_some_and(|class| {
            self.complete_class(class);
            !self.lookup_member(class, Key::name(known::GET)).is_empty()
        });
        if member {
            return false;
        }
        let callee = self.associated_overload(ty, known::GET, None, pos);
        matches!(self.il[callee].kind, ExprKind::Overload { set, .. } if self.il[set].candidates.is_empty())
    }

    /// The type of what the names of a structured binding declaration are parts of.
    fn taken_apart(&mut self, variable: VariableId) -> TypeId {
        // An array is copied whole.
        let only = self.il[variable].init.map(|e| match self.il[e].kind {
            ExprKind::InitList { elements, .. } => match self.il[elements] {
                [only] => only,
                _ => e,
            },
            _ => e,
        });
        let whole = only.and_then(|e| match self.il[e].kind {
            ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => Some(operand),
            _ => None,
        });
        let declared = self.il[variable].ty;
        whole.map_or(self.without_reference(declared), |e| self.il[e].ty)
    }

    /// Gives the names of a structured binding declaration the types of what they name.
    pub fn type_bindings(&mut self, id: DeclarationId) {
        let d = &self.il[id];
        let Entity::Variable { id: variable } = d.entity else { return };
        let names = self.il[d.params].to_vec();
        let ty = self.taken_apart(variable);
        if let Some(class) = self.class_of(ty) {
            self.complete_class(class);
        }
        let open = self.is_open_type(ty) || self.is_current_instantiation(ty);
        let unknown = self.is_unknown(ty);
        let fields = if open || unknown { None } else { self.bound_fields_of(ty) };
        let length = if open || unknown || !self.is_tuple_like(ty) { None } else { self.tuple_length(ty) };
        for (index, name) in names.into_iter().enumerate() {
            let bound = match &fields {
                _ if unknown => None,
                _ if length.is_some_and(|length| index >= length) => Some(self.common.unknown),
                _ if open => Some(self.common.dependent),
                Some(fields) => fields.get(index).map(|field| self.bound_member_type(*field, ty)),
                None => self.bound_element(ty, index, name),
            };
            if fields.as_ref().and_then(|f| f.get(index)).is_some_and(|f| self.il[*f].bits.is_some()) {
                self.il[name].flags |= VariableFlags::BIT_FIELD;
            }
            self.il[name].ty = match bound {
                Some(ty) => ty,
                None if unknown => ty,
                None => self.fall_back(UnknownCause::StructuredBinding, self.il[name].pos),
            };
        }
    }

    /// The members that names are bound to in a class that is no tuple.
    fn bound_fields_of(&mut self, ty: TypeId) -> Option<Vec<FieldId>> {
        let class = self.class_of(ty)?;
        if self.is_tuple_like(ty) {
            return None;
        }
        self.complete_class(class);
        self.bound_fields(class)
    }

    /// The type of a member of an object of type `of`, as a name bound to it has it.
    fn bound_member_type(&mut self, field: FieldId, of: TypeId) -> TypeId {
        let (declared, mutable) = (self.il[field].ty, self.il[field].mutable);
        if self.is_reference(declared) {
            return declared;
        }
        let mut quals = self.qualifiers(of);
        if mutable {
            quals -= Qualifiers::CONST;
        }
        self.qualified(declared, quals)
    }

    /// The type of an element of an array or vector, or what std::tuple_element says.
    fn bound_element(&mut self, ty: TypeId, index: usize, name: VariableId) -> Option<TypeId> {
        if let TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } = self.canonical_kind(ty) {
            return Some(element);
        }
        let template = self.std_template(known::TUPLE_ELEMENT)?;
        let size = self.common.size;
        let args = [TemplateArg::integral(index as i128, size), TemplateArg::Type { of: ty }];
        let args = self.interned.arg_list(&mut self.il, &args);
        let pos = self.instantiation.pos;
        let element = self.template_id(template, args, pos)?;
        let class = self.class_of(element)?;
        self.complete_class(class);
        let found = self.lookup_in(self.il[class].scope, Key::name(known::TYPE));
        let ty = self.type_named(found.first().copied()?, None, pos)?;
        self.il[name].flags |= VariableFlags::TUPLE_ELEMENT;
        Some(self.canonical(ty))
    }

    /// `get<index>(e)`, what `name` refers to, where the variable `whole` is a tuple; an xvalue is taken apart unless it
    /// is an lvalue reference. None where no such function is found by its argument.
    pub(in crate::sema) fn tuple_element_call(
        &mut self,
        whole: VariableId,
        name: VariableId,
        index: usize,
    ) -> Option<ExprId> {
        if let Some(known) = self.constants.tuple_elements.get(&name) {
            return *known;
        }
        let ty = self.taken_apart(whole);
        let pos = self.il[name].pos;
        let size = self.common.size;
        let which = [TemplateArg::integral(index as i128, size)];
        let args = Some(self.interned.arg_list(&mut self.il, &which));
        let callee = self.associated_overload(ty, known::GET, args, pos);
        let lvalue = matches!(self.canonical_kind(self.il[whole].ty), TypeKind::LvalueReference { .. });
        let category = if lvalue { Category::Lvalue } else { Category::Xvalue };
        let kind = ExprKind::Name { entity: Entity::Variable { id: whole }, qualifier: None, args: None };
        let object = self.expr(kind, ty, category, ExprFlags::empty(), pos);
        let call = self.across(boundary::Trial, |c| c.build_call(callee, &[object], pos));
        let call = Some(call).filter(|call| {
            matches!(self.il[*call].kind, ExprKind::Call { .. }) && !self.is_unknown(self.il[*call].ty)
        });
        self.constants.tuple_elements.insert(name, call);
        call
    }

    /// A structured binding declaration without initializer.
    pub fn check_bindings_initialized(&mut self, id: DeclarationId, end: Pos) {
        if self.reports_now() {
            let (bracket, ty) = (self.il[id].pos, self.il[id].ty);
            let placeholder = self.placeholder_text(self.split(ty).id);
            self.report(end, messages::missing_initializer());
            self.report(bracket, messages::cannot_deduce_type_initializer_required(&placeholder));
        }
    }

    /// How many elements std::tuple_size says that a class has.
    fn tuple_length(&mut self, ty: TypeId) -> Option<usize> {
        let plain = self.unqualified(ty);
        let template = self.std_template(known::TUPLE_SIZE)?;
        let args = self.interned.arg_list(&mut self.il, &[TemplateArg::Type { of: plain }]);
        let pos = self.instantiation.pos;
        let size = self.template_id(template, args, pos)?;
        let class = self.class_of(size)?;
        let found = self.lookup_member(class, Key::name(known::VALUE));
        let Some(Entity::Variable { id }) = found.first().copied() else { return None };
        let kind = ExprKind::Name { entity: Entity::Variable { id }, qualifier: None, args: None };
        let value = self.expr(kind, self.il[id].ty, Category::Lvalue, ExprFlags::empty(), pos);
        self.constant_integer(value).and_then(|count| usize::try_from(count).ok())
    }

    /// Whether std::tuple_size says how a class is taken apart, or may say it.
    fn is_tuple_like(&mut self, ty: TypeId) -> bool {
        let plain = self.unqualified(ty);
        let Some(template) = self.std_template(known::TUPLE_SIZE) else { return false };
        if self.class_of(plain).is_none() {
            return false;
        }
        let args = self.interned.arg_list(&mut self.il, &[TemplateArg::Type { of: plain }]);
        let pos = self.instantiation.pos;
        let Some(size) = self.template_id(template, args, pos) else { return true };
        let Some(class) = self.class_of(size) else { return true };
        self.complete_class(class);
        self.il[class].state == Completeness::Complete
    }

    /// The members of a class that names can be bound to, which all belong to one class. None where it has none or
    /// they belong to several classes, or to a base that it has more than once (`[dcl.struct.bind]`).
    fn bound_fields(&self, class: ClassId) -> Option<Vec<FieldId>> {
        let mut owners = Vec::new();
        self.collect_field_owners(class, &mut owners);
        let [owner] = owners[..] else { return None };
        let c = &self.il[owner];
        if c.tag == Tag::Union || self.base_subobjects(class, owner, &mut Vec::new()) != 1 {
            return None;
        }
        let fields = c.members.fields.iter().copied();
        let named: Vec<FieldId> =
            fields.filter(|f| self.il[*f].name.is_some() || self.il[*f].bits.is_none()).collect();
        (!named.iter().any(|f| self.il[*f].name.is_none())).then_some(named)
    }

    /// The classes among a class and its bases that have members of their own.
    fn collect_field_owners(&self, class: ClassId, owners: &mut Vec<ClassId>) {
        let c = &self.il[class];
        // Bit-fields without a name are no members.
        let has_members =
            c.members.fields.iter().any(|f| self.il[*f].name.is_some() || self.il[*f].bits.is_none());
        if has_members && !owners.contains(&class) {
            owners.push(class);
        }
        for base in &c.bases {
            if let Some(base) = self.class_of(base.ty) {
                self.collect_field_owners(base, owners);
            }
        }
    }

    /// How many members of a class are bound, which are accessible; the greatest number where one was reported.
    fn bound_members(&mut self, class: ClassId, names: &[VariableId]) -> Option<usize> {
        self.complete_class(class);
        if self.il[class].lambda(&self.il).is_some() {
            return Some(usize::MAX);
        }
        let named = self.bound_fields(class)?;
        for (field, name) in named.iter().zip(names) {
            let hidden = matches!(self.il[*field].access, Access::Private | Access::Protected);
            if hidden && !self.has_member_access(self.il[*field].class) {
                let entity = self.field_entity(*field);
                let at = self.il[*name].pos;
                let entity = EntityText::new(EntityKind::Member, entity.name, Declared::At(at));
                self.report(at, messages::cannot_bind_non_public(entity));
                return Some(usize::MAX);
            }
        }
        Some(named.len())
    }

    fn has_any_field(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        !c.members.fields.is_empty()
            || c.bases.iter().any(|b| self.class_of(b.ty).is_some_and(|base| self.has_any_field(base)))
    }
}
