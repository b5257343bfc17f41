//! Conditions, switches, coroutine returns, pragmas and assertions (`[stmt.stmt]`).

pub mod asm;
pub(super) mod coroutine;
pub mod fallthrough;
pub mod flow;
pub mod jump;
pub mod open_body;
pub mod range;

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::preprocess::PragmaKind;
use crate::source::Pos;

/// The labels of a switch so far.
#[derive(Clone, Debug, Default)]
pub struct SwitchLabels {
    /// Each first value of a label with the last one of its range and where it stands.
    values: std::collections::BTreeMap<i128, (i128, Pos)>,
    default: bool,
}

impl Compilation {
    /// The value of the condition of `if constexpr`; none while it depends on template parameters (`[stmt.if]`).
    pub fn chosen_branch(&mut self, condition: Condition) -> Option<bool> {
        let expr = condition.value(&self.il);
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if self.il[expr].flags.intersects(open) {
            return None;
        }
        self.constant_truth(expr)
    }

    /// The value that the declaration of a condition tests.
    pub fn condition_variable(&mut self, declaration: DeclarationId, boolean: bool) -> ExprId {
        let (entity, pos) = (self.il[declaration].entity, self.il[declaration].pos);
        let value = self.build_entity(entity, pos);
        if boolean { self.contextual_bool(value) } else { value }
    }

    /// The condition of a switch: converted to an integral or enumeration type, promoted.
    pub fn switch_condition(&mut self, e: ExprId) -> ExprId {
        let ty = self.il[e].ty;
        let fits = match self.class_of(ty) {
            Some(class) => self.gives_switch_value(class),
            None => self.is_integral(ty) || self.enum_of(ty).is_some(),
        };
        if !fits && !self.is_open(e) && self.reports_here() {
            let at = self.start_of(e);
            if self.may_be_completed() || self.check_complete(ty, at) {
                self.report(at, messages::expression_must_have_integral_enum());
            }
        }
        let converted = self.contextual_integral(e);
        if converted == e && fits && self.class_of(ty).is_some() {
            self.check_switch_conversion(e);
        }
        self.promote_switch(converted)
    }

