//! Objects made from an object of their own class or of one derived from it: the constructor that copies or moves must be
//! there for use (`[class.copy.ctor]`, `[dcl.init.general]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::overload::Resolution;
use crate::source::Pos;

/// The standard since which a prvalue is the object that it initializes.
pub(in crate::sema) const ELIDES: u8 = 17;
/// The standard since which what an rvalue reference refers to is moved where that is returned or thrown.
const MOVES_REFERENCES: u8 = 20;

impl Compilation {
    /// Checks the constructor that copies the value of `from` into an object of type `to`; the message stands at the
    /// start of the expression. References, prvalues that are the object themselves, and what depends on template
    /// parameters need none.
    pub(in crate::sema) fn check_copied(&mut self, from: ExprId, to: TypeId, purpose: Purpose) {
        if self.class_of(to).is_some() {
            self.check_copied_at(from, to, purpose, false, None);
            self.check_object_eliminated(from, to, None);
        }
    }

    /// The same for a direct initialization, by a cast: explicit constructors copy too (`[dcl.init.general]`).
    pub(in crate::sema) fn check_copied_directly(&mut self, from: ExprId, to: TypeId, pos: Pos) {
        if self.class_of(to).is_some() {
            self.check_copied_at(from, to, Purpose::Initialize, true, Some(pos));
        }
    }

