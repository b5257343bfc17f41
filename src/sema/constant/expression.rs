//! The values of expressions.

use super::Interpreter;
use super::value::*;
use crate::il::*;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use crate::tables::type_traits::TypeTrait;

impl Interpreter<'_> {
    /// The value of an expression: of a glvalue, that of the object it designates (`[conv.lval]`).
    pub fn rvalue(&mut self, e: ExprId) -> Eval<Datum> {
        let pos = self.c.il[e].pos;
        self.nested(pos, |i| i.rvalue_inner(e))
    }

    fn rvalue_inner(&mut self, e: ExprId) -> Eval<Datum> {
        let entry = self.c.il[e];
        let pos = entry.pos;
        if entry.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return stop(Reason::Unknown, pos);
        }
        if let Some(value) = self.c.plain_integer(e) {
            return Ok(Datum::Integer(value));
        }
        if entry.category != Category::Prvalue {
            if self.c.qualifiers(entry.ty).contains(Qualifiers::VOLATILE) {
                return stop(Reason::Volatile, pos);
            }
            let place = self.lvalue_inner(e)?;
            let value = self.read(&place, pos)?;
            // Bytes are copied as they are.
            let byte = self.c.builtin_of(entry.ty) == Some(Builtin::UnsignedChar);
            return match value {
                Datum::Uninitialized if self.c.is_arithmetic(entry.ty) && !byte => {
                    stop(Reason::Uninitialized, pos)
                }
                value => Ok(value),
            };
        }
        match entry.kind {
            ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => self.rvalue(chosen),
            ExprKind::Float { literal } => self.float_literal(literal, entry.ty, pos),
            ExprKind::Nullptr => Ok(Datum::Null),
            ExprKind::GnuNull => Ok(Datum::Integer(0)),
            ExprKind::This { implicit } => self.this(implicit, pos).map(Datum::Pointer),
            ExprKind::Constant { value } => self.datum_of(value, pos),
            ExprKind::Extension { operand } => self.rvalue(operand),
            ExprKind::Unary { op, operand } => self.unary(op, operand, entry.ty, pos),
            ExprKind::Binary { op, lhs, rhs } => self.binary(op, lhs, rhs, entry.ty, pos),
            ExprKind::Conditional { condition, then, otherwise } => {
                let chosen = if self.truth(condition)? { then.unwrap_or(condition) } else { otherwise };
                self.converted(chosen, entry.ty)
            }
            ExprKind::Call { .. } | ExprKind::Operator { .. } | ExprKind::UserLiteral { .. } => {
                self.call_expression(e)
            }
            ExprKind::Implicit { conversion, operand, function } => {
                self.implicit_value(conversion, operand, function, entry.ty, pos)
            }
            ExprKind::Cast { style, operand, .. } => self.cast_value(style, operand, entry.ty, pos),
            ExprKind::Construct { .. }
            | ExprKind::ConstructBrace { .. }
            | ExprKind::InitList { .. }
            | ExprKind::Lambda { .. } => self.object_value(e, entry.ty, pos),
            ExprKind::StatementExpr { body } => self.statement_expression(body, pos),
            ExprKind::New { id } => self.allocate(id, pos),
            ExprKind::Member { base, entity: Entity::Enumerator { id }, .. } if !self.c.il[id].dependent => {
                self.object_of_static(base)?;
                Ok(Datum::Integer(self.c.il[id].value))
            }
            ExprKind::Throw { .. } => stop(Reason::NoMeaning, pos),
            ExprKind::Delete { operand, .. } => self.release(operand, pos),
            _ => self.property(e, entry, pos),
        }
    }

    /// Expressions whose operands are types, or are not evaluated.
    fn property(&mut self, e: ExprId, entry: Expr, pos: Pos) -> Eval<Datum> {
        let value = match entry.kind {
            ExprKind::SizeofType { of } => self.size(of),
            ExprKind::SizeofExpr { of } => {
                let ty = self.c.il[of].ty;
                self.size(ty)
            }
            ExprKind::AlignofType { of, .. } => {
                let of = self.c.without_reference(of);
                self.c.align_of(of).map(i128::from)
            }
            ExprKind::AlignofExpr { of, .. } => self.alignment_of(of),
            ExprKind::Noexcept { of } => {
                // What was told to be wrong is not known to throw nothing.
                let untyped = self.c.is_unknown(self.c.il[of].ty) || self.c.is_undeclared(of);
                let wrong = untyped && self.c.tells_of_errors();
                let throws = if wrong { Some(true) } else { self.c.throws(of) };
                throws.map(|throws| (!throws).into())
            }
            ExprKind::Trait { trait_, args } if TypeTrait::row_at(trait_).is_some_and(|row| row.members) => {
                return self.member_trait(trait_, args).map(|holds| Datum::Integer(holds.into()));
            }
            ExprKind::Trait { .. } => self.c.trait_value(e),
            ExprKind::Offsetof { of, path } => self.offset(of, path, pos).ok(),
            ExprKind::Concept { template, args, .. } => {
                let holds = self.c.concept_holds(template, args);
                holds.map(i128::from)
            }
            ExprKind::Requires { id } => self.c.requirements_hold(id, &Default::default()).map(i128::from),
            _ => return stop(Reason::NotConstant, pos),
        };
        value.map_or_else(|| stop(Reason::Unknown, pos), |value| Ok(Datum::Integer(value)))
    }

    /// `sizeof`: of a reference, that of what it refers to (`[expr.sizeof]`).
    fn size(&mut self, of: TypeId) -> Option<i128> {
        let of = self.c.without_reference(of);
        if let Some(class) = self.c.class_of(self.c.innermost_element(of)) {
            self.c.complete_class(class);
        }
        if matches!(self.c.canonical_kind(of), TypeKind::Array { bound: ArrayBound::Unknown, .. }) {
            return None;
        }
        self.c.size_of(of).map(i128::from)
    }

    fn alignment_of(&mut self, of: ExprId) -> Option<i128> {
        let entry = self.c.il[of];
        let own = self.c.align_of(entry.ty)?;
        let id = match entry.kind {
            ExprKind::Member { entity: Entity::Field { id }, .. } => id,
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => {
                return Some(self.c.alignment_by_attribute(entity).unwrap_or(own).into());
            }
            _ => return Some(own.into()),
        };
        let (declared, class) = (self.c.il[id].attributes, self.c.il[id].class);
        let packed = self.c.il[class].flags.contains(ClassFlags::PACKED)
            && !self.c.keeps_alignment(class, id)
            || self.c.has_attribute(declared, AttributeKind::Packed);
        let own = if packed { 1 } else { own };
        let asked = self.c.asked_alignments(declared, Some(class)).into_iter().max().unwrap_or(0);
        Some(own.max(asked).into())
    }

    /// The offset of a member in bytes (`[support.types.layout]`).
    fn offset(&mut self, of: TypeId, path: List<Designator>, pos: Pos) -> Eval<i128> {
        let (mut ty, mut bits) = (of, 0i128);
        let designators = self.c.il[path].to_vec();
        for designator in designators {
            match designator {
                Designator::Field { name, field } => {
                    let Some(class) = self.c.class_of(ty) else { return stop(Reason::Unknown, pos) };
                    let field = match field {
                        Some(field) => field,
                        None => self.field_named(class, name, pos)?,
                    };
                    let Some(steps) = self.path_to_field(class, field, 0) else {
                        return stop(Reason::Unknown, pos);
                    };
                    for step in steps {
                        bits += self.step_offset(ty, step, pos)?;
                        ty = self.child_type(ty, step, pos)?;
                    }
                }
                Designator::Index { index } => {
                    let index = self.rvalue(index)?.integer(pos)?;
                    ty = self.child_type(ty, 0, pos)?;
                    let size = self.c.size_of(ty).map_or_else(|| stop(Reason::Unknown, pos), Ok)?;
                    bits += index * i128::from(size) * 8;
                }
                Designator::Range { .. } => return stop(Reason::NotConstant, pos),
            }
        }
        Ok(bits / 8)
    }

    /// The member of a class with a name.
    pub fn field_named(&mut self, class: ClassId, name: crate::names::Name, pos: Pos) -> Eval<FieldId> {
        let key = crate::sema::lookup::Key::name(name);
        match self.c.lookup_member(class, key).first() {
            Some(Entity::Field { id }) => Ok(*id),
            _ => stop(Reason::Unknown, pos),
        }
    }

    /// Where a base or member of a class lies, in bits.
    fn step_offset(&mut self, ty: TypeId, step: u32, pos: Pos) -> Eval<i128> {
        let found = self.c.class_of(ty).and_then(|class| {
            self.c.layout_of(class)?;
            let entry = &self.c.il[class];
            let bases = entry.bases.len();
            match entry.bases.get(step as usize) {
                Some(base) => Some(i128::from(base.offset) * 8),
                None => entry.members.fields.get(step as usize - bases).map(|f| {
                    let field = &self.c.il[*f];
                    i128::from(field.offset) * 8 + i128::from(field.bit)
                }),
            }
        });
        found.map_or_else(|| stop(Reason::Unknown, pos), Ok)
    }

    /// The truth of a condition.
    pub fn truth(&mut self, e: ExprId) -> Eval<bool> {
        let (ty, pos) = (self.c.il[e].ty, self.c.il[e].pos);
        let value = self.rvalue(e)?;
        self.truth_of(&value, ty, pos)
    }

    /// Whether a value counts as true (`[conv.bool]`).
    pub fn truth_of(&mut self, value: &Datum, ty: TypeId, pos: Pos) -> Eval<bool> {
        match value {
            Datum::Integer(value) => Ok(*value != 0),
            Datum::Null => Ok(false),
            Datum::Pointer(_) | Datum::Member(_) => Ok(true),
            Datum::Float(bits) => Ok(super::arithmetic::float_truth(self.c, ty, *bits)),
            Datum::Uninitialized => stop(Reason::Uninitialized, pos),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// Evaluates an expression whose value nothing uses.
    pub fn discard(&mut self, e: ExprId) -> Eval<()> {
        let entry = self.c.il[e];
        if entry.category != Category::Prvalue {
            // A name alone does nothing; it need not be the name of a constant.
            if !matches!(entry.kind, ExprKind::Name { .. }) {
                self.lvalue(e)?;
            }
            return Ok(());
        }
        if self.c.class_of(entry.ty).is_some() {
            return self.materialize(e, entry.ty).map(|_| ());
        }
        self.rvalue(e).map(|_| ())
    }

    /// A value as one of type `ty`, for operands that are converted without a node of their own.
    pub fn converted(&mut self, e: ExprId, ty: TypeId) -> Eval<Datum> {
        let from = self.c.il[e].ty;
        if self.same_class_or_type(from, ty) || self.c.is_void(ty) {
            return if self.c.is_void(ty) { self.discard(e).map(|()| Datum::Void) } else { self.rvalue(e) };
        }
        let converted = self.c.convert(e, ty);
        self.rvalue(converted)
    }

    fn object_value(&mut self, e: ExprId, ty: TypeId, pos: Pos) -> Eval<Datum> {
        let place = self.value_holder(e, ty)?;
        self.read(&place, pos)
    }

    fn float_literal(&mut self, literal: u32, ty: TypeId, pos: Pos) -> Eval<Datum> {
        let literals = &self.c.il.literals.floats;
        let imaginary = literals.get(literal as usize).is_some_and(|f| f.imaginary);
        if let (true, TypeKind::Complex { element }) = (imaginary, self.c.canonical_kind(ty)) {
            let part = self.float_part(literal, element, pos)?;
            return Ok(Datum::Complex(0, part));
        }
        self.float_part(literal, ty, pos).map(Datum::Float)
    }

    /// The value of a floating literal in a type, whatever part of a complex number it is.
    fn float_part(&mut self, literal: u32, ty: TypeId, pos: Pos) -> Eval<u128> {
        let found = self.c.il.literals.floats.get(literal as usize).map(|f| f.spelling);
        let (Some(spelling), Some(format)) = (found, super::arithmetic::float_format(self.c, ty)) else {
            return stop(Reason::Unknown, pos);
        };
        let text = self.c.names.text(spelling);
        Ok(crate::float_value::FloatValue::from_text(text, format).bits)
    }

    /// One unit of a string literal, or all of them as an array.
    pub fn read_string(&mut self, literal: u32, path: &[u32], pos: Pos) -> Eval<Datum> {
        let Some(string) = self.c.il.literals.strings.get(literal as usize).copied() else {
            return stop(Reason::Unknown, pos);
        };
        let literals = &self.c.il.literals;
        let (size, string) = (string.encoding.unit_size(), &string);
        let count = string.length as usize / size;
        let narrow = string.encoding == crate::literals::Encoding::Narrow;
        let value =
            |unit: u32| Datum::Integer(if narrow { i128::from(unit as u8 as i8) } else { unit.into() });
        match path {
            [] => Ok(Datum::Aggregate(literals.unit_values(string).chain([0]).map(value).collect())),
            [index] if *index as usize == count => Ok(Datum::Integer(0)),
            [index] => match literals.unit_value_at(string, *index as usize) {
                Some(unit) => Ok(value(unit)),
                None => stop(Reason::PastEnd(count as u64 + 1), pos),
            },
            _ => stop(Reason::NotConstant, pos),
        }
    }
}