    /// An object of a class whose conversion functions give one integral or enumeration type, converted to that; any
    /// other expression as it is (`[conv.general]`).
    pub(in crate::sema) fn contextual_integral(&mut self, e: ExprId) -> ExprId {
        let Some(class) = self.class_of(self.il[e].ty).filter(|_| !self.is_type_dependent(e)) else {
            return e;
        };
        let mut target = None;
        for entity in self.all_conversions(class) {
            let Entity::Function { id } = entity else { return e };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return e };
            let given = self.unqualified(self.without_reference(ret));
            if self.is_open_type(given) {
                return e;
            }
            let integral = self.is_integral(given) || self.enum_of(given).is_some();
            if !integral || self.is_always_explicit(id) {
                continue;
            }
            let other = target.replace(given);
            if other.is_some_and(|other| self.canonical(other) != self.canonical(given)) {
                return e;
            }
        }
        let Some(target) = target else { return e };
        match self.user_conversion(e, target) {
            Some(function) => self.implicit(e, ConversionKind::User, target, Some(function)),
            None => e,
        }
    }

    /// A switch depends on something that varies.
    pub fn check_switch_varies(&mut self, condition: ExprId) {
        let message = messages::switch_selector_expr_is_constant();
        if !self.reports.diags.may_show(message.id()) || !self.warns() {
            return;
        }
        let parameter = matches!(
            self.il[condition].kind,
            ExprKind::Name { entity: Entity::TemplateParam { .. }, .. }
                | ExprKind::SizeofType { .. }
                | ExprKind::SizeofExpr { .. }
        );
        if parameter || !self.is_open(condition) && self.constant_integer(condition).is_some() {
            let at = self.start_of(condition);
            self.warn(at, message);
        }
    }

    /// An object of a class that a switch depends on is converted by a function of the class.
    fn check_switch_conversion(&mut self, e: ExprId) {
        let int = self.common.int;
        let Some(class) = self.class_of(self.il[e].ty) else { return };
        let mut integral = Vec::new();
        for entity in self.all_conversions(class) {
            let Entity::Function { id } = entity else { return };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return };
            let given = self.unqualified(self.without_reference(ret));
            if (self.is_integral(given) || self.enum_of(given).is_some()) && !self.is_always_explicit(id) {
                integral.push(id);
            }
        }
        let integral = self.best_for_object(e, &integral);
        if integral.len() > 1 {
            return self.several_conversions(e, &integral, None);
        }
        if let Some(function) = self.user_conversion(e, int) {
            self.check_conversion_space(e, function);
        }
    }

    /// Whether objects of a class convert implicitly to an integer or an enumeration.
    fn gives_switch_value(&mut self, class: ClassId) -> bool {
        self.all_conversions(class).into_iter().any(|entity| {
            let Entity::Function { id } = entity else { return true };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return true };
            let given = self.without_reference(ret);
            let integral = self.is_integral(given) || self.enum_of(given).is_some();
            (integral || self.is_open_type(given)) && !self.is_always_explicit(id)
        })
    }

    fn promote_switch(&mut self, e: ExprId) -> ExprId {
        if self.is_type_dependent(e) {
            return e;
        }
        if self.enum_of(self.il[e].ty).is_some() {
            return e;
        }
        self.promote(e)
    }

    /// Enters a switch: case labels are converted to the type of its condition.
    pub fn begin_switch(&mut self, condition: Condition) -> bool {
        let value = condition.value(&self.il);
        let ty = self.il[value].ty;
        self.body.switch_types.push(ty);
        self.body.switch_labels.push(SwitchLabels::default());
        self.begin_passing();
        true
    }

    /// Leaves the switch that stands at `pos`.
    pub fn end_switch(&mut self, entered: bool, pos: Pos) {
        if entered {
            self.body.switch_types.pop();
            self.body.switch_labels.pop();
            self.end_passing(pos);
        }
    }

    /// Checks a case label: it stands in a switch, and its value is constant.
    pub fn check_case_label(&mut self, pos: Pos) {
        self.note_passed();
        if self.body.switch_types.is_empty() && self.reports.quiet == 0 {
            self.report(pos, messages::case_label_only_used_within());
        }
    }

    /// A default label at `pos` (`[stmt.switch]`): in a switch statement, and the only one of it.
    pub fn check_default_label(&mut self, pos: Pos) {
        self.note_passed();
        self.note_default_label();
        if self.body.switch_types.is_empty() && self.reports.quiet == 0 {
            self.report(pos, messages::default_label_only_used_within());
        } else if let Some(labels) = self.body.switch_labels.last_mut() {
            let again = std::mem::replace(&mut labels.default, true);
            if again {
                self.report(pos, messages::default_label_already_appeared_in());
            }
        }
    }

    /// The values of a case label, or of one for a range (GNU C), which are constant and none of which was given before
    /// (`[stmt.switch]`): the first and the last.
    pub fn checked_case_values(&mut self, low: ExprId, high: Option<ExprId>) -> (ExprId, Option<ExprId>) {
        let at = self.start_of(low);
        let (low, first) = self.constant_case_value(low);
        let Some(high) = high else {
            self.enter_case_range(first, first, at);
            return (low, None);
        };
        let end = self.start_of(high);
        let (high, last) = self.constant_case_value(high);
        let turned = matches!((first, last), (Some(first), Some(last)) if last < first);
        if turned && self.reports.quiet == 0 {
            self.report(end, messages::second_constant_case_range_must());
        }
        self.enter_case_range(first, if turned { first } else { last }, at);
        (low, Some(high))
    }

    /// The value of a case label converted to the type of the switch, and which it is.
    fn constant_case_value(&mut self, e: ExprId) -> (ExprId, Option<i128>) {
        if self.has_other_case_type(e) {
            return (e, None);
        }
        self.require_constant(e);
        if let Some(to) = self.body.switch_types.last().copied() {
            self.refuses_listed_constant(e, to);
        }
        let converted = self.case_value(e);
        (converted, self.constant_integer(converted))
    }

    /// The values of a case label that stands at `at` are new in its switch.
    fn enter_case_range(&mut self, first: Option<i128>, last: Option<i128>, at: Pos) {
        let (Some(first), Some(last)) = (first, last) else { return };
        if self.reports.quiet > 0 {
            return;
        }
        let Some(labels) = self.body.switch_labels.last_mut() else { return };
        let before = labels.values.range(..=last).next_back().map(|(_, range)| *range);
        match before {
            Some((end, previous)) if end >= first => {
                self.report(at, messages::case_label_value_already_appeared(previous));
            }
            _ => {
                labels.values.insert(first, (last, at));
            }
        }
    }

    /// Whether the value of a case label does not convert to an integer, or is no value of the scoped enumeration of the
    /// switch; then that is reported.
    fn has_other_case_type(&mut self, e: ExprId) -> bool {
        let Some(wanted) = self.body.switch_types.last().copied() else { return false };
        let e = self.sole_specialization(e);
        if self.refuses_overload_set(e) {
            return true;
        }
        let ty = self.decayed(self.il[e].ty);
        if self.is_open(e) || self.is_open_type(wanted) || !self.reports_now() {
            return false;
        }
        let scoped = |c: &Self, ty: TypeId| c.enum_of(ty).is_some_and(|id| c.il[id].scoped);
        let integral = self.is_integral(ty) || self.enum_of(ty).is_some();
        let differs =
            (scoped(self, wanted) || scoped(self, ty)) && self.unqualified(ty) != self.unqualified(wanted);
        let address = self.is_pointer(ty) || self.builtin_of(ty) == Some(Builtin::Nullptr);
        let object = self.class_of(ty).is_some_and(|class| !self.gives_switch_value(class));
        if !(self.is_floating(ty) || address || object || differs && integral) {
            return false;
        }
        if address && self.refuses_inconstant_address(e) {
            return true;
        }
        let at = self.start_of(e);
        let have = self.shown_type(self.unqualified(ty));
        // The value that the labels are compared with is promoted.
        let wanted = if scoped(self, wanted) { wanted } else { self.promoted_type(wanted) };
        let other = !self.is_integral(wanted) && self.enum_of(wanted).is_none();
        let message = match other && self.class_of(wanted).is_none() {
            true => messages::constant_expression_type_instead_required(have),
            false => {
                let wanted = if other { self.common.int } else { wanted };
                messages::constant_expression_type_required(have, self.shown_type(self.unqualified(wanted)))
            }
        };
        self.report(at, message);
        true
    }

    /// The address that a case label names must be constant before it can have a wrong type. True if it is not.
    fn refuses_inconstant_address(&mut self, e: ExprId) -> bool {
        let plain = matches!(
            self.il[e].kind,
            ExprKind::String { .. } | ExprKind::Nullptr | ExprKind::FunctionName { .. }
        );
        let mark = self.reports.diags.mark();
        if !plain && self.function_of(self.il[e].ty).is_none() {
            self.require_constant(e);
        }
        self.reports.diags.has_errors_since(mark)
    }

    /// `break` and `continue` stand in a loop, `break` perhaps in a switch (`[stmt.jump]`).
    pub fn check_jump(&mut self, is_break: bool, pos: Pos) {
        if self.context.loops > 0 || self.reports.quiet > 0 {
            return;
        }
        if !is_break {
            self.report(pos, messages::continue_statement_only_used_within());
        } else if self.body.switch_types.is_empty() {
            self.report(pos, messages::break_statement_only_used_within());
        }
    }

    /// A case label's value converted to the type of the switch (`[stmt.switch]`).
    pub fn case_value(&mut self, e: ExprId) -> ExprId {
        match self.body.switch_types.last().copied() {
            Some(ty) => self.convert(e, ty),
            None => e,
        }
    }

    /// `co_return value;`
    pub fn co_return(&mut self, value: Option<ExprId>, pos: Pos) -> StmtKind {
        self.mark_coroutine();
        self.check_co_return(value, pos);
        StmtKind::CoReturn { value }
    }

    /// A pragma at its place among declarations or statements.
    pub fn declare_pragma(&mut self, id: u32) {
        let kind = self.tokens.pragmas.get(id as usize).map(|pragma| pragma.kind);
        if kind == Some(PragmaKind::NvExecCheckDisable) && self.reports.quiet == 0 {
            self.place.unchecked_pragma = true;
        }
    }

    /// Whether a pragma is one of the C standard's.
    pub fn is_standard_pragma(&self, id: u32) -> bool {
        self.tokens.pragmas.get(id as usize).is_some_and(|pragma| pragma.kind == PragmaKind::Stdc)
    }

    /// Whether declarations here are members of the global namespace and in no linkage-specification.
    pub fn is_plain_global_scope(&self) -> bool {
        self.context.scope == self.symbols.global && !self.place.c_linkage
    }

    /// Reports a pragma of the C standard that must not stand where it does.
    pub fn report_standard_pragma(&mut self, id: u32) {
        if let Some(pos) = self.tokens.pragmas.get(id as usize).map(|pragma| pragma.pos)
            && self.reports.quiet == 0
        {
            self.report(pos, messages::stdc_pragma_only_appear_between());
        }
    }

    /// A pragma about loops stands among declarations.
    pub fn check_pragma_before_declaration(&mut self, id: u32) {
        if let Some(pos) = self.loop_pragma_pos(id) {
            self.report(pos, messages::pragma_must_precede_statement());
        }
    }

    /// Where a pragma about loops is named; none for other pragmas.
    pub fn loop_pragma_pos(&self, id: u32) -> Option<Pos> {
        self.pragma_word_pos(id, &[PragmaKind::Unroll])
    }

    /// Where a pragma about the declaration behind it is named; none for other pragmas.
    pub fn declaration_pragma_pos(&self, id: u32) -> Option<Pos> {
        self.pragma_word_pos(id, &[PragmaKind::NvExecCheckDisable, PragmaKind::HdWarningDisable])
    }

    /// Where the first word of a pragma stands that is of one of these kinds.
    fn pragma_word_pos(&self, id: u32, kinds: &[PragmaKind]) -> Option<Pos> {
        let pragma = self.tokens.pragmas.get(id as usize).filter(|pragma| kinds.contains(&pragma.kind))?;
        self.tokens.pragma_tokens.positions.get(pragma.tokens.0 as usize).copied()
    }

    /// Reports a static assertion whose condition is known to be false (`[dcl.pre]`).
    pub fn check_static_assert(&mut self, condition: ExprId, message: Option<ExprId>, pos: Pos) {
        if self.constant_truth(condition) != Some(false) {
            return self.require_constant(condition);
        }
        if self.mentions_parameters(condition) {
            return;
        }
        self.report_failed_assertion(message, pos);
    }

    /// A static assertion fails, with the message it has.
    pub(super) fn report_failed_assertion(&mut self, message: Option<ExprId>, pos: Pos) {
        let text = message.and_then(|e| match self.il[e].kind {
            ExprKind::String { literal } => self.il.literals.strings.get(literal as usize),
            _ => None,
        });
        let message = match text {
            Some(string) => {
                let text = String::from_utf8_lossy(self.il.literals.units(string)).into_owned();
                messages::static_assertion_failed(&text)
            }
            None => messages::static_assertion_failed_2(),
        };
        self.report(pos, message);
    }
}
