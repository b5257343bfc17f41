//! Values of template arguments as messages show them (`[temp.arg.nontype]`).

use crate::compilation::Compilation;
use crate::diag::phrases;
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::report::type_text::Spelling;
use crate::tables::spelled;

impl Compilation {
    /// A template argument that is no type, with the text of a literal of its type: `3UL`, `'a'`, `E::e`, `&x`.
    pub(in crate::sema) fn integral_argument_text(&self, value: i128, ty: TypeId) -> String {
        if let Some(of) = self.enum_of(ty) {
            return self.enumerator_text(of, value, ty);
        }
        let Some(builtin) = self.builtin_of(ty) else { return value.to_string() };
        match builtin {
            Builtin::Bool => (value != 0).to_string(),
            Builtin::Char => format!("'{}'", character_text(value)),
            Builtin::SignedChar | Builtin::UnsignedChar | Builtin::Char8 => {
                format!("({})'{}'", builtin.spelling(), character_text(value))
            }
            Builtin::WChar => format!("L'\\x{value:x}'"),
            Builtin::Char16 => format!("u'\\x{value:x}'"),
            Builtin::Char32 => format!("U'\\x{value:x}'"),
            Builtin::Short if value < 0 => format!("({})({value})", builtin.spelling()),
            Builtin::Short => format!("({}){value}", builtin.spelling()),
            Builtin::UnsignedShort => format!("({}){value}U", builtin.spelling()),
            Builtin::UnsignedInt => format!("{value}U"),
            Builtin::Long => format!("{value}L"),
            Builtin::UnsignedLong => format!("{value}UL"),
            Builtin::LongLong => format!("{value}LL"),
            Builtin::UnsignedLongLong => format!("{value}ULL"),
            _ => value.to_string(),
        }
    }

    /// The enumerator of a value, or the value cast to the enumeration.
    fn enumerator_text(&self, of: EnumId, value: i128, ty: TypeId) -> String {
        let e = &self.il[of];
        let named = self.il[e.enumerators].iter().find(|id| self.il[**id].value == value);
        let Some(named) = named else { return format!("({}){value}", self.type_text(ty)) };
        let name = self.names.text(self.il[*named].name);
        if e.scoped { format!("{}::{name}", self.type_text(ty)) } else { self.scope_text(e.enclosing) + name }
    }

    /// A value of another type as a template argument for a parameter of type `ty`.
    pub(in crate::sema) fn constant_argument_text(&self, constant: ConstantId, ty: TypeId) -> String {
        let c = &self.il[constant];
        match &c.value {
            Value::Integer { value } => self.integral_argument_text(*value, c.ty),
            Value::Null if self.builtin_of(ty) == Some(Builtin::Nullptr) => String::from("nullptr"),
            Value::Null if self.is_pointer(ty) => format!("({})nullptr", self.type_text(ty)),
            Value::Null => format!("({})0", self.type_text(ty)),
            Value::Address { base, path, .. } if path.is_empty() => self.address_argument_text(*base, ty),
            Value::Address { base: AddressBase::Variable { id }, path, past_end: false }
                if matches!(**path, [PathStep::Element { index: 0 }]) =>
            {
                self.qualified_variable_text(*id)
            }
            Value::Member { entity: Entity::Field { id } } => format!("&{}", self.field_entity(*id).name),
            Value::Member { entity: Entity::Function { id } } => {
                format!("&{}", self.name_in_scope_text(*id, false))
            }
            _ => UNSHOWN.to_owned(),
        }
    }

    fn address_argument_text(&self, base: AddressBase, ty: TypeId) -> String {
        let operator = if self.is_reference(ty) { "" } else { "&" };
        match base {
            AddressBase::Variable { id } => operator.to_owned() + &self.qualified_variable_text(id),
            AddressBase::Function { id } => operator.to_owned() + &self.name_in_scope_text(id, false),
            _ => UNSHOWN.to_owned(),
        }
    }

    fn qualified_variable_text(&self, id: VariableId) -> String {
        let v = &self.il[id];
        self.scope_text(v.scope) + v.name.map_or("", |n| self.names.text(n))
    }

