//! Constants of floating type.

use crate::emit::display::build::Build;
use crate::finalize::float_type;
use crate::float_value::{FloatClass, FloatFormat, FloatValue};
use crate::il::*;
use crate::literals::FloatType;
use crate::source::Pos;
use crate::tables::il_display::{ConstantNode, TypeNode, constant, new, word};

/// The first version of GCC whose half numbers are those of the standard.
const NAMED_HALF: u32 = 130_000;

impl Build<'_> {
    /// The constant of a floating-point literal.
    pub fn float_constant(&mut self, expr: ExprId, literal: u32) -> Option<ConstantNode> {
        let literal = *self.il.literals.floats.get(literal as usize)?;
        let value = FloatValue::from_text(self.unit.names.text(literal.spelling), literal.ty.format());
        let ty = self.expression_type(expr);
        if literal.imaginary {
            let node = self.complex_constant(ty, self.il[expr].ty, 0, value.bits)?;
            self.constant_position(node, self.il[expr].pos);
            return Some(node);
        }
        let node = self.new_float(ty, value, literal.ty, self.il[expr].pos);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        Some(node)
    }

    /// A floating literal by its value.
    pub fn float_text(&self, number: usize) -> String {
        let Some(literal) = self.il.literals.floats.get(number) else { return String::new() };
        let value = FloatValue::from_text(self.unit.names.text(literal.spelling), literal.ty.format());
        let suffix = match literal.user {
            Some(user) => self.unit.names.text(user.suffix),
            None => literal.ty.suffix(),
        };
        format!("({}{suffix})", crate::emit::float::shortest(value))
    }

    fn new_float(&mut self, ty: TypeNode, value: FloatValue, of: FloatType, pos: Pos) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_FLOAT);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        let digits = match value.class() {
            FloatClass::NotANumber => "NaN".to_owned(),
            FloatClass::Infinite if value.is_negative() => "-Infinity".to_owned(),
            FloatClass::Infinite => "+Infinity".to_owned(),
            // The bits of half numbers are shown as if they were a `float`'s.
            _ if of == FloatType::F16 => {
                crate::emit::float::shortest(FloatValue { format: FloatFormat::Single, bits: value.bits })
            }
            _ => crate::emit::float::shortest(value),
        };
        let text = format!("{digits}{}", self.float_suffix(of));
        self.g.text(node, constant::FLOAT_VALUE, format!("({text})"));
        self.g.node_mut(node).text = Some(format!("({text})"));
        self.constant_position(node, pos);
        node
    }

    /// The suffix of displayed numbers; half numbers have the one of the standard's type where that has a name.
    fn float_suffix(&self, of: FloatType) -> String {
        let named = self.header.gnu_version >= NAMED_HALF;
        if of == FloatType::F16 && !named { of.suffix().to_uppercase() } else { of.suffix().to_owned() }
    }

    /// A value of floating type that constant evaluation has computed.
    pub fn float_value_constant(&mut self, node: TypeNode, ty: TypeId, bits: u128) -> Option<ConstantNode> {
        let of = float_type(self.il, ty)?;
        Some(self.new_float(node, FloatValue { format: of.format(), bits }, of, Pos::NONE))
    }

    /// A complex value that constant evaluation has computed.
    pub fn complex_constant(
        &mut self,
        node: TypeNode,
        ty: TypeId,
        real: u128,
        imag: u128,
    ) -> Option<ConstantNode> {
        let TypeKind::Complex { element } = self.il[self.il[ty].canonical].kind else { return None };
        self.complex_number(node, element, real, imag)
    }

    /// The same for parts of a type.
    pub fn complex_number(
        &mut self,
        node: TypeNode,
        element: TypeId,
        real: u128,
        imag: u128,
    ) -> Option<ConstantNode> {
        let of = float_type(self.il, element)?;
        let part = |bits| {
            let digits = crate::emit::float::shortest(FloatValue { format: of.format(), bits });
            format!("{digits}{}", of.suffix())
        };
        let text = format!("({} + {}i)", part(real), part(imag));
        let id = self.new_node(new::CONSTANT_CK_COMPLEX);
        self.g.link(id, constant::TYPE, node);
        self.referenced(id);
        self.g.text(id, constant::COMPLEX_VALUE, text.clone());
        self.g.node_mut(id).text = Some(text);
        Some(id)
    }

    /// A number that is converted to a complex one when the program is translated.
    pub fn folded_complex(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let ExprKind::Implicit { operand, conversion: ConversionKind::Complex, .. } = self.il[expr].kind
        else {
            return None;
        };
        let value = self.numbers().float(operand)?;
        let (from, ty) = (self.expression_type(operand), self.expression_type(expr));
        let node = self.complex_constant(ty, self.il[expr].ty, value.bits, 0)?;
        let made = self.converted_operand(operand);
        let start = self.start_of(operand);
        let cast = self.generated(word::EOK_CAST, ty, made, start);
        self.mixed_kinds(cast, made, ty);
        self.g.link(node, constant::ORIG_TYPE, from);
        self.g.link(node, constant::EXPR, cast);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        Some(node)
    }

    /// The constant that an expression of floating type is that is made of literals.
    pub fn folded_float(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let of = self.numbers().float_type(expr)?;
        let value = self.numbers().float(expr)?;
        self.operand_type_first(expr);
        let ty = self.expression_type(expr);
        let start = if self.numbers().divides_by_zero(expr) { Pos::NONE } else { self.start_of(expr) };
        let node = self.new_float(ty, value, of, start);
        if let ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } = self.il[expr].kind {
            let from = self.expression_type(operand);
            self.g.link(node, constant::ORIG_TYPE, from);
        }
        let undefined = self.numbers().divides_by_zero(expr);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, !undefined);
        if !self.il[expr].kind.is_literal() {
            let made = self.unfolded(expr);
            self.g.link_some(node, constant::EXPR, made);
        }
        Some(node)
    }
}
