//! Objects that expressions make: what destroys them is there for use (`[class.temporary]`, `[class.dtor]`).
//!
//! What an expression makes is a temporary unless it is what a function returns or throws or whose type decltype gives.
//! That shows only where the expression stands: until then the message waits, and anything else that is said comes behind
//! it.

use crate::compilation::Compilation;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::sema::class::copy::ELIDES;
use crate::source::Pos;
use rustc_hash::FxHashSet;

/// Objects whose destructors cannot be used, of which is to be told yet, and classes that have none such.
#[derive(Default)]
pub struct MadeObjects {
    waiting: Vec<MadeObject>,
    /// Complete classes with a destructor that anyone may use.
    destructible: FxHashSet<ClassId>,
}

/// An object that an expression makes and nothing can destroy.
struct MadeObject {
    value: ExprId,
    pos: Pos,
    fault: Message,
    /// How many instances were being made around it.
    instances: usize,
}

impl Compilation {
    /// Notes that an expression makes an object; the message stands at `pos`.
    #[inline]
    pub(in crate::sema) fn note_made(&mut self, value: ExprId, pos: Pos) {
        let e = &self.il[value];
        if e.category != Category::Prvalue || self.instantiation.sfinae.is_some() || self.reports.quiet > 0 {
            return;
        }
        if let Some(class) = self.class_of(e.ty)
            && !self.reports.made.destructible.contains(&class)
        {
            self.note_made_of(value, class, pos);
        }
    }

    fn note_made_of(&mut self, value: ExprId, class: ClassId, pos: Pos) {
        if !self.reports_now() && !self.examines_instance() || self.is_open(value) {
            return;
        }
        let ty = self.il[class].ty;
        let instances = self.instantiation.open.len();
        match self.destructor_fault(ty) {
            Some(fault) => self.reports.made.waiting.push(MadeObject { value, pos, fault, instances }),
            None => self.note_destroyed(class, pos),
        }
    }

    /// Notes that an object of a class is destroyed, by a destructor that may be used here.
    fn note_destroyed(&mut self, class: ClassId, pos: Pos) {
        if let Some(destructor) = self.il[class].special.destructor
            && !self.il[destructor].flags.contains(FunctionFlags::IMPLICIT)
        {
            self.note_called(destructor, pos);
            // Where nothing is evaluated, nothing is destroyed.
            if self.context.unevaluated && !self.il[destructor].flags.contains(FunctionFlags::REFERENCED) {
                return;
            }
        }
        if self.is_destructible_anywhere(class) {
            self.reports.made.destructible.insert(class);
        }
    }

    /// The same for an object of which it is not known yet whether anything may destroy it.
    pub(in crate::sema) fn note_object_destroyed(&mut self, ty: TypeId, pos: Pos) {
        let element = self.innermost_element(ty);
        if let Some(class) = self.class_of(element)
            && !self.reports.made.destructible.contains(&class)
            && (self.reports_now() || self.examines_instance())
            && self.destructor_fault(ty).is_none()
        {
            self.note_destroyed(class, pos);
        }
    }

    fn is_destructible_anywhere(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        let public = c.special.destructor.is_none_or(|id| {
            let f = &self.il[id];
            f.flags.contains(FunctionFlags::IMPLICIT) || f.access == Access::Public
        });
        public && c.state == Completeness::Complete && c.template.is_none() && !self.is_open_type(c.ty)
    }

    /// Why an object of a type cannot be destroyed here: its destructor is deleted or not accessible.
    pub(in crate::sema) fn destructor_fault(&mut self, ty: TypeId) -> Option<Message> {
        match self.deleted_destructor(ty) {
            Some(entity) => Some(messages::cannot_referenced_deleted_function(entity)),
            None => self.inaccessible_destructor(ty),
        }
    }

    /// Whether there are objects that it is to be told of.
    #[inline]
    pub(in crate::sema) fn waits_to_tell_made(&self) -> bool {
        !self.reports.made.waiting.is_empty()
    }

    /// Tells of the objects that have no destructor for use.
    #[inline]
    pub fn tell_made(&mut self) {
        if !self.reports.made.waiting.is_empty() {
            self.tell_waiting();
        }
    }

    fn tell_waiting(&mut self) {
        let instances = self.instantiation.open.len();
        if self.instantiation.sfinae.is_some()
            || self.reports.quiet > 0
            || self.reports.made.waiting.iter().any(|made| made.instances != instances)
        {
            return;
        }
        for made in std::mem::take(&mut self.reports.made.waiting) {
            self.report(made.pos, made.fault);
        }
    }

    /// The objects that make up a value are none to be told of: it is returned or thrown, and they are what that makes.
    #[inline]
    pub(in crate::sema) fn forget_made(&mut self, value: ExprId) {
        if self.waits_to_tell_made() {
            self.forget_parts_made(value);
        }
    }