    /// A template argument that depends on parameters, or is as it was written: what it names, or its value.
    pub(super) fn spelled_expression_argument(&self, expr: ExprId, spelling: Spelling<'_>) -> String {
        let e = &self.il[expr];
        match e.kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                self.il[id].name.map_or_else(String::new, |name| self.names.text(name).to_owned())
            }
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let init = self.il[id].init.filter(|_| self.il[id].class.is_some());
                match init.and_then(|init| self.plain_integer(init)) {
                    Some(value) => self.integral_argument_text(value, self.unqualified(self.il[id].ty)),
                    None => self.qualified_variable_text(id),
                }
            }
            ExprKind::Name { entity: Entity::Function { id }, .. } => self.name_in_scope_text(id, false),
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                format!("&{}", self.spelled_expression_argument(operand, spelling))
            }
            ExprKind::Implicit { operand, .. } => self.spelled_expression_argument(operand, spelling),
            _ if e.flags.contains(ExprFlags::UNKNOWN) || e.ty == self.common.unknown => {
                phrases::error_constant().plain().to_owned()
            }
            _ => match self.plain_integer(expr) {
                Some(value) => self.integral_argument_text(value, e.ty),
                None => self
                    .open_value_text(expr, spelling)
                    .unwrap_or_else(|| phrases::unshown_expression().plain().to_owned()),
            },
        }
    }

    /// A value that only an instantiation has, where it is told by a name: a member of something dependent, the instance of
    /// a variable template, the size of a type, an object made of nothing.
    fn open_value_text(&self, expr: ExprId, spelling: Spelling<'_>) -> Option<String> {
        match self.il[expr].kind {
            ExprKind::Dependent { name: EntityName::Identifier { name }, qualifier, args, .. } => {
                let arguments = args.map(|args| self.spelled_arguments(args, spelling)).unwrap_or_default();
                Some(self.qualifier_text(qualifier?, spelling) + self.names.text(name) + &arguments)
            }
            ExprKind::Name { entity: Entity::Template { id }, args, .. } => {
                Some(self.template_text(id) + &self.spelled_arguments(args?, spelling))
            }
            ExprKind::SizeofType { of } => {
                Some(format!("{}({})", TokenKind::KwSizeof.spelling(), self.spelled_type_text(of, spelling)))
            }
            ExprKind::SizeofExpr { of } => {
                let operand = self.open_value_text(of, spelling).or_else(|| self.parameter_name(of))?;
                Some(format!("{}({operand})", TokenKind::KwSizeof.spelling()))
            }
            ExprKind::AlignofType { of, .. } => {
                Some(format!("{}({})", spelled!(__ALIGNOF__), self.spelled_type_text(of, spelling)))
            }
            ExprKind::Construct { to, args, .. } if args.is_empty() => {
                Some(self.spelled_type_text(to, spelling) + "()")
            }
            _ => None,
        }
    }

    fn parameter_name(&self, expr: ExprId) -> Option<String> {
        let ExprKind::Name { entity: Entity::TemplateParam { id }, .. } = self.il[expr].kind else {
            return None;
        };
        self.il[id].name.map(|name| self.names.text(name).to_owned())
    }
}

/// What stands for an argument that is not shown.
const UNSHOWN: &str = "...";

/// A character between quotes: as it is where it can be printed, else its escape.
fn character_text(value: i128) -> String {
    let byte = (value & 0xff) as u8;
    match byte {
        b'\n' => "\\n".to_owned(),
        b'\t' => "\\t".to_owned(),
        b'\r' => "\\r".to_owned(),
        0x07 => "\\a".to_owned(),
        0x08 => "\\b".to_owned(),
        0x0b => "\\v".to_owned(),
        0x0c => "\\f".to_owned(),
        b'\'' | b'"' | b'\\' => format!("\\{}", char::from(byte)),
        b' '..=b'~' => char::from(byte).to_string(),
        _ => format!("\\{byte:03o}"),
    }
}
