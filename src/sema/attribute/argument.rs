//! What GNU's attributes ask of their arguments and of the types of what they are put on.

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::attributes::{ArgumentKind, AttributeKind, AttributeRow, Targets};
use crate::tables::builtins;

/// The function type that an attribute is about.
struct Signature {
    params: Vec<TypeId>,
    traits: FunctionTraits,
    /// Whether the first parameter is `this`, which is none of `params`.
    this: bool,
}

impl Signature {
    /// How many parameters there are.
    fn count(&self) -> i128 {
        self.params.len() as i128 + i128::from(self.this)
    }

    /// The type of a parameter by its number from one; `None` for `this` and where there is none.
    fn parameter(&self, number: i128) -> Option<TypeId> {
        let index = usize::try_from(number - 1 - i128::from(self.this)).ok()?;
        self.params.get(index).copied()
    }
}

impl Compilation {
    /// The argument `e` of an attribute at `pos` that takes constants: an integral constant expression of a value that is
    /// possible.
    pub fn check_attribute_constant(&mut self, kind: ArgumentKind, row: &AttributeRow, e: ExprId, pos: Pos) {
        const RESERVED: i128 = 100;
        if !self.check_integral_constant(e) {
            return;
        }
        let Some(value) = self.constant_integer(e) else { return };
        let outside = |(least, most)| value < i128::from(least) || value > i128::from(most);
        if kind == ArgumentKind::Alignment {
            self.check_alignment_value(row.display, value, self.start_of(e));
        } else if row.bounds.is_some_and(outside) {
            self.report_argument(row, e);
        } else if let Some(message) = row.reserved.filter(|_| value <= RESERVED) {
            self.report(pos, message(row.display));
        }
    }

    fn report_argument(&mut self, row: &AttributeRow, e: ExprId) {
        self.report(self.start_of(e), messages::invalid_argument_attribute(row.display));
    }

    /// A name that must be that of one function, as an argument of an attribute.
    pub fn check_attribute_function(&mut self, name: Name, pos: Pos) {
        let found = self.lookup_unqualified(Key::name(name), self.context.scope);
        let text = self.names.text(name);
        let entity = |kind| EntityText::new(kind, text, Declared::At(pos));
        let message = match found[..] {
            [] if builtins::Builtin::find(text, self.dialect.gnu_version, self.dialect.standard)
                .is_some() =>
            {
                return;
            }
            [] => return self.report_undefined_name(name, pos),
            [Entity::Function { .. }] => return,
            [Entity::Class { .. } | Entity::Enum { .. } | Entity::Typedef { .. }] => {
                messages::type_name_not_allowed()
            }
            [Entity::Template { id }] => {
                messages::cannot_determine_instance_intended(self.template_entity(id))
            }
            [Entity::Function { .. }, ..] => {
                messages::cannot_determine_instance_intended(entity(EntityKind::OverloadedFunction))
            }
            [Entity::Variable { .. } | Entity::Enumerator { .. }] => {
                messages::first_argument_malloc_attribute_must()
            }
            _ => return,
        };
        self.report(pos, message);
    }

    /// The same for another expression.
    pub fn check_attribute_function_type(&mut self, e: ExprId) {
        let entry = self.il[e];
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN;
        let overload = matches!(entry.kind, ExprKind::Overload { .. });
        if overload || entry.flags.intersects(open) || self.is_unknown(entry.ty) {
            return;
        }
        // A cast chooses one of several functions.
        let function = match entry.kind {
            ExprKind::Cast { .. } => self.called_type(entry.ty),
            _ => self.function_of(entry.ty),
        };
        if function.is_none() {
            self.report(self.start_of(e), messages::first_argument_malloc_attribute_must());
        }
    }

    /// The function type that a type is or points to.
    fn called_type(&self, ty: TypeId) -> Option<(TypeId, List<TypeId>, FunctionTraits)> {
        match self.canonical_kind(ty) {
            TypeKind::Function { ret, params, traits, .. } => Some((ret, params, traits)),
            TypeKind::Pointer { to } => self.function_of(to),
            _ => None,
        }
    }

    /// Checks an attribute on something of a type, `method` a function that has `this`. False where it must be ignored.
    pub fn check_attribute_on(&mut self, id: AttributeId, ty: TypeId, target: Targets, method: bool) -> bool {
        let attribute = self.il[id].clone();
        let standard =
            attribute.syntax == AttributeSyntax::Standard && attribute.namespace(&self.il).is_none();
        let row = AttributeRow::at(attribute.id).filter(|row| row.function_type && !standard);
        let Some(row) = row else { return self.check_target(id, target) };
        if target == Targets::PARAMETER && !row.targets.intersects(target) {
            return self.check_target(id, target);
        }
        let open = TypeFlags::DEPENDENT | TypeFlags::UNKNOWN | TypeFlags::PLACEHOLDER;
        let called = self.called_type(ty);
        match called {
            Some((_, params, traits)) => {
                let signature = Signature { params: self.il[params].to_vec(), traits, this: method };
                self.check_signature(&attribute, row, &signature);
            }
            None if self.il[ty].flags.intersects(open) => return true,
            None => {
                let (name, shown) = (self.attribute_name(&attribute), self.shown_type(ty));
                self.report(attribute.pos, messages::attribute_not_apply_non_function(&name, shown));
            }
        }
        if row.only_x86_32 && !self.dialect.target.is_ilp32() {
            self.report(attribute.pos, messages::attribute_supported_only_in_32());
        }
        called.is_some() || self.check_target(id, target)
    }

