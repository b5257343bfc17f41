//! What the declaration of a constexpr function promises: literal types, and constructors that initialize every part of
//! their class by constexpr constructors (`[dcl.constexpr]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages, phrases};
use crate::il::fields::NamedFields;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::FxHashSet;

impl Compilation {
    /// The signature of a constexpr function that is being defined: before C++23 its return type, and else the first of
    /// its parameters that does not, must have a literal type.
    pub(in crate::sema) fn check_constexpr_signature(&mut self, id: FunctionId, declaration: DeclarationId) {
        let pos = self.il[declaration].pos;
        let params = self.il[self.il[declaration].params].to_vec();
        let f = &self.il[id];
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        if self.dialect.standard >= 23
            || !f.flags.intersects(constant)
            || f.flags.contains(FunctionFlags::LAMBDA)
            || f.instance.is_some()
            || !self.reports_now()
        {
            return;
        }
        let Some((ret, ..)) = self.written_function(f.ty) else { return };
        if self.is_surely_not_literal(ret) {
            let shown = self.shown_type(ret);
            return self.report(pos, messages::constexpr_function_cannot_have_nonliteral(shown));
        }
        for param in params {
            let ty = self.il[param].ty;
            if self.is_surely_not_literal(ty) {
                let named = match self.il[ty].kind {
                    TypeKind::Qualified { base, .. } => base,
                    _ => ty,
                };
                let shown = self.shown_type(named);
                return self.report(pos, messages::constexpr_function_cannot_have_parameter(shown));
            }
        }
    }

    /// A constexpr variable, declared by `constexpr` at a position, has a literal type (`[dcl.constexpr]`).
    pub fn check_literal_variable(&mut self, id: DeclarationId, pos: Pos) {
        let Entity::Variable { id } = self.il[id].entity else { return };
        let v = &self.il[id];
        let ty = v.ty;
        if v.flags.contains(VariableFlags::CONSTEXPR) && self.reports_now() && self.is_surely_not_literal(ty)
        {
            self.report(pos, messages::constexpr_variable_must_have_literal());
        }
    }