    /// The same for the one element of a braced list that makes an object of its own class (`[dcl.init.list]`); in a direct
    /// initialization the message stands at the brace.
    pub(in crate::sema) fn check_copied_from_list(&mut self, list: ExprId, to: TypeId, direct: bool) {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return };
        let [only] = self.il[elements] else { return };
        if self.class_of(to).is_some() && self.class_of(self.il[only].ty) == self.class_of(to) {
            let pos = if direct { self.il[list].pos } else { self.start_of(only) };
            self.check_copied_at(only, to, Purpose::Initialize, direct, Some(pos));
            self.check_object_eliminated(only, to, Some(self.il[list].pos));
        }
    }

    /// Whether a value in parentheses is the object of this class that it initializes, other than a base: nothing copies
    /// it. Before C++17 it could be copied all the same, which is checked (`[class.copy.elision]`).
    pub(in crate::sema) fn check_copied_in_place(&mut self, from: ExprId, class: ClassId, pos: Pos) -> bool {
        let e = self.il[from];
        let made = e.category == Category::Prvalue && self.class_of(e.ty) == Some(class);
        if made {
            let ty = self.il[class].ty;
            self.check_copied_at(from, ty, Purpose::Initialize, true, Some(pos));
            self.check_object_eliminated(from, ty, Some(pos));
        }
        made
    }

    /// Whether a conversion function makes the object that its operand in parentheses initializes, where the constructor
    /// that would copy the result is deleted: that is needed before C++17 only.
    pub(in crate::sema) fn check_converted_in_place(
        &mut self,
        from: ExprId,
        class: ClassId,
        pos: Pos,
    ) -> bool {
        if self.class_of(self.il[from].ty).is_none_or(|of| self.derives_from(of, class)) {
            return false;
        }
        let Resolution::Function(constructor) = self.best_constructor(class, &[from]) else { return false };
        if !self.is_deleted(constructor) || self.copy_or_move_of(constructor, class).is_none() {
            return false;
        }
        let Some(function) = self.user_conversion(from, self.il[class].ty) else { return false };
        let makes = matches!(self.il[function].name, EntityName::Conversion { to } if !self.is_reference(to));
        if makes && self.dialect.standard < ELIDES {
            self.check_eliminated_copy(constructor, pos);
        }
        makes
    }

    fn check_copied_at(
        &mut self,
        from: ExprId,
        to: TypeId,
        purpose: Purpose,
        direct: bool,
        pos: Option<Pos>,
    ) {
        if let Some((constructor, pos)) = self.checked_copy(from, to, purpose, direct, pos) {
            self.note_implicit_copy(constructor);
            self.note_called(constructor, pos);
            self.check_constructor_argument(constructor, from);
        }
    }

    /// Checks the copy of a value into the parameter of a constructor that takes it by value, in a conversion by that. One
    /// that takes its own class so, which is refused where it is declared, would be called for its argument without end.
    pub(in crate::sema) fn check_constructor_argument(&mut self, constructor: FunctionId, from: ExprId) {
        let Some(param) = self.il[constructor].params(&self.il).first().map(|param| param.ty) else { return };
        if self.class_of(param) != self.il[constructor].class {
            self.check_copied(from, param, Purpose::Argument);
        }
    }

    /// The same for one that makes an object without arguments, unless there is nothing that it does.
    pub(super) fn note_implicit_default(&mut self, class: ClassId) {
        if let Some(constructor) = self.default_constructor(class)
            && self.il[constructor].flags.contains(FunctionFlags::IMPLICIT)
            && !self.is_trivial_function(constructor)
        {
            self.note_implicit_copy(constructor);
        }
    }

    /// Notes that an implicitly declared constructor copies or moves an object: its exception specification is needed by
    /// that (`[except.spec]`), and messages show it from then on.
    fn note_implicit_copy(&mut self, constructor: FunctionId) {
        let implicit = self.il[constructor].flags.contains(FunctionFlags::IMPLICIT);
        let tried = self.instantiation.sfinae.is_some() || self.reports.quiet > 0;
        if !implicit
            || tried
            || self.context.unevaluated
            || self.spellings.needed_exceptions.contains_key(&constructor)
        {
            return;
        }
        let holds = !self.is_deleted(constructor) && self.cannot_throw(constructor);
        self.spellings.needed_exceptions.insert(constructor, holds);
    }

    /// Checks the constructor that makes an object from another one; the result is that one where it is called, and where
    /// messages about it stand: at the start of the expression where no other place is given.
    fn checked_copy(
        &mut self,
        from: ExprId,
        to: TypeId,
        purpose: Purpose,
        direct: bool,
        pos: Option<Pos>,
    ) -> Option<(FunctionId, Pos)> {
        let class = self.copied_class(from, to)?;
        let value = self.il[from];
        let prvalue = value.category == Category::Prvalue;
        let same = self.class_of(value.ty) == Some(class);
        if prvalue && same && self.dialect.standard >= ELIDES {
            return None;
        }
        let pos = pos.unwrap_or_else(|| self.start_of(from));
        let moved = (purpose == Purpose::Return).then(|| self.implicitly_moved(from)).flatten();
        let chosen = moved.and_then(|moved| self.converting_constructor(class, &[moved], false));
        let chosen = match chosen {
            Some(id) if !self.is_deleted(id) || self.copy_or_move_of(id, class).is_some() => Some(id),
            _ => self.converting_constructor(class, &[from], false),
        };
        let chosen = match chosen {
            None if direct => match self.best_constructor(class, &[from]) {
                Resolution::Function(function) => Some(function),
                _ => None,
            },
            chosen => chosen,
        };
        let Some(constructor) = chosen else {
            if self.is_incomplete(to) {
                if purpose == Purpose::Return && self.reports_here() {
                    let shown = self.shown_type(self.unqualified(to));
                    self.report(pos, messages::cannot_convert_to_incomplete_class(shown));
                }
                return None;
            }
            if (same || self.instantiation.sfinae.is_some())
                && (self.is_copied_explicitly(from, class) || self.is_never_copied(from, class))
                && self.reports_here()
            {
                let entity = self.class_entity(class);
                self.report(pos, messages::no_suitable_copy_constructor(entity));
            }
            return None;
        };
        if prvalue && same {
            self.check_eliminated_copy(constructor, pos);
        } else {
            self.check_not_deleted(constructor, pos);
        }
        self.check_constructor_access(constructor, pos);
        (!prvalue || !same).then_some((constructor, pos))
    }

    /// The same for the variables that a closure captures by copy: they are copied where the lambda-expression ends
    /// (`[expr.prim.lambda.capture]`).
    pub(in crate::sema) fn check_copied_captures(&mut self, lambda: LambdaId) {
        let captures = self.il[self.il[lambda].captures].to_vec();
        for capture in captures {
            match capture.kind {
                CaptureKind::Copy { variable } => self.check_captured_copy(variable, capture.pos),
                CaptureKind::StarThis => self.check_captured_object(capture.pos),
                _ => {}
            }
        }
    }

    /// The same for one captured variable.
    fn check_captured_copy(&mut self, variable: VariableId, pos: Pos) {
        let ty = self.without_reference(self.il[variable].ty);
        let ty = self.innermost_element(ty);
        if self.class_of(ty).is_none() {
            return;
        }
        let kind = ExprKind::Name { entity: Entity::Variable { id: variable }, qualifier: None, args: None };
        let flags = self.dependence_of(ty);
        let captured = self.expr(kind, ty, Category::Lvalue, flags, pos);
        let pos = self.start_of(captured);
        self.checked_copy(captured, ty, Purpose::Initialize, true, Some(pos));
    }

    /// The same for the object of the member function around.
    fn check_captured_object(&mut self, pos: Pos) {
        let Some(ty) = self.context.this_type.filter(|ty| !self.is_open_type(*ty)) else { return };
        let kind = ExprKind::This { implicit: true };
        let captured = self.expr(kind, ty, Category::Lvalue, self.dependence_of(ty), pos);
        self.checked_copy(captured, ty, Purpose::Initialize, true, Some(pos));
    }

    /// The class of which an object is made from another one by a constructor that may not be there for use.
    fn copied_class(&mut self, from: ExprId, to: TypeId) -> Option<ClassId> {
        let (class, source) = (self.class_of(to)?, self.class_of(self.il[from].ty)?);
        self.complete_class(class);
        self.complete_class(source);
        if self.is_open(from) || self.is_open_type(to) || self.il[class].lambda(&self.il).is_some() {
            return None;
        }
        (source == class || self.derives_from(source, class)).then_some(class)
    }

    /// Whether only explicit constructors make an object of the class from a value of it or of a class derived from it:
    /// it is not copy-initialized by that (`[over.match.copy]`).
    pub(in crate::sema) fn is_copied_explicitly(&mut self, from: ExprId, class: ClassId) -> bool {
        if self.converting_constructor(class, &[from], false).is_some() {
            return false;
        }
        match self.best_constructor(class, &[from]) {
            Resolution::Function(function) => self.is_explicit(function),
            _ => false,
        }
    }

    /// Whether no constructor takes an object of the class itself, as none does that is const where the copy constructor is
    /// for others.
    fn is_never_copied(&mut self, from: ExprId, class: ClassId) -> bool {
        self.instantiation.sfinae.is_none()
            && !self.is_open(from)
            && self.class_of(self.il[from].ty) == Some(class)
            && matches!(self.best_constructor(class, &[from]), Resolution::None)
    }

    /// A returned local variable or parameter as the rvalue that it is looked at first (`[class.copy.elision]`); since C++20
    /// also what an rvalue reference refers to.
    pub(in crate::sema) fn implicitly_moved(&mut self, value: ExprId) -> Option<ExprId> {
        let e = self.il[value];
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = e.kind else { return None };
        let v = &self.il[id];
        let local = matches!(v.storage, Storage::Automatic | Storage::Register | Storage::Parameter);
        let moves = match self.canonical_kind(v.ty) {
            TypeKind::LvalueReference { .. } => false,
            TypeKind::RvalueReference { .. } => self.dialect.standard >= MOVES_REFERENCES,
            _ => true,
        };
        if !local || !moves || e.category != Category::Lvalue {
            return None;
        }
        Some(self.expr(e.kind, e.ty, Category::Xvalue, e.flags, e.pos))
    }

    /// Before C++17 a copy that is not made must be possible all the same.
    fn check_eliminated_copy(&mut self, constructor: FunctionId, pos: Pos) {
        if self.is_deleted(constructor) && self.reports_here() {
            let entity = self.deleted_function_entity(constructor);
            self.report(pos, messages::required_copy_eliminated_cannot_referenced(entity));
        }
    }
}