    /// What an attribute says about the parameters of a function.
    fn check_signature(&mut self, attribute: &Attribute, row: &AttributeRow, signature: &Signature) {
        let args = attribute.args(&self.il).map(|args| self.il[args].to_vec()).unwrap_or_default();
        let is = |kind: AttributeKind| attribute.id == kind as u16;
        let numbers: Vec<(ExprId, i128)> = args
            .iter()
            .filter_map(|arg| match arg {
                AttributeArg::Expr { expr } => Some((*expr, self.known_argument(*expr)?)),
                _ => None,
            })
            .collect();
        if is(AttributeKind::Format) {
            let known = args.first().is_some_and(|arg| match arg {
                AttributeArg::Name { name } => {
                    row.values.contains(&crate::tables::attributes::bare(self.names.text(*name)))
                }
                _ => false,
            });
            if let ([text, first], true) = (&numbers[..], known) {
                self.check_format(attribute, row, signature, *text, *first);
            }
        } else if is(AttributeKind::Nonnull) {
            self.check_nonnull(attribute, row, signature, &numbers, args.is_empty());
        } else if is(AttributeKind::AllocSize) {
            for (e, number) in numbers {
                if !(1..=signature.count()).contains(&number) {
                    self.report_argument(row, e);
                }
            }
        } else if is(AttributeKind::Sentinel) && !signature.traits.contains(FunctionTraits::VARIADIC) {
            self.report(attribute.pos, messages::attribute_sentinel_requires_ellipsis());
        }
    }

    /// The value of an argument that depends on nothing.
    fn known_argument(&mut self, e: ExprId) -> Option<i128> {
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if self.il[e].flags.intersects(open) { None } else { self.constant_integer(e) }
    }

    /// `format`: the number of the parameter that is the text, and of the first one that it formats, both with their
    /// expressions.
    fn check_format(
        &mut self,
        attribute: &Attribute,
        row: &AttributeRow,
        signature: &Signature,
        text: (ExprId, i128),
        first: (ExprId, i128),
    ) {
        for (e, number) in [text, first] {
            if number < 0 {
                return self.report_argument(row, e);
            }
        }
        let at = self.start_of(text.0);
        self.check_format_text(signature, text.1, at);
        let pack = |ty: TypeId| matches!(self.il[ty].kind, TypeKind::PackExpansion { .. });
        if first.1 == 0 || signature.parameter(first.1).is_some_and(pack) {
            return;
        }
        if !signature.traits.contains(FunctionTraits::VARIADIC) {
            self.report(attribute.pos, messages::format_attribute_requires_ellipsis_parameter());
        }
        if first.1 != signature.count() + 1 {
            self.report(self.start_of(first.0), messages::first_substitution_argument_not_first());
        }
    }

    /// A parameter that is a text: a pointer to characters.
    fn check_format_text(&mut self, signature: &Signature, number: i128, at: Pos) {
        if number > signature.count() {
            return self.report(at, messages::format_argument_index_greater_than());
        }
        let Some(ty) = signature.parameter(number) else { return };
        let characters = match self.canonical_kind(ty) {
            TypeKind::Pointer { to } => {
                let characters = [Builtin::Char, Builtin::SignedChar, Builtin::UnsignedChar];
                self.is_unknown(to) || self.builtin_of(to).is_some_and(|of| characters.contains(&of))
            }
            _ => self.is_unknown(ty),
        };
        if !characters {
            self.report(at, messages::format_argument_not_have_string());
        }
    }

    /// `nonnull`: the numbers of parameters that are pointers, or all that are.
    fn check_nonnull(
        &mut self,
        attribute: &Attribute,
        row: &AttributeRow,
        signature: &Signature,
        numbers: &[(ExprId, i128)],
        all: bool,
    ) {
        let pointer = |c: &Self, ty: TypeId| c.is_pointer(ty) || c.is_unknown(ty);
        for (e, number) in numbers {
            if *number <= 0 {
                self.report_argument(row, *e);
            } else if *number > signature.count() {
                self.report(attribute.pos, messages::argument_attribute_nonnull_larger_than());
            } else if signature.parameter(*number).is_some_and(|ty| !pointer(self, ty)) {
                self.report(attribute.pos, messages::attribute_nonnull_references_nonpointer());
            }
        }
        if all && !signature.params.iter().any(|ty| pointer(self, *ty)) {
            self.report(attribute.pos, messages::no_parameter_has_pointer_type());
        }
    }

    /// `format_arg`: the number of the parameter that is the text which a function returns.
    pub fn check_format_argument(&mut self, function: FunctionId, id: AttributeId, method: bool) {
        let attribute = self.il[id].clone();
        let Some(row) = AttributeRow::at(attribute.id) else { return };
        let Some(args) = attribute.args(&self.il) else { return };
        let [AttributeArg::Expr { expr }] = self.il[args] else { return };
        let Some(number) = self.known_argument(expr) else { return };
        if number < 0 {
            return self.report_argument(row, expr);
        }
        if let Some((_, params, traits)) = self.function_of(self.il[function].ty) {
            let signature = Signature { params: self.il[params].to_vec(), traits, this: method };
            self.check_format_text(&signature, number, attribute.pos);
        }
    }
}
