//! Expressions, printed from what they were analysed to.

mod call;
mod called_object;
mod class_cast;
mod comma;
mod deferred;
mod designator;
mod fold;
mod kept_name;
mod kept_text;
mod lambda;
mod literal;
mod local_enumerator;
mod member;
mod member_pointer;
mod number_cast;
mod object;
mod operand;
mod overloaded_operator;
mod reference_cast;
mod size;

use super::change;
use super::declaration::parameter::ParameterStyle;
use super::initializer::zero::AssignedList;
use super::{CapturedThis, Printer};
use crate::il::*;
use crate::names::Name;
use crate::names::known;
use crate::source::Pos;
use crate::tables::host_runtime;
use crate::tables::limits;
use crate::tables::spelled;
use crate::tables::type_traits::TypeTrait;

impl Printer<'_> {
    /// Prints an expression where it stands alone: a statement, an argument, a returned value.
    pub(super) fn top(&mut self, expr: ExprId) {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Integer { literal } => self.integer_literal(literal),
            ExprKind::Float { literal } => self.float_literal(literal),
            ExprKind::Char { literal } => self.char_literal(literal),
            ExprKind::String { literal } => self.string_literal(literal),
            ExprKind::FunctionName { word, .. } => self.function_name_word(word),
            ExprKind::Bool { value } => self.text(if value { spelled!(TRUE) } else { spelled!(FALSE) }),
            ExprKind::Nullptr => self.text(spelled!(NULLPTR)),
            ExprKind::GnuNull => self.text(spelled!(__NULL)),
            ExprKind::This { .. } if self.around.lambdas.captured_this == CapturedThis::Object => {
                self.text(spelled!("(" THIS ")"))
            }
            ExprKind::This { .. } => self.text(spelled!(THIS)),
            ExprKind::Constant { value } => self.constant(value),
            ExprKind::Implicit { .. } if self.il.converted_object(expr).is_some() => self.operand(expr),
            ExprKind::Implicit { operand, .. } => self.top(operand),
            ExprKind::Extension { operand } => self.marked_extension(operand, |p, operand| p.top(operand)),
            ExprKind::Name { entity, qualifier, args } => self.named_alone(entity, qualifier, args),
            ExprKind::Overload { set, qualifier, args } => {
                let OverloadSet { candidates, name } = il[set];
                let class = il[candidates].first().and_then(|entity| self.class_of(*entity));
                for candidate in &il[candidates] {
                    self.note_reference(*candidate);
                }
                let member = qualifier.is_some_and(|q| matches!(il[q].part, QualifierPart::Type { .. }));
                let template = self.around.templates > 0
                    && il[candidates].iter().any(|candidate| matches!(candidate, Entity::Template { .. }));
                let open = self.in_template() || il[expr].flags.contains(ExprFlags::VALUE_DEPENDENT);
                let first = il[candidates].first().filter(|_| qualifier.is_none());
                if let Some(scope) = first.and_then(|entity| self.kept_namespace(*entity)) {
                    self.qualify_visible(scope);
                }
                self.with(change::NamesFunction(true), |p| {
                    if let Some(qualifier) = qualifier {
                        p.function_qualifier(name, qualifier, template);
                    }
                    p.qualified_name(name, None, args, member && open && args.is_some(), class)
                });
            }
            ExprKind::Dependent { name, qualifier, args, template_keyword, .. } => {
                match (qualifier, name) {
                    (Some(qualifier), EntityName::Operator { .. }) if !template_keyword => {
                        self.template_qualifier(qualifier);
                    }
                    (Some(qualifier), EntityName::Conversion { .. }) if self.is_open_scope(qualifier) => {}
                    (Some(qualifier), _) => self.value_qualifier(qualifier, template_keyword),
                    (None, _) => {}
                }
                self.qualified_name(name, None, args, template_keyword, None);
            }
            ExprKind::Member { .. }
            | ExprKind::MemberOverload { .. }
            | ExprKind::DependentMember { .. }
            | ExprKind::PseudoDestructor { .. } => self.member_access(expr),
            ExprKind::Unary { op, operand } => {
                self.with(change::OpenOperands(false), |p| p.unary(op, operand));
            }
            ExprKind::Binary { op, lhs, rhs } => {
                // What is computed with a pointer is known, whatever it points to.
                let open = il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT)
                    && !self.has_declarator(il[lhs].ty)
                    && !self.has_declarator(il[rhs].ty);
                self.with(change::OpenOperands(open), |p| p.binary(op, lhs, rhs));
            }
            ExprKind::Conditional { condition, then: Some(then), otherwise }
                if self.chooses_object(expr, then, otherwise) && !self.has_deferred_type(expr) =>
            {
                self.conditional_object(condition, then, otherwise);
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                let deferred = self.has_deferred_type(expr);
                if self.options.c {
                    self.operand(condition);
                } else if self.constants().is_deferred_call(self.il.without_conversions(condition)) {
                    self.parenthesized(condition);
                } else {
                    self.tested_operand(condition);
                }
                self.text(" ? ");
                match then {
                    Some(then) => self.top_or_comma(self.as_deferred(then, deferred)),
                    None => self.text(" "),
                }
                self.text(if then.is_some() { " : " } else { ": " });
                let designated = il[expr].category != Category::Prvalue;
                let otherwise = self.as_deferred(otherwise, deferred);
                let spread = self.is_vector(il[expr].ty) && !self.is_vector(il[otherwise].ty);
                self.text(if spread { "(" } else { "" });
                self.designated_operand(otherwise, designated, |p| p.open_operand(otherwise));
                self.text(if spread { ")" } else { "" });
            }
            ExprKind::Operator { op, args, postfix, .. } if self.is_deferred_operator(op, args, postfix) => {
                let mut operands = il[args].iter().map(|operand| self.il.without_conversions(*operand));
                match (operands.next(), operands.next()) {
                    (Some(lhs), Some(rhs)) => {
                        self.operand(lhs);
                        self.text(" ");
                        self.text(op.spelling());
                        self.text(" ");
                        self.operand(rhs);
                    }
                    (Some(operand), None) => {
                        self.text(op.spelling());
                        self.operand(operand);
                    }
                    _ => {}
                }
            }
            ExprKind::Operator { op, args, postfix, function, .. } => {
                self.overloaded_operator(op, &il[args], postfix, function);
            }
            ExprKind::Subscript { base, index } => {
                let open = self.manner.arguments.open_operands && !self.has_declarator(il[base].ty);
                self.with(change::OpenOperands(open), |p| {
                    match p.il[p.il.without_conversions(base)].kind {
                        ExprKind::String { .. } => p.parenthesized(base),
                        // An array that a function refers to becomes a pointer.
                        ExprKind::Call { .. }
                            if p.il.is_array(Some(p.il[p.il.without_conversions(base)].ty))
                                && !il[index].flags.contains(ExprFlags::TYPE_DEPENDENT) =>
                        {
                            p.parenthesized(base)
                        }
                        _ => p.open_operand(base),
                    }
                    p.text("[");
                    p.top_or_comma(index);
                    p.text("]");
                });
            }
            ExprKind::Call { callee, args } => {
                if self.argument_list_access(callee, args) {
                    return;
                }
                if self.object_of_static_call(callee) {
                    return self.static_call_of_object(callee, args);
                }
                let dependent = il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT);
                self.with(change::OpenOperands(dependent), |p| {
                    let deferred = p.constants().is_deferred_call(expr);
                    let open = deferred || il[args].iter().any(|arg| p.is_open_this(*arg));
                    let nearest = open && p.il.is_open_function(callee);
                    p.with(change::Called(dependent), |p| {
                        p.with(change::NearestPath(nearest), |p| p.callee(callee, dependent));
                    });
                    p.text("(");
                    let mut index = 0;
                    p.separated(&il[args], |p, arg| {
                        match p.il.converted_object(arg).filter(|_| deferred) {
                            Some(object) => p.argument(object),
                            None if p.makes_parameter(callee, index, arg) => p.top(arg),
                            None if p.copies_open_member(callee, index, arg)
                                || p.begins_with_open_member(arg) =>
                            {
                                p.text("(");
                                p.argument(arg);
                                p.text(")");
                            }
                            None => p.argument(arg),
                        }
                        index += 1;
                    });
                });
                self.text(")");
            }
            ExprKind::Launch { configure, call } => {
                self.text("(");
                self.top(configure);
                self.text(host_runtime::LAUNCH_END);
                self.top(call);
            }
            ExprKind::Throw { operand } => {
                self.text(spelled!(THROW));
                if let Some(operand) = operand {
                    self.text(" ");
                    let class = self.il.is_class(self.il[self.il.without_conversions(operand)].ty);
                    match self.initializing_cast(operand, None) {
                        true => {}
                        false if class => self.top(operand),
                        false => self.argument(operand),
                    }
                }
            }
            ExprKind::Lambda { id } => self.lambda(id),
            ExprKind::New { id } => self.new_expression(id),
            _ => self.rarer_expression(expr),
        }
    }

    fn rarer_expression(&mut self, expr: ExprId) {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Cast { style, to, operand } => {
                self.with(change::OpenOperands(false), |p| p.cast(style, to, operand));
            }
            ExprKind::Construct { .. } if let Some((to, args)) = self.constants().folded_deduced(expr) => {
                self.folded_object(to, args)
            }
            ExprKind::Construct { to, args, .. } => self.construct(to, args),
            ExprKind::ConstructBrace { .. } if let Some(to) = self.il.zero_type(expr) => self.zero(to, true),
            ExprKind::ConstructBrace { to, list, .. } => {
                self.type_id(self.without_naming_class(self.brace_type(expr, to)));
                self.braced_object(list, to);
            }
            ExprKind::Generic { control, types, values, .. } => {
                self.generic(control, &il[types], &il[values])
            }
            ExprKind::CompoundLiteral { to, list } => {
                self.text("((");
                self.type_id_in(to, il[expr].pos);
                self.text(")");
                self.braced(list);
                self.text(")");
            }
            ExprKind::InitList { .. } if self.il.is_class(il[expr].ty) => self.braced_argument(expr),
            ExprKind::InitList { elements, .. } => match il[elements] {
                // Braces around a scalar say nothing.
                [only] if self.makes_scalar(expr) => self.top(only),
                [] if let Some(ty) = self.listed_zero(expr) => self.untyped_zero(ty),
                _ if self.around.templates > 0 && !self.il.is_array(Some(il[expr].ty)) => {
                    self.braced_argument(expr)
                }
                _ => self.braced_temporary(expr),
            },
            ExprKind::Designated { path, value, .. } => {
                self.designators(path, false);
                self.text(" = ");
                self.element(value, false, None);
            }
            ExprKind::SizeofType { of } => self.of_type(spelled!(SIZEOF "("), of),
            ExprKind::SizeofExpr { of } => self.sizeof_expression(of),
            ExprKind::SizeofPack { pack } => {
                self.text(spelled!(SIZEOF "...("));
                self.entity_path(pack);
                self.text(")");
            }
            ExprKind::AlignofType { of, .. } => self.of_type(spelled!(__ALIGNOF__ "("), of),
            ExprKind::AlignofExpr { of, .. } => {
                if self.is_measured_open(of) {
                    self.text(spelled!(__ALIGNOF__ "("));
                    self.measured_operand(of);
                    self.text(")");
                } else {
                    self.text(spelled!(__ALIGNOF__ " "));
                    self.parenthesized(of);
                }
            }
            ExprKind::TypeidType { of } => self.of_type(spelled!(TYPEID "("), self.type_identified(of)),
            ExprKind::TypeidExpr { of } => {
                self.text(spelled!(TYPEID "("));
                let made_of_member = self.is_made_of_open_member(of, limits::DEFERRED_OPERAND_NESTING);
                match made_of_member || self.is_made_object(of) {
                    true => self.parenthesized(of),
                    false => self.operand(of),
                }
                self.text(")");
            }
            ExprKind::Noexcept { of } => {
                self.text(spelled!(NOEXCEPT "("));
                self.with(change::Measuring(true), |p| match il[of].kind {
                    _ if !p.is_open_operand(of) => p.top(of),
                    ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } => p.parenthesized(of),
                    ExprKind::Cast { style, to, .. } if p.il.is_construction(to, style) => {
                        p.parenthesized(of)
                    }
                    _ => p.operand(of),
                });
                self.text(")");
            }
            ExprKind::IntegerPack { count } => {
                self.name(known::INTEGER_PACK);
                self.text("(");
                self.top(count);
                self.text(")");
            }
            ExprKind::Delete { operand, array, global, .. } => {
                self.text(if global { spelled!("::" DELETE " ") } else { spelled!(DELETE " ") });
                self.text(if array { "[] " } else { "" });
                self.operand(operand);
            }
            ExprKind::Fold { op, left, right, .. } => self.fold(op, left, right),
            ExprKind::Expansion { pattern } => {
                self.operand(pattern);
                self.text("...");
            }
            ExprKind::Requires { id } => self.requires(id),
            ExprKind::Concept { template, args, .. } => {
                self.template_name(template);
                self.concept_args(template, args);
            }
            _ => self.extension(expr),
        }
    }

    /// Prints GNU and other extensions, coroutines, and what was not analysed.
    fn extension(&mut self, expr: ExprId) {
        let il = self.il;
        match il[expr].kind {
            ExprKind::UserLiteral { operand, suffix, function } => {
                let closed = self.is_literal_object(expr);
                self.text(if closed { "(" } else { "" });
                self.user_literal(operand, suffix, function);
                self.text(if closed { ")" } else { "" });
            }
            ExprKind::Trait { trait_, args } => {
                self.trait_name(trait_);
                self.text("(");
                self.with(change::KeptConstants(Default::default()), |p| {
                    p.separated(&il[args], |p, arg| match arg {
                        TraitArg::Type { of } => p.type_id(of),
                        TraitArg::Expr { expr } => p.top(expr),
                    })
                });
                self.text(")");
            }
            ExprKind::Offsetof { of, path } => {
                self.text(spelled!(__BUILTIN_OFFSETOF "("));
                self.type_id_in(of, il[expr].pos);
                self.text(", ");
                self.designators(path, true);
                self.text(")");
            }
            ExprKind::VaArg { list, to } => {
                self.text("__builtin_va_arg(");
                self.argument_list(list);
                self.text(",");
                self.type_id(to);
                self.text(")");
            }
            ExprKind::Choose { condition, first, second, .. } => {
                self.name(known::BUILTIN_CHOOSE_EXPR);
                self.text("(");
                self.separated(&[condition, first, second], |p, operand| p.argument(operand));
                self.text(")");
            }
            ExprKind::StatementExpr { body } => {
                self.text("(");
                self.statement_expression(body);
                self.text(")");
            }
            ExprKind::LabelAddress { label } => {
                self.text("&&");
                self.name(il[label].name);
            }
            ExprKind::Await { operand } => {
                self.text(spelled!(CO_AWAIT " "));
                self.operand(operand);
            }
            ExprKind::Yield { operand } => {
                self.text(spelled!(CO_YIELD " "));
                self.top(operand);
            }
            ExprKind::Unknown { text } => self.kept_text(text),
            _ => {}
        }
    }

    /// Whether only an instantiation tells what an operand that is not evaluated does.
    fn is_open_operand(&self, of: ExprId) -> bool {
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        let e = &self.il[self.il.without_conversions(of)];
        e.flags.intersects(dependent) || self.il[e.ty].flags.contains(TypeFlags::DEPENDENT)
    }

    /// Prints the name of a type trait.
    pub(super) fn trait_name(&mut self, index: u16) {
        if let Some(row) = TypeTrait::row_at(index) {
            self.text(row.name);
        }
    }

    /// Prints `__func__` or `__PRETTY_FUNCTION__`: other spellings of the former name the same variable, which is
    /// called as the function names it first.
    fn function_name_word(&mut self, word: Name) {
        // Outside of all functions there is no name.
        if self.around.functions == 0 {
            return self.text("\"\"");
        }
        let pretty = self.input.names.bytes(word) == spelled!(__PRETTY_FUNCTION__).as_bytes();
        let named = if pretty { word } else { *self.around.function_word.get_or_insert(word) };
        self.name(named);
    }

    /// Prints a generic selection.
    fn generic(&mut self, control: ExprId, types: &[TypeId], values: &[ExprId]) {
        self.text(spelled!(_GENERIC "("));
        self.top(control);
        for (ty, value) in types.iter().zip(values) {
            self.text(", ");
            match self.il[*ty].kind {
                TypeKind::Unknown => self.text(spelled!(DEFAULT)),
                _ => self.type_id(*ty),
            }
            self.text(": ");
            self.top(*value);
        }
        self.text(")");
    }

    fn unary(&mut self, op: UnaryOp, operand: ExprId) {
        match op {
            UnaryOp::PostIncrement | UnaryOp::PostDecrement => {
                self.operand(operand);
                self.text(op.spelling());
            }
            UnaryOp::Real | UnaryOp::Imag => {
                if op == UnaryOp::Real && !self.is_complex(operand) {
                    self.top(operand);
                } else {
                    self.text(if op == UnaryOp::Real { spelled!(__REAL) } else { spelled!(__IMAG) });
                    self.parenthesized(operand);
                }
            }
            UnaryOp::Address if let Some((entity, qualifier)) = self.open_member_constant(operand) => {
                self.text("&");
                self.named_entity(entity, qualifier, None);
            }
            UnaryOp::Address if self.is_member_constant(operand) || self.names_open_static(operand) => {
                self.text("&");
                self.top(operand);
            }
            UnaryOp::Address if matches!(self.il[operand].kind, ExprKind::Name { .. }) => {
                self.address_of_name(operand);
            }
            UnaryOp::Address if matches!(self.il[operand].kind, ExprKind::CompoundLiteral { .. }) => {
                self.text("&");
                self.parenthesized(operand);
            }
            UnaryOp::Address | UnaryOp::Deref if self.is_open_object_made(operand) => {
                self.text(op.spelling());
                self.text("(");
                self.operand(operand);
                self.text(")");
            }
            UnaryOp::Not | UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement
                if self.is_open_temporary(operand) =>
            {
                self.text(op.spelling());
                self.open_operand(operand);
            }
            _ => {
                self.text(op.spelling());
                self.unary_operand(op, operand);
            }
        }
    }

    fn names_open_static(&self, operand: ExprId) -> bool {
        matches!(self.il[operand].kind, ExprKind::Name { entity, .. } if self.is_open_static(entity))
    }

    /// Whether the operand of `&` names a member, which gives a member pointer and takes no parentheses.
    pub(super) fn is_member_constant(&self, operand: ExprId) -> bool {
        matches!(self.il[operand].kind, ExprKind::Name { qualifier: Some(_), .. } | ExprKind::Overload { .. })
    }

    /// The member of a class template that a member pointer constant names, and its qualifier. In parentheses it is the
    /// member of an object (`[expr.unary.op]`).
    fn open_member_constant(&self, operand: ExprId) -> Option<(Entity, Option<QualifierId>)> {
        let e = &self.il[operand];
        match e.kind {
            ExprKind::Member { base, entity: entity @ Entity::Field { .. }, qualifier: Some(q), .. }
                if matches!(self.il[base].kind, ExprKind::This { implicit: true, .. })
                    && !e.flags.contains(ExprFlags::PARENTHESIZED) =>
            {
                Some((entity, Some(q)))
            }
            _ => None,
        }
    }

    fn binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId) {
        match op {
            BinaryOp::Comma => {
                self.text("(");
                self.comma(lhs, rhs);
                self.text(")");
            }
            BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow => {
                self.pointed_member(op, lhs, rhs);
            }
            _ => {
                let pointer = self.has_declarator(self.il[lhs].ty) || self.has_declarator(self.il[rhs].ty);
                let deferred = self.has_deferred_type(lhs) || self.has_deferred_type(rhs);
                let (lhs, rhs) = (self.as_deferred(lhs, deferred), self.as_deferred(rhs, deferred));
                if self.is_truth_beside_open(op, lhs, rhs) {
                    self.parenthesized(lhs);
                } else if op.is_assignment() || op.is_logical() || !self.spread_operand(lhs, rhs) {
                    self.chained_operand(op, lhs, pointer);
                }
                self.text(" ");
                self.text(op.spelling());
                self.text(" ");
                let assigned = self.il[lhs].ty;
                match self.il.zero_type(rhs) {
                    _ if op == BinaryOp::Assign
                        && let Some(list) = self.assigned_list(rhs) =>
                    {
                        self.assigned_scalar(list, pointer)
                    }
                    Some(zero)
                        if op == BinaryOp::Assign
                            && self.il[zero].canonical == self.il[assigned].canonical =>
                    {
                        self.assigned_zero(zero, true, Some(assigned));
                    }
                    _ if self.is_truth_beside_open(op, rhs, lhs) => self.parenthesized(rhs),
                    // A class is assigned by an operator, though nobody has written that.
                    _ if op == BinaryOp::Assign && self.is_converted_to_class(rhs) => {
                        self.overloaded_operand(rhs)
                    }
                    _ if op != BinaryOp::Assign && !op.is_logical() && self.spread_operand(rhs, lhs) => {}
                    _ => self.chained_operand(op, rhs, pointer),
                }
            }
        }
    }

    fn assigned_scalar(&mut self, list: AssignedList, pointer: bool) {
        match list {
            AssignedList::Element(element) => self.chained_operand(BinaryOp::Assign, element, pointer),
            AssignedList::Zero(ty) => {
                let closed = matches!(
                    self.il.unqualified(ty),
                    TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. }
                );
                match closed {
                    true => {
                        self.text("(");
                        self.untyped_zero(ty);
                        self.text(")");
                    }
                    false => self.assigned_zero(ty, false, None),
                }
            }
        }
    }

    /// Prints an expression where a comma separates nothing else, so that it needs no parentheses.
    pub(super) fn top_or_comma(&mut self, expr: ExprId) {
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => self.comma(lhs, rhs),
            _ => self.top(expr),
        }
    }

    /// Whether a conditional expression between two operands, the type of which is known, is a prvalue of a class.
    pub(super) fn chooses_object(&self, expr: ExprId, then: ExprId, otherwise: ExprId) -> bool {
        (self.il.makes_object(then) || self.il.makes_object(otherwise))
            && !self.il[expr].flags.contains(ExprFlags::TYPE_DEPENDENT)
    }

    /// Prints a conditional expression that makes an object: in parentheses of its own, as overloaded operators are.
    fn conditional_object(&mut self, condition: ExprId, then: ExprId, otherwise: ExprId) {
        self.text("(");
        self.tested_operand(condition);
        self.text(" ? ");
        self.top_or_comma(then);
        self.text(" : ");
        match self.il[then].category == self.il[otherwise].category {
            true if self.is_call(otherwise) && self.converts_call(then, otherwise) => {
                self.parenthesized(otherwise);
            }
            true => self.operand(otherwise),
            false => self.overloaded_operand(otherwise),
        }
        self.text(")");
    }

    /// Whether the call behind a `:` is converted to what stands before it: to an object that no call makes, or to one
    /// of another constness.
    fn converts_call(&self, then: ExprId, otherwise: ExprId) -> bool {
        let ty = |expr: ExprId| self.il[self.il[self.il.without_conversions(expr)].ty].canonical;
        !self.is_call(then) || ty(then) != ty(otherwise)
    }

    fn is_call(&self, expr: ExprId) -> bool {
        matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::Call { .. })
    }

    /// Prints an expression without the parentheses that an overloaded operator has of its own.
    pub(super) fn without_own_parentheses(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        match self.il[inner].kind {
            ExprKind::Operator { op, args, postfix, function, .. } => {
                self.operator(op, &self.il[args], postfix, function);
            }
            _ => self.top(inner),
        }
    }

    fn cast(&mut self, style: CastStyle, to: TypeId, operand: ExprId) {
        if self.cast_without_constructor(style, to, operand) || self.cast_of_same_object(style, to, operand) {
            return;
        }
        let to = match style {
            CastStyle::Static | CastStyle::C | CastStyle::Functional => {
                self.without_base_typedef(to, operand)
            }
            _ => to,
        };
        let keyword = match style {
            CastStyle::Static => spelled!(STATIC_CAST),
            CastStyle::Dynamic => spelled!(DYNAMIC_CAST),
            CastStyle::Reinterpret => spelled!(REINTERPRET_CAST),
            CastStyle::Const => spelled!(CONST_CAST),
            CastStyle::BitCast => {
                self.text("__builtin_bit_cast(");
                self.type_id(to);
                self.text(", ");
                self.top(operand);
                self.text(")");
                return;
            }
            CastStyle::C | CastStyle::Functional | CastStyle::FunctionalBrace => {
                self.plain_cast(style, to, operand);
                return;
            }
        };
        self.text(keyword);
        self.text("< ");
        self.cast_type(to);
        self.text(">(");
        match style {
            CastStyle::Static if self.converted_constant(to, operand) => {}
            CastStyle::Static => self.cast_operand(to, operand),
            _ => self.top(operand),
        }
        self.text(")");
    }

    pub(in crate::emit::host) fn plain_cast(&mut self, style: CastStyle, to: TypeId, operand: ExprId) {
        let il = self.il;
        let inner = il.without_conversions(operand);
        let to = if style == CastStyle::C { to } else { self.without_naming_class(to) };
        if self.is_cast_of_list(style, operand) {
            return self.cast_of_list(to, inner);
        }
        if self.il.is_construction(to, style) {
            self.text("((");
            self.cast_type(match il[to].kind {
                TypeKind::Qualified { base, .. } => base,
                _ => to,
            });
            self.text(")(");
            self.cast_operand(to, operand);
            self.text("))");
            return;
        }
        self.text("(");
        self.cast_type(to);
        self.text(")");
        if let Some(class) = self.il.class_of_selected_function(to, inner) {
            return self.selected_function(class, inner);
        }
        if style != CastStyle::FunctionalBrace && self.converted_constant(to, operand) {
            return;
        }
        match self.il[inner].kind {
            ExprKind::InitList { elements, .. } => match self.il[elements].first() {
                Some(element) => self.operand(*element),
                None => self.text("0"),
            },
            ExprKind::Operator { .. } => self.operand(inner),
            ExprKind::CompoundLiteral { .. } => self.parenthesized(inner),
            ExprKind::Lambda { id } if self.il[id].wrapper == LambdaWrapper::HostDevice => self.top(inner),
            ExprKind::Cast { style, to, .. } if self.il.is_construction(to, style) => {
                self.parenthesized(inner)
            }
            // An object that is made and not looked at.
            ExprKind::Cast { style: CastStyle::Static, to: made, operand }
                if self.is_void(to) && self.is_closed_cast(CastStyle::Static, made, operand) =>
            {
                self.parenthesized(inner)
            }
            ExprKind::ConstructBrace { to: made, .. }
                if self.is_void(to) && (self.il.makes_object(inner) || self.il.is_array(Some(made))) =>
            {
                self.parenthesized(inner)
            }
            ExprKind::Construct { to: class, .. }
                if self.is_void(to) && self.il.makes_object(inner) && self.starts_with_code(class, 0) =>
            {
                self.parenthesized(inner)
            }
            ExprKind::ConstructBrace { to: made, .. } | ExprKind::Construct { to: made, .. }
                if self.il.is_open_class(made) =>
            {
                self.parenthesized(inner)
            }
            _ if self.decays_for(to, inner) => self.parenthesized(inner),
            _ => self.operand(inner),
        }
    }

    /// Whether a cast is written `T({a, b})`.
    pub(super) fn is_cast_of_list(&self, style: CastStyle, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        style == CastStyle::Functional && matches!(self.il[inner].kind, ExprKind::InitList { .. })
    }

    /// Prints `T({a, b})`: the list initializes the parameter of a constructor, which no other notation says. One that
    /// is copied is the object itself: `T{a, b}`.
    fn cast_of_list(&mut self, to: TypeId, list: ExprId) {
        self.cast_type(to);
        if self.around.templates == 0
            && let ExprKind::InitList { constructor: Some(constructor), .. } = self.il[list].kind
            && matches!(self.il.unqualified(to), TypeKind::Class { class } if self.il[constructor].class == Some(class))
        {
            return self.braced_argument(list);
        }
        self.text("(");
        self.braced_argument(list);
        self.text(")");
    }

    /// Whether an operand is an array that is converted to a pointer before it is cast to another type.
    fn decays_for(&self, to: TypeId, operand: ExprId) -> bool {
        let reference = matches!(
            self.il.unqualified(to),
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
        );
        // Only an instantiation knows what such a type is, and whether the array decays.
        let open = matches!(
            self.il.unqualified(to),
            TypeKind::Param { .. } | TypeKind::DependentName { .. } | TypeKind::DependentTemplate { .. }
        );
        !reference
            && !open
            && !self.is_void(to)
            && !matches!(self.il[operand].kind, ExprKind::CompoundLiteral { .. })
            && matches!(self.il.unqualified(self.il[operand].ty), TypeKind::Array { .. })
    }

    /// Prints the type of a cast, without the qualifiers that a prvalue of its type cannot have.
    pub(super) fn cast_type(&mut self, to: TypeId) {
        if self.reference_cast_type(to) {
            return;
        }
        let il = self.il;
        let ty = self.without_cast_qualifiers(to);
        // In templates the member of an instance is marked like one that depends on parameters.
        if self.around.templates > 0
            && let TypeKind::Qualifiedly { of, .. } = il[ty].kind
            && self.is_typedef_of_instance(of)
        {
            self.text(spelled!(TYPENAME " "));
        }
        self.type_id(self.type_in_value(ty));
    }

    /// The type of a cast without qualifiers that are written on it, nor those that a typedef name outside of templates
    /// says, unless it may be of a class.
    fn without_cast_qualifiers(&self, to: TypeId) -> TypeId {
        let il = self.il;
        let mut ty = to;
        loop {
            let scalar = il.is_scalar(ty);
            ty = match il[ty].kind {
                TypeKind::Qualified { base, .. } if scalar || il.may_be_scalar(base) => base,
                _ if !scalar || self.in_template() || !il.is_qualified(ty) => return ty,
                TypeKind::Typedef { typedef } => il[typedef].ty,
                TypeKind::AliasInstance { target, .. } => target,
                _ => return ty,
            };
        }
    }

    /// How a type is spelled that an expression among template arguments names: outside of the bodies of templates no
    /// typedef names are left of what depends on no parameter.
    pub(super) fn type_in_value(&self, ty: TypeId) -> TypeId {
        let open = self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::UNKNOWN);
        let settles = self.manner.values.kept_constants > 0
            && self.around.templates > 0
            && self.around.template_bodies == 0
            && !open;
        match settles && self.names_typedef(ty) && !self.keeps_spelling(ty, 0) {
            true => self.il[ty].canonical,
            false => ty,
        }
    }

    pub(in crate::emit::host) fn construct(&mut self, to: TypeId, args: List<ExprId>) {
        let (il, to) = (self.il, self.without_naming_class(to));
        let enumeration = matches!(self.il.unqualified(to), TypeKind::Enum { .. });
        if args.is_empty() && self.is_unevaluated_zero(to) {
            self.text("(");
            self.type_id(self.type_in_value(to));
            return self.text(")0");
        }
        if args.is_empty() && self.il.is_scalar(to) && !enumeration && !self.names_typedef(to) {
            self.made_zero(to);
            let nothing = matches!(self.il.unqualified(to), TypeKind::Builtin { of: Builtin::Void });
            // In templates nothing is known yet to discard it.
            let bare = nothing && self.around.templates == 0;
            self.text(if bare { "(" } else { "((" });
            self.type_id(to);
            self.text(if bare { ")0" } else { ")0)" });
            return;
        }
        self.type_id(to);
        self.text("(");
        self.separated(&il[args], |p, arg| p.argument(arg));
        self.text(")");
    }

    fn new_expression(&mut self, id: NewId) {
        let il = self.il;
        let new = &il[id];
        self.text(if new.global { spelled!("::" NEW " ") } else { spelled!(NEW " ") });
        if let Some(placement) = new.placement {
            self.text("(");
            self.separated(&il[placement], |p, arg| p.top(arg));
            self.text(") ");
        }
        let ty = new.placeholder.unwrap_or(new.ty);
        let qualified = matches!(il[ty].kind, TypeKind::Qualified { base, .. } if self.has_declarator(base));
        if new.parenthesized || qualified && !new.array {
            self.text("(");
            self.type_id(ty);
            self.text(")");
        } else {
            // A new-type-id has no parentheses of its own.
            self.with(change::ConvertsTo(true), |p| p.new_type_id(new, ty));
        }
        match new.init {
            Initializer::Paren { args } => {
                self.text("(");
                self.separated(&il[args], |p, arg| p.argument(arg));
                self.text(")");
            }
            Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                let listed = self.is_whole_list(new.init);
                self.text(if listed { "{" } else { "" });
                self.braced_temporary(value);
                self.text(if listed { "}" } else { "" });
            }
            _ => {}
        }
    }

    /// Prints the type of a new-expression that stands in no parentheses, with the bound of an array.
    fn new_type_id(&mut self, new: &New, ty: TypeId) {
        if !new.array {
            return self.type_id(ty);
        }
        self.base_type(ty);
        self.text(" ");
        self.declarator(ty, Default::default(), |p| {
            p.text("[");
            let known = new.bound.and_then(|bound| p.local_enumerator_value(bound, false));
            if let Some(known) = known {
                p.w.number(known.unsigned_abs());
            } else if let Some(bound) = new.bound {
                let inner = p.il.without_conversions(bound);
                let computed = p.constants().is_constant(bound) && p.is_computed_from_local(bound);
                match computed || p.names_static_by_object(inner) {
                    true => p.parenthesized(bound),
                    false => p.top(bound),
                }
            } else if let Some(count) = new.counted {
                p.w.number(u128::from(count));
                p.text(if count == 0 { "U" } else { "" });
            }
            p.text("]");
        });
    }

    /// Prints a requires-expression.
    fn requires(&mut self, id: RequiresId) {
        let il = self.il;
        let requires = &il[id];
        self.text(spelled!(REQUIRES " "));
        if !requires.params.is_empty() {
            self.text("(");
            let style = ParameterStyle { separated: true, ..ParameterStyle::default() };
            self.parameters(&il[requires.params], &il[requires.param_info], style, List::EMPTY);
            self.text(") ");
        }
        self.text("{");
        let sources = self.input.sources;
        let mut line = sources.place(requires.pos).line;
        for (requirement, start) in il[requires.requirements].iter().zip(&requires.places) {
            if let Some(pos) = self.requirement_pos(requirement, *start) {
                let here = sources.place(pos).line;
                if here > line {
                    let indent = usize::try_from(sources.column(pos)).unwrap_or(0);
                    self.w.verbatim(&format!("\n{:indent$}", ""));
                    line = here;
                }
            }
            self.requirement(requirement);
        }
        self.text("}");
    }

    /// Where a requirement that begins at `start` is: at the operator of a plain expression. Names alone have no
    /// place.
    fn requirement_pos(&self, requirement: &Requirement, start: Pos) -> Option<Pos> {
        let Requirement::Expr { expr, braces: false, .. } = *requirement else { return Some(start) };
        let e = &self.il[self.il.without_conversions(expr)];
        match e.kind {
            ExprKind::Name { qualifier: None, .. } => None,
            ExprKind::Name { .. }
            | ExprKind::Dependent { .. }
            | ExprKind::Unary { op: UnaryOp::PostIncrement | UnaryOp::PostDecrement, .. } => Some(start),
            _ => Some(e.pos),
        }
    }

    /// Whether a nested-name-specifier ends in what only an instantiation knows.
    fn is_open_scope(&self, qualifier: QualifierId) -> bool {
        match self.il[qualifier].part {
            QualifierPart::Type { of } => self.il[of].flags.contains(TypeFlags::DEPENDENT),
            QualifierPart::Name { .. } => true,
            QualifierPart::Global | QualifierPart::Namespace { .. } => false,
        }
    }

    fn requirement(&mut self, requirement: &Requirement) {
        match *requirement {
            Requirement::Expr { expr, braces: false, .. } => self.top_or_comma(expr),
            Requirement::Expr { expr, noexcept, constraint, .. } => {
                self.text("{ ");
                self.top(expr);
                self.text("}");
                if noexcept {
                    self.text(spelled!(" " NOEXCEPT));
                }
                if let Some(constraint) = constraint {
                    self.text(" -> ");
                    self.type_constraint(constraint);
                }
            }
            Requirement::Type { ty } => {
                if !matches!(
                    self.il[ty].kind,
                    TypeKind::DependentName { .. } | TypeKind::DependentTemplate { .. }
                ) {
                    self.text(spelled!(TYPENAME " "));
                }
                self.type_id(ty);
            }
            Requirement::Nested { condition } => {
                self.text(spelled!(REQUIRES " "));
                self.top(condition);
            }
        }
        self.text("; ");
    }
}
