//! Literals and user-defined literals (`[lex.literal]`, `[over.literal]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::literals::{Encoding, FloatType, IntegerType};
use crate::names::Name;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// An integer literal by its number (`[lex.icon]`), with a suffix of the program's own.
    pub fn build_integer(&mut self, literal: u32, pos: Pos) -> ExprId {
        let (ty, user) = match self.il.literals.integers.get(literal as usize) {
            Some(i) => (i.ty, i.user.as_ref().map(|u| u.suffix)),
            None => (IntegerType::Int, None),
        };
        let of = match ty {
            IntegerType::Int => Builtin::Int,
            IntegerType::UnsignedInt => Builtin::UnsignedInt,
            IntegerType::Long => Builtin::Long,
            IntegerType::UnsignedLong => Builtin::UnsignedLong,
            IntegerType::LongLong => Builtin::LongLong,
            IntegerType::UnsignedLongLong => Builtin::UnsignedLongLong,
            IntegerType::Int128 => Builtin::Int128,
        };
        let ty = self.builtin(of);
        let e = self.prvalue(ExprKind::Integer { literal }, ty, pos);
        self.with_user_suffix(e, user, pos)
    }

    /// A floating-point literal by its number (`[lex.fcon]`).
    pub fn build_float(&mut self, literal: u32, pos: Pos) -> ExprId {
        let (ty, user) = match self.il.literals.floats.get(literal as usize) {
            Some(f) => (f.ty, f.user.as_ref().map(|u| u.suffix)),
            None => (FloatType::Double, None),
        };
        let of = match ty {
            FloatType::Float => Builtin::Float,
            FloatType::Double => Builtin::Double,
            FloatType::LongDouble => Builtin::LongDouble,
            FloatType::Float128 => Builtin::Float128,
            FloatType::F16 => Builtin::Float16,
            FloatType::BF16 => Builtin::Bfloat16,
            _ => Builtin::Double,
        };
        let mut ty = self.builtin(of);
        if self.il.literals.floats.get(literal as usize).is_some_and(|f| f.imaginary) {
            ty = self.make_type(TypeKind::Complex { element: ty });
        }
        let e = self.prvalue(ExprKind::Float { literal }, ty, pos);
        self.with_user_suffix(e, user, pos)
    }

    /// A character literal by its number (`[lex.ccon]`).
    pub fn build_char(&mut self, literal: u32, pos: Pos) -> ExprId {
        let (encoding, multi, user) = match self.il.literals.chars.get(literal as usize) {
            Some(c) => (c.encoding, c.multi, c.user.as_ref().map(|u| u.suffix)),
            None => (Encoding::Narrow, false, None),
        };
        let ty = if (multi || !self.dialect.cxx) && encoding == Encoding::Narrow {
            self.common.int
        } else {
            let of = self.char_type(encoding, false);
            self.builtin(of)
        };
        let e = self.prvalue(ExprKind::Char { literal }, ty, pos);
        self.with_user_suffix(e, user, pos)
    }

    /// The element type of literals with this encoding (`[lex.ccon]`, `[lex.string]`).
    fn char_type(&self, encoding: Encoding, _string: bool) -> Builtin {
        match encoding {
            Encoding::Narrow => Builtin::Char,
            Encoding::Wide => Builtin::WChar,
            Encoding::Utf8 if self.dialect.standard >= 20 => Builtin::Char8,
            Encoding::Utf8 => Builtin::Char,
            Encoding::Utf16 => Builtin::Char16,
            Encoding::Utf32 => Builtin::Char32,
        }
    }

    /// A string literal by its number (`[lex.string]`).
    pub fn build_string(&mut self, literal: u32, pos: Pos) -> ExprId {
        let user = self.il.literals.strings.get(literal as usize).and_then(|s| s.user.as_ref());
        let suffix = user.map(|u| u.suffix);
        let ty = self.string_type(literal);
        let kind = ExprKind::String { literal };
        let e = self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos);
        self.with_user_suffix(e, suffix, pos)
    }

    /// The type of a string literal without its suffix (`[lex.string]`).
    pub fn string_type(&mut self, literal: u32) -> TypeId {
        let (encoding, count) = match self.il.literals.strings.get(literal as usize) {
            Some(s) => {
                let units = self.il.literals.units(s).len() / s.encoding.unit_size().max(1);
                (s.encoding, units as u64 + 1)
            }
            None => (Encoding::Narrow, 1),
        };
        let of = self.char_type(encoding, true);
        let char_type = self.builtin(of);
        // In C the elements can be assigned to.
        let qualifiers = if self.dialect.cxx { Qualifiers::CONST } else { Qualifiers::empty() };
        let element = self.qualified(char_type, qualifiers);
        self.make_type(TypeKind::Array { element, bound: ArrayBound::Constant { count: count.into() } })
    }

    /// A literal with a user-defined suffix calls its literal operator (`[lex.ext]`).
    fn with_user_suffix(&mut self, operand: ExprId, suffix: Option<Name>, pos: Pos) -> ExprId {
        let Some(suffix) = suffix else { return operand };
        let key = crate::sema::lookup::Key::of(EntityName::Literal { suffix });
        let found = match key {
            Some(key) => self.lookup_unqualified(key, self.context.scope),
            None => Default::default(),
        };
        if found.is_empty() {
            self.no_literal_operator(pos);
        }
        let functions = found.iter().filter_map(|entity| match *entity {
            Entity::Function { id } => Some(id),
            _ => None,
        });
        let function = functions
            .clone()
            .find(|id| self.literal_operator_fits(*id, operand))
            .or_else(|| functions.clone().find(|id| self.is_raw_literal_operator(*id, operand)));
        let function = function.or_else(|| self.literal_template_instance(&found, operand));
        let templates = found.iter().any(|entity| !matches!(entity, Entity::Function { .. }));
        if function.is_none() && !found.is_empty() && !templates {
            self.no_literal_operator(pos);
        } else if function.is_none() && !found.is_empty() {
            self.fall_back(UnknownCause::LiteralOperator, pos);
        }
        if let Some(function) = function {
            self.check_operator_space(function, pos);
        }
        let ty = function.map_or(self.common.unknown, |id| self.result_of(id));
        let kind = ExprKind::UserLiteral { operand, suffix, function };
        self.call_result(kind, ty, ExprFlags::empty(), pos)
    }

    /// No literal operator has the suffix of a literal, which then may be a reserved one (`[usrlit.suffix]`).
    fn no_literal_operator(&mut self, pos: Pos) {
        if self.reports_here() {
            self.report(pos, messages::user_defined_literal_operator_not());
        }
    }

    fn literal_operator_fits(&self, function: FunctionId, operand: ExprId) -> bool {
        let params = self.il[function].params(&self.il);
        let Some(first) = params.first() else { return false };
        match self.il[operand].kind {
            ExprKind::Integer { .. } => self.builtin_of(first.ty) == Some(Builtin::UnsignedLongLong),
            ExprKind::Float { .. } => self.builtin_of(first.ty) == Some(Builtin::LongDouble),
            ExprKind::Char { .. } => params.len() == 1 && self.same_type(first.ty, self.il[operand].ty),
            ExprKind::String { .. } => {
                let element = match self.canonical_kind(self.il[operand].ty) {
                    TypeKind::Array { element, .. } => element,
                    _ => return false,
                };
                params.len() == 2 && self.pointee(first.ty).is_some_and(|p| self.same_type(p, element))
            }
            _ => false,
        }
    }

    /// Whether a function is a literal operator that gets the characters of a number.
    fn is_raw_literal_operator(&self, function: FunctionId, operand: ExprId) -> bool {
        let number = matches!(self.il[operand].kind, ExprKind::Integer { .. } | ExprKind::Float { .. });
        match self.il[function].params(&self.il) {
            [only] => number && self.pointee(only.ty).is_some(),
            _ => false,
        }
    }

    /// The instance of a literal operator template for a number or a string (`[lex.ext]`).
    fn literal_template_instance(&mut self, found: &[Entity], operand: ExprId) -> Option<FunctionId> {
        found.iter().find_map(|entity| {
            let Entity::Template { id } = *entity else { return None };
            let args = self.literal_arguments(id, operand)?;
            let args = self.interned.arg_list(&mut self.il, &args);
            let deduced = self.deduce_call(id, Some(args), &[])?;
            self.function_instance(id, deduced)
        })
    }

    /// What a literal gives a literal operator template: a number its characters, a string itself, or the type and
    /// the values of its elements where the template has a type parameter first (an extension).
    fn literal_arguments(&mut self, template: TemplateId, operand: ExprId) -> Option<Vec<TemplateArg>> {
        let literals = &self.il.literals;
        let user = match self.il[operand].kind {
            ExprKind::Integer { literal } => literals.integers.get(literal as usize)?.user?,
            ExprKind::Float { literal } => literals.floats.get(literal as usize)?.user?,
            ExprKind::String { literal } => {
                let first = *self.il[self.il[template].params].params(&self.il).first()?;
                if !matches!(self.il[first].kind, TemplateParamKind::Type { .. }) {
                    return Some(vec![TemplateArg::Expr { expr: operand }]);
                }
                let string = literals.strings.get(literal as usize)?;
                let values: Vec<_> = literals.unit_values(string).collect();
                let of = self.char_type(string.encoding, true);
                let ty = self.builtin(of);
                let elements = values.into_iter().map(|v| TemplateArg::integral(v, ty));
                return Some(std::iter::once(TemplateArg::Type { of: ty }).chain(elements).collect());
            }
            _ => return None,
        };
        let ty = self.common.char;
        let characters = self.names.text(user.spelling).as_bytes();
        Some(characters.iter().map(|byte| TemplateArg::integral(*byte, ty)).collect())
    }
}