    fn forget_parts_made(&mut self, value: ExprId) {
        let mut parts = vec![value];
        while let Some(part) = parts.pop() {
            self.reports.made.waiting.retain(|made| made.value != part);
            match self.il[part].kind {
                ExprKind::Conditional { then, otherwise, .. } => {
                    parts.extend(then.into_iter().chain([otherwise]))
                }
                ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => parts.extend([lhs, rhs]),
                ExprKind::Extension { operand } => parts.push(operand),
                _ => {}
            }
        }
    }

    /// The call that is the operand of decltype makes no object (`[dcl.type.decltype]`).
    pub fn forget_called(&mut self, operand: ExprId) {
        let mut call = operand;
        while let ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } = self.il[call].kind {
            call = rhs;
        }
        while let ExprKind::Member { base, .. } = self.il[call].kind {
            call = base;
        }
        if matches!(self.il[call].kind, ExprKind::Call { .. } | ExprKind::Operator { .. }) {
            self.reports.made.waiting.retain(|made| made.value != call);
        }
        self.tell_made();
    }

    /// A value that is the object which it initializes: it need not be destroyed, but must be possible to
    /// (`[class.copy.elision]`).
    pub(in crate::sema) fn check_eliminated_destructor(&mut self, ty: TypeId, pos: Pos) {
        if !self.reports_now() && !self.examines_instance() {
            return;
        }
        let element = self.innermost_element(ty);
        if self.class_of(element).is_none_or(|class| self.reports.made.destructible.contains(&class)) {
            return;
        }
        if let Some(entity) = self.deleted_destructor(ty) {
            self.report(pos, messages::required_copy_eliminated_cannot_referenced(entity));
        } else if let Some(class) = self.class_of(element)
            && let Some(entity) = self.hidden_destructor(class)
        {
            self.warn(
                pos,
                match self.dialect.standard < ELIDES {
                    true => messages::required_destroy_temporary_eliminated_inaccessible(entity),
                    false => messages::inaccessible_destructor_of_eliminated(entity),
                },
            );
        }
    }

    /// The same where a value of a class may be the object itself; the message stands at its start where no other place is
    /// given.
    #[inline]
    pub(in crate::sema) fn check_object_eliminated(&mut self, from: ExprId, to: TypeId, pos: Option<Pos>) {
        let e = &self.il[from];
        if e.category != Category::Prvalue {
            return;
        }
        let (Some(class), Some(made)) = (self.class_of(to), self.class_of(e.ty)) else { return };
        if class == made && !self.reports.made.destructible.contains(&class) && !self.is_open(from) {
            let pos = pos.unwrap_or_else(|| self.start_of(from));
            self.check_eliminated_destructor(to, pos);
        }
    }

    /// What a braced list that is an argument makes is destroyed after the call, and so is the copy of an object.
    pub(in crate::sema) fn check_argument_destroyed(&mut self, from: ExprId, to: TypeId) {
        let object = self.without_reference(to);
        let Some(class) = self.class_of(object) else { return };
        if self.reports.made.destructible.contains(&class) || self.is_open(from) || self.is_open_type(object)
        {
            return;
        }
        let listed = matches!(self.il[from].kind, ExprKind::InitList { .. });
        let copied = !self.is_reference(to) && self.il[from].category != Category::Prvalue;
        let same =
            || self.class_of(self.il[from].ty).is_some_and(|of| of == class || self.derives_from(of, class));
        if (listed && !self.makes_object_itself(class, Initializer::Copy { value: from }))
            || copied && !listed && same()
        {
            let pos = self.start_of(from);
            self.tell_made();
            self.check_part_destroyed(object, pos);
        }
    }

    /// A value converted to a class by a constructor or conversion function, where it initializes an object of that class.
    pub(in crate::sema) fn check_converted_object(
        &mut self,
        from: ExprId,
        converted: ExprId,
        returned: bool,
    ) {
        let ExprKind::Implicit { conversion: ConversionKind::User, function: Some(function), .. } =
            self.il[converted].kind
        else {
            return;
        };
        let (ty, pos) = (self.il[converted].ty, self.start_of(from));
        let constructed = self.il[function].name == EntityName::Constructor;
        if constructed || returned {
            self.forget_made(converted);
        }
        self.check_eliminated_destructor(ty, pos);
        if constructed && !returned {
            self.note_made(converted, pos);
        }
    }

    /// The object that a throw-expression makes is destroyed when it was handled (`[except.throw]`).
    pub(in crate::sema) fn check_thrown_destroyed(&mut self, thrown: ExprId, object: TypeId) {
        if self.class_of(object).is_some()
            && !self.is_open(thrown)
            && (self.reports_now() || self.examines_instance())
        {
            let pos = self.start_of(thrown);
            match self.destructor_fault(object) {
                Some(fault) => self.report(pos, fault),
                None => self.note_object_destroyed(object, pos),
            }
        }
    }

    /// A variable that an initializer of this form makes is destroyed, unless the value is the object.
    pub(in crate::sema) fn check_variable_destructor(&mut self, ty: TypeId, init: Initializer, name: Pos) {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return };
        if self.reports.made.destructible.contains(&class) {
            return;
        }
        let pos = match init {
            Initializer::Paren { args } => self.il[args].first().map(|first| self.start_of(*first)),
            Initializer::Copy { value } | Initializer::CopyBrace { value } | Initializer::Brace { value } => {
                let listed = matches!(self.il[value].kind, ExprKind::InitList { .. });
                let elements = listed && (self.class_of(ty).is_none() || self.is_aggregate(class));
                (!elements).then(|| self.start_of(value))
            }
            _ => None,
        };
        if self.is_reference(ty) {
            return;
        }
        self.note_object_destroyed(ty, name);
        if self.makes_object_itself(class, init) {
            return;
        }
        self.tell_made();
        self.check_destructor_access(ty, pos.unwrap_or(name));
        if self.reports_now() || self.examines_instance() {
            self.check_destructor_not_deleted(ty, pos.unwrap_or(name));
        }
    }

    /// A base or member that a constructor's initializer makes is destroyed where the constructor fails (`[class.base.init]`).
    pub(in crate::sema) fn check_initialized_destroyed(
        &mut self,
        target: InitTarget,
        ty: TypeId,
        init: Initializer,
        open: Pos,
    ) {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return };
        if self.reports.made.destructible.contains(&class) || self.is_open_type(ty) {
            return;
        }
        match target {
            InitTarget::Field { id }
                if self.il[self.il[id].class].tag != Tag::Union && !self.makes_object_itself(class, init) =>
            {
                self.check_part_destroyed(ty, open);
            }
            InitTarget::Base { .. } => self.check_base_destroyed(class, open),
            _ => {}
        }
    }

    /// A member that a constructor has made, or that a destructor destroys.
    pub(in crate::sema) fn check_part_destroyed(&mut self, ty: TypeId, pos: Pos) {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return };
        if self.reports.made.destructible.contains(&class) || !self.reports_now() && !self.examines_instance()
        {
            return;
        }
        match self.destructor_fault(ty) {
            Some(fault) => self.report(pos, fault),
            None => self.note_destroyed(class, pos),
        }
    }

    /// The same for a base, of which a protected destructor is accessible.
    pub(in crate::sema) fn check_base_destroyed(&mut self, class: ClassId, pos: Pos) {
        if self.reports.made.destructible.contains(&class) || !self.reports_now() && !self.examines_instance()
        {
            return;
        }
        let ty = self.il[class].ty;
        let fault = match self.deleted_destructor(ty) {
            Some(entity) => Some(messages::cannot_referenced_deleted_function(entity)),
            None => self.hidden_destructor(class).map(messages::inaccessible),
        };
        match fault {
            Some(fault) => self.report(pos, fault),
            None => self.note_destroyed(class, pos),
        }
    }

    /// A destructor that is being defined at `pos` destroys the bases and members (`[class.dtor]`).
    pub fn check_parts_destroyed(&mut self, destructor: FunctionId, pos: Pos) {
        let f = &self.il[destructor];
        let Some(class) = f.class.filter(|_| f.name == EntityName::Destructor) else { return };
        if self.il[class].tag == Tag::Union || self.is_dependent_class(class) {
            return;
        }
        self.check_destructor_deallocation(destructor, class, pos);
        let doubtful = |ty: TypeId| {
            let part = self.class_of(self.innermost_element(ty));
            part.is_some_and(|part| !self.reports.made.destructible.contains(&part))
        };
        let c = &self.il[class];
        if !c.bases.iter().any(|base| doubtful(base.ty))
            && !c.members.fields.iter().any(|field| doubtful(self.il[*field].ty))
        {
            return;
        }
        let abstract_ = self.is_abstract(class);
        let bases = self.il[class].bases.iter().map(|base| (base.virtual_, base.ty)).collect::<Vec<_>>();
        for shared in [true, false] {
            for (_, ty) in bases.iter().filter(|(of, _)| *of == shared && !(shared && abstract_)) {
                if let Some(base) = self.class_of(*ty) {
                    self.check_base_destroyed(base, pos);
                }
            }
        }
        for field in self.il[class].members.fields.clone() {
            if self.il[field].name.is_some() {
                let ty = self.il[field].ty;
                self.check_part_destroyed(ty, pos);
            }
        }
    }

    /// Whether an initializer is a prvalue of the class that it initializes, which was looked at as such.
    pub(in crate::sema) fn makes_object_itself(&self, class: ClassId, init: Initializer) -> bool {
        let mut value = match init {
            Initializer::Copy { value } | Initializer::CopyBrace { value } | Initializer::Brace { value } => {
                value
            }
            Initializer::Paren { args } => match self.il[args] {
                [only] => only,
                _ => return false,
            },
            _ => return false,
        };
        while let ExprKind::InitList { elements, .. } = self.il[value].kind {
            let [only] = self.il[elements] else { return false };
            value = only;
        }
        let e = &self.il[value];
        e.category == Category::Prvalue && self.class_of(e.ty) == Some(class)
    }
}