    /// Whether a type is known not to be a literal type: its class is complete and depends on nothing.
    pub(in crate::sema) fn is_surely_not_literal(&mut self, ty: TypeId) -> bool {
        if self.is_unknown(ty) || self.is_reference(ty) {
            return false;
        }
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return false };
        self.complete_class(class);
        self.il[class].state == Completeness::Complete
            && !self.is_dependent_class(class)
            && !self.is_open_type(element)
            && !self.il[class].flags.contains(ClassFlags::ERROR)
            && !self.is_literal_type(element)
    }

    /// A constexpr constructor that was just declared: its class has no virtual bases.
    pub(in crate::sema) fn check_constexpr_virtual_bases(&mut self, class: ClassId, constexpr: Pos) {
        if self.has_virtual_bases(class) && self.reports_now() {
            self.report(constexpr, messages::constructor_for_class_with_virtual());
        }
    }

    /// A function-try-block, which no constexpr function has before C++20 (`[dcl.constexpr]`).
    pub fn check_constexpr_try_block(&mut self, pos: Pos) {
        let Some(function) = self.context.function else { return };
        let f = &self.il[function];
        if f.flags.contains(FunctionFlags::CONSTEXPR) && self.dialect.standard < 20 && self.reports_now() {
            let message = match f.name {
                EntityName::Constructor => messages::body_of_constexpr_constructor_cannot(),
                _ => messages::body_of_constexpr_function_cannot(),
            };
            self.report(pos, message);
        }
    }

    /// A constexpr constructor of a class, no template, with its body at `brace`: it calls constexpr constructors only,
    /// and before C++20 leaves nothing without value.
    pub(in crate::sema) fn check_constexpr_constructor(
        &mut self,
        id: FunctionId,
        class: ClassId,
        inits: &[MemberInit],
        brace: Pos,
    ) {
        if !self.il[id].flags.contains(FunctionFlags::CONSTEXPR)
            || !self.is_user_provided(id)
            || !self.reports_here()
        {
            return;
        }
        if self.has_virtual_bases(class) {
            return;
        }
        for init in inits {
            self.check_constexpr_part(init);
        }
        if self.il[class].tag == Tag::Union {
            let left =
                self.dialect.standard < 20 && inits.is_empty() && !self.il[class].members.fields.is_empty();
            if left && self.lacks_default_value(class) {
                self.report(brace, messages::constexpr_constructor_of_union_must());
            }
            return;
        }
        self.check_constexpr_defaults(class, inits, brace);
        if self.dialect.standard < 20 {
            for union in self.unset_anonymous_unions(class, inits) {
                let at = self.il[union].pos;
                self.report(brace, messages::constexpr_constructor_fails_to_initialize(at));
            }
        }
        self.check_constexpr_fields(id, class, inits, brace);
    }

    /// A constexpr constructor delegates to a constexpr constructor.
    pub(in crate::sema) fn check_constexpr_delegation(&mut self, id: FunctionId, init: &MemberInit) {
        if self.il[id].flags.contains(FunctionFlags::CONSTEXPR) && self.reports_here() {
            self.check_constexpr_part(init);
        }
    }

    /// An initializer of a base, a member or of the class itself.
    fn check_constexpr_part(&mut self, init: &MemberInit) {
        let ty = match init.target {
            InitTarget::Field { id } => self.il[id].ty,
            InitTarget::Base { ty } => ty,
            _ => return,
        };
        let Some(part) = self.class_of(ty) else { return };
        let args = match init.init {
            Initializer::Paren { args } => self.il[args].to_vec(),
            _ => return,
        };
        // What is the member itself is not copied.
        if let ([only], InitTarget::Field { .. }) = (&args[..], init.target)
            && self.il[*only].category == Category::Prvalue
            && self.class_of(self.il[*only].ty) == Some(part)
        {
            return;
        }
        let Some(constructor) = self.constructor_of_part(part, &args) else { return };
        let implicit = args.is_empty() && self.il[constructor].flags.contains(FunctionFlags::IMPLICIT);
        if self.is_declared_without_constexpr(constructor)
            || implicit && self.defaults_without_constexpr(part, &mut FxHashSet::default())
        {
            self.report(init.open, messages::constexpr_constructor_calls_nonconstexpr_constructor());
        }
    }

    /// The constructor that makes a part of a class from arguments. A temporary of its class is the part itself.
    pub(super) fn constructor_of_part(&mut self, part: ClassId, args: &[ExprId]) -> Option<FunctionId> {
        if let [only] = args[..]
            && self.class_of(self.il[only].ty) == Some(part)
            && let Some(made) = self.maker_of(only)
        {
            return Some(made);
        }
        match self.best_constructor(part, args) {
            Resolution::Function(constructor) => Some(constructor),
            _ => None,
        }
    }

    /// The constructor that an expression of class type calls to make its object, if it does nothing else.
    pub(super) fn maker_of(&mut self, mut e: ExprId) -> Option<FunctionId> {
        let class = self.class_of(self.il[e].ty)?;
        loop {
            match self.il[e].kind {
                ExprKind::Construct { constructor, .. } | ExprKind::ConstructBrace { constructor, .. } => {
                    return constructor;
                }
                ExprKind::Implicit { function: Some(function), .. } => {
                    return (self.il[function].class == Some(class)).then_some(function);
                }
                ExprKind::Cast { operand, .. } if self.class_of(self.il[operand].ty) != Some(class) => {
                    return match self.best_constructor(class, &[operand]) {
                        Resolution::Function(constructor) => Some(constructor),
                        _ => None,
                    };
                }
                ExprKind::Cast { operand, .. } | ExprKind::Implicit { operand, .. } => e = operand,
                _ => return None,
            }
        }
    }

    /// Whether the default constructor that the compiler makes for a class calls one that is not constexpr; classes that
    /// were `seen` do not.
    fn defaults_without_constexpr(&mut self, class: ClassId, seen: &mut FxHashSet<ClassId>) -> bool {
        if !seen.insert(class) || seen.len() > limits::DEFAULT_MEMBER_CLASS_NESTING as usize {
            return false;
        }
        let parts = self.part_types(class);
        parts.into_iter().any(|ty| {
            let element = self.innermost_element(ty);
            let Some(part) = self.class_of(element).filter(|part| !seen.contains(part)) else { return false };
            let Resolution::Function(made) = self.best_constructor(part, &[]) else { return false };
            match self.il[made].flags.contains(FunctionFlags::IMPLICIT) {
                true => self.defaults_without_constexpr(part, seen),
                false => self.is_declared_without_constexpr(made),
            }
        })
    }

    /// Whether a function that the unit declares is not constexpr; those that the compiler makes are not asked.
    pub(super) fn is_declared_without_constexpr(&self, id: FunctionId) -> bool {
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        self.is_user_provided(id) && !self.il[id].flags.intersects(constant)
    }

    /// Bases and members without initializer are made by constexpr default constructors. The first that is not is
    /// reported.
    fn check_constexpr_defaults(&mut self, class: ClassId, inits: &[MemberInit], brace: Pos) {
        let mut parts: Vec<(TypeId, Option<FieldId>)> = Vec::new();
        for base in self.il[class].bases.clone() {
            let named = inits.iter().any(
                |i| matches!(i.target, InitTarget::Base { ty } if self.class_of(ty) == self.class_of(base.ty)),
            );
            if !named && !base.virtual_ {
                parts.push((base.ty, None));
            }
        }
        let named_fields = NamedFields::new(inits);
        for field in self.il[class].members.fields.clone() {
            let named = named_fields.find(inits, field).is_some();
            if !named && self.il[field].name.is_some() {
                parts.push((self.il[field].ty, Some(field)));
            }
        }
        for (ty, field) in parts {
            let element = self.innermost_element(ty);
            let Some(part) = self.class_of(element) else { continue };
            if let Some(field) = field.filter(|field| self.il[*field].has_init) {
                if self.is_made_without_constexpr(field) {
                    let entity = self.field_entity(field);
                    let message = messages::constructor_cannot_constexpr_because_initializer(entity);
                    return self.report(brace, message);
                }
                continue;
            }
            let Resolution::Function(made) = self.best_constructor(part, &[]) else { continue };
            let implicit = self.il[made].flags.contains(FunctionFlags::IMPLICIT);
            if !(self.constructs_without_constexpr(made)
                || implicit && self.defaults_without_constexpr(part, &mut FxHashSet::default()))
            {
                continue;
            }
            let entity = self.function_entity(made);
            let message = messages::constexpr_constructor_calls_nonconstexpr_function(entity);
            let of_template = self.il[part].instance.is_some() || self.il[made].instance.is_some();
            return self.report(brace, if of_template { message } else { message.as_error() });
        }
    }

    /// Whether the default member initializer calls a constructor that is not constexpr.
    fn is_made_without_constexpr(&mut self, field: FieldId) -> bool {
        let Some(made) = self.il[field].init.and_then(|init| self.maker_of(init)) else { return false };
        self.is_declared_without_constexpr(made)
    }

    /// Members that a constexpr constructor leaves without value: before C++20 scalars too, later references and constants.
    fn check_constexpr_fields(&mut self, id: FunctionId, class: ClassId, inits: &[MemberInit], brace: Pos) {
        let scalars = self.dialect.standard < 20;
        for base in self.il[class].bases.clone() {
            let Some(of) = self.class_of(base.ty) else { continue };
            let named = inits
                .iter()
                .any(|i| matches!(i.target, InitTarget::Base { ty } if self.class_of(ty) == Some(of)));
            if scalars && !named && self.leaves_scalars_unset(of, &mut FxHashSet::default()) {
                let entity = self.class_entity(of);
                self.report(brace, messages::constexpr_constructor_must_initialize_direct(entity));
            }
        }
        let mut missing = Vec::new();
        let named_fields = NamedFields::new(inits);
        for field in self.il[class].members.fields.clone() {
            let f = &self.il[field];
            let named = named_fields.find(inits, field).is_some();
            if named || f.has_init || f.name.is_none() || self.is_unknown(f.ty) {
                continue;
            }
            let ty = self.il[field].ty;
            let element = self.innermost_element(ty);
            let fixed = self.is_reference(ty) || self.qualifiers(element).contains(Qualifiers::CONST);
            if !scalars && !fixed {
                continue;
            }
            let unset = match self.class_of(element) {
                Some(of) => self.leaves_scalars_unset(of, &mut FxHashSet::default()),
                None => true,
            };
            if unset {
                let entity = self.field_entity(field);
                let entity = EntityText::new(EntityKind::Member, entity.name, entity.declared);
                missing.push(phrases::unlisted_entity(entity));
            }
        }
        if missing.is_empty() {
            return;
        }
        let name = self.signature_with_parameters(id);
        let entity = EntityText::new(EntityKind::Function, name, Declared::At(self.il[id].pos));
        let mut reported = self.report_in_context(brace, messages::constexpr_provides_no_initializer(entity));
        for line in missing {
            reported = reported.also(line);
        }
    }

    /// Whether the default constructor of a class is none that the unit wrote and leaves a scalar without value.
    /// Classes that were `seen` leave none.
    fn leaves_scalars_unset(&mut self, class: ClassId, seen: &mut FxHashSet<ClassId>) -> bool {
        if !seen.insert(class) {
            return false;
        }
        let c = &self.il[class];
        if c.state != Completeness::Complete || c.tag == Tag::Union || !self.is_aggregate(class) {
            return false;
        }
        let fields = self.il[class].members.fields.clone();
        fields.into_iter().any(|field| {
            let f = &self.il[field];
            if f.has_init || f.name.is_none() {
                return false;
            }
            let element = self.innermost_element(f.ty);
            match self.class_of(element) {
                Some(of) => self.leaves_scalars_unset(of, seen),
                None => self.is_scalar(element),
            }
        })
    }

    /// Whether no member of a union has a default member initializer.
    fn lacks_default_value(&self, class: ClassId) -> bool {
        !self.il[class].members.fields.iter().any(|field| self.il[*field].has_init)
    }

    /// The anonymous unions in a class of which the initializers of a constructor name no member.
    pub(super) fn unset_anonymous_unions(&self, class: ClassId, inits: &[MemberInit]) -> Vec<ClassId> {
        let mut unset = Vec::new();
        let mut open = vec![class];
        while let Some(class) = open.pop() {
            for field in &self.il[class].members.fields {
                let f = &self.il[*field];
                let Some(of) = self.class_of(f.ty).filter(|_| f.name.is_none()) else { continue };
                match self.il[of].tag {
                    Tag::Union => {
                        let set = self.il[of].members.fields.is_empty()
                            || !self.lacks_default_value(of)
                            || self.names_member_of(of, inits);
                        if !set {
                            unset.push(of);
                        }
                    }
                    _ => open.push(of),
                }
            }
        }
        unset
    }

    /// Whether an initializer names a member of an anonymous class, or of an anonymous class in it.
    fn names_member_of(&self, class: ClassId, inits: &[MemberInit]) -> bool {
        self.il[class].members.fields.iter().any(|field| {
            let f = &self.il[*field];
            match self.class_of(f.ty).filter(|_| f.name.is_none()) {
                Some(inner) => self.names_member_of(inner, inits),
                None => inits.iter().any(|i| matches!(i.target, InitTarget::Field { id } if id == *field)),
            }
        })
    }

    /// A constructor of a template that was declared constexpr is not before C++20 where it leaves an anonymous union without
    /// value: no argument can make it so.
    pub(in crate::sema) fn drop_constexpr_of_template(
        &mut self,
        id: FunctionId,
        class: ClassId,
        inits: &[MemberInit],
    ) {
        let delegates = inits.iter().any(|i| match i.target {
            InitTarget::Base { ty } => self.class_of(ty) == Some(class),
            _ => false,
        });
        if self.dialect.standard < 20
            && self.il[id].flags.contains(FunctionFlags::CONSTEXPR)
            && !delegates
            && !self.unset_anonymous_unions(class, inits).is_empty()
        {
            let flags = &mut self.il[id].flags;
            flags.remove(FunctionFlags::CONSTEXPR);
            flags.insert(FunctionFlags::INLINE);
        }
    }
}
