//! Attributes of functions that say what their arguments must be (GNU: `nonnull`, `sentinel`, `format`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// Notes an attribute that says something about the arguments of calls.
    pub fn note_call_attribute(&mut self, function: FunctionId, attribute: AttributeId) {
        let id = self.il[attribute].id;
        let format = self.describes_format(&self.il[attribute]);
        if format || id == AttributeKind::Nonnull as u16 || id == AttributeKind::Sentinel as u16 {
            self.functions.call_attributes.entry(function).or_default().push(attribute);
        }
    }

    /// Warns about arguments that an attribute of the called function excludes; `open`: where their parenthesis stands.
    pub(in crate::sema) fn check_attributed_call(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
        open: Pos,
    ) {
        if self.functions.call_attributes.is_empty() || !self.warns() {
            return;
        }
        let Some(attributes) = self.functions.call_attributes.get(&function).cloned() else { return };
        for attribute in attributes {
            let id = self.il[attribute].id;
            if id == AttributeKind::Nonnull as u16 {
                self.check_nonnull_arguments(function, attribute, args);
            } else if id == AttributeKind::Sentinel as u16 {
                self.check_sentinel(function, attribute, args, open);
            } else if let [format, first] = self.attribute_numbers(attribute)[..] {
                let f = &self.il[function];
                let object = f.class.is_some() && !f.flags.contains(FunctionFlags::STATIC);
                self.check_format_arguments(attribute, [format, first], object, args, open);
            }
        }
    }

    fn attribute_numbers(&mut self, attribute: AttributeId) -> Vec<i128> {
        let Some(list) = self.il[attribute].args(&self.il) else { return Vec::new() };
        let values: Vec<_> = self.il[list]
            .iter()
            .filter_map(|arg| match *arg {
                AttributeArg::Expr { expr } => Some(expr),
                _ => None,
            })
            .collect();
        values.into_iter().filter_map(|expr| self.constant_integer(expr)).collect()
    }

    /// Parameters that must not be null: those with the numbers of the attribute, without numbers all pointers.
    fn check_nonnull_arguments(&mut self, function: FunctionId, attribute: AttributeId, args: &[ExprId]) {
        let numbers = self.attribute_numbers(attribute);
        let f = &self.il[function];
        // The object of a member function is its first argument.
        let object = f.class.is_some() && !f.flags.contains(FunctionFlags::STATIC);
        let params: Vec<_> = f.params(&self.il).iter().map(|param| param.ty).collect();
        for (i, (arg, ty)) in args.iter().zip(params).enumerate() {
            let number = i as i128 + 1 + i128::from(object);
            let marked = numbers.is_empty() || numbers.contains(&number);
            if marked && self.is_pointer(ty) && self.is_null_pointer_constant(*arg) {
                let at = self.start_of(*arg);
                self.warn(at, messages::null_argument_provided_parameter_marked());
            }
        }
    }

    /// A variable argument list ends with a null pointer.
    fn check_sentinel(&mut self, function: FunctionId, attribute: AttributeId, args: &[ExprId], open: Pos) {
        let behind = self.attribute_numbers(attribute).first().copied().unwrap_or(0);
        let behind = usize::try_from(behind).unwrap_or(0);
        let named = self.il[function].params(&self.il).len();
        match args.len().checked_sub(behind + 1).filter(|last| *last >= named) {
            None => {
                let at = self.closing_of(open);
                self.warn(at, messages::insufficient_number_arguments_sentinel_value());
            }
            Some(last) => {
                let arg = args[last];
                if !self.is_null_pointer(arg) && !self.is_open(arg) {
                    let at = self.start_of(arg);
                    self.warn(at, messages::argument_must_constant_null_pointer());
                }
            }
        }
    }

    /// Whether an expression is a null pointer constant, perhaps cast to a pointer type.
    fn is_null_pointer(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Cast { to, operand, .. } => {
                self.is_pointer(to) && self.is_null_pointer_constant(operand)
            }
            ExprKind::Implicit { operand, .. } => self.is_null_pointer(operand),
            ExprKind::Integer { .. } => false,
            _ => self.is_null_pointer_constant(e),
        }
    }
}
