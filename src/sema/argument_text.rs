//! Values that are arguments of templates, as messages show them.

use crate::compilation::Compilation;
use crate::il::*;

/// What stands for a value that is not shown.
const HIDDEN: &str = "...";

impl Compilation {
    /// A value of a type that is an argument of a template.
    pub(super) fn value_argument_text(&self, value: i128, ty: TypeId) -> String {
        if let Some(of) = self.enum_of(ty) {
            return self.enumerator_text(value, of, ty);
        }
        let Some(builtin) = self.builtin_of(ty) else { return value.to_string() };
        let cast = || format!("({})", builtin.spelling());
        match builtin {
            Builtin::Bool => (value != 0).to_string(),
            Builtin::Char => character_text(value),
            Builtin::SignedChar | Builtin::UnsignedChar => cast() + &character_text(value),
            Builtin::WChar => format!("L'\\x{value:x}'"),
            Builtin::Char8 => format!("u8'\\x{value:x}'"),
            Builtin::Char16 => format!("u'\\x{value:x}'"),
            Builtin::Char32 => format!("U'\\x{value:x}'"),
            Builtin::UnsignedInt => format!("{value}U"),
            Builtin::Long => format!("{value}L"),
            Builtin::UnsignedLong => format!("{value}UL"),
            Builtin::LongLong => format!("{value}LL"),
            Builtin::UnsignedLongLong => format!("{value}ULL"),
            Builtin::Int => value.to_string(),
            _ => cast() + &value.to_string(),
        }
    }

    fn enumerator_text(&self, value: i128, of: EnumId, ty: TypeId) -> String {
        let e = &self.il[of];
        let named = self.il[e.enumerators].iter().find(|id| self.il[**id].value == value);
        match named {
            Some(id) if e.scoped => {
                format!("{}::{}", self.type_text(e.ty), self.names.text(self.il[*id].name))
            }
            Some(id) => self.scope_text(e.enclosing) + self.names.text(self.il[*id].name),
            None => format!("({}){value}", self.type_text(self.unqualified(ty))),
        }
    }

    /// An expression that is an argument of a template: what it names.
    pub(super) fn expression_argument_text(&self, expr: ExprId) -> String {
        let e = &self.il[expr];
        match e.kind {
            ExprKind::Name { entity, .. } => {
                self.named_argument_text(entity).unwrap_or_else(|| HIDDEN.to_owned())
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                format!("&{}", self.expression_argument_text(operand))
            }
            ExprKind::Implicit {
                conversion: ConversionKind::FunctionToPointer | ConversionKind::ArrayToPointer,
                operand,
                ..
            } => format!("&{}", self.expression_argument_text(operand)),
            ExprKind::Implicit { conversion: ConversionKind::NullPointer, .. } => {
                format!("({})nullptr", self.type_text(e.ty))
            }
            ExprKind::Nullptr => "nullptr".to_owned(),
            ExprKind::Implicit { operand, .. } => self.expression_argument_text(operand),
            _ => HIDDEN.to_owned(),
        }
    }

    fn named_argument_text(&self, entity: Entity) -> Option<String> {
        match entity {
            Entity::Variable { id } => {
                let name = self.il[id].name?;
                Some(self.scope_text(self.il[id].scope) + self.names.text(name))
            }
            Entity::Function { id } => {
                Some(self.scope_text(self.il[id].scope) + &self.bare_function_name(id))
            }
            Entity::Field { id } => Some(self.field_entity(id).name),
            Entity::TemplateParam { id } => self.il[id].name.map(|name| self.names.text(name).to_owned()),
            _ => None,
        }
    }
}

/// A character between quotes; in octal digits where it cannot be shown.
fn character_text(value: i128) -> String {
    let byte = (value & 0xff) as u8;
    match byte {
        b'\'' | b'\\' => format!("'\\{}'", byte as char),
        b' '..=b'~' => format!("'{}'", byte as char),
        _ => format!("'\\{byte:03o}'"),
    }
}
