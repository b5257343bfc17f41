//! CUDA's attributes of a function template, checked for the functions made of it.

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::sema::attribute::is;
use crate::sema::instantiation::context::Instantiated;
use crate::sema::instantiation::substitute::Environment;
use crate::source::Pos;
use crate::tables::attributes::{AttributeKind, AttributeRow};

impl Compilation {
    /// Keeps an attribute of a function template for what is made of it.
    pub(super) fn keep_template_attribute(&mut self, id: FunctionId, attribute: &Attribute) {
        let cuda = AttributeRow::at(attribute.id).is_some_and(|row| row.cuda);
        if cuda && self.il[id].template.is_some() {
            self.cuda.template_attributes.entry(id).or_default().push(attribute.clone());
        }
    }

    /// Checks what the attributes of its template say of a function that is named or declared, once.
    pub fn check_instance_attributes(&mut self, function: FunctionId) {
        let Some(instance) = self.il[function].instance else { return };
        let (template, args) = (self.il[instance].template, self.il[instance].args);
        let TemplateKind::Function { pattern } = self.il[template].kind else { return };
        let Some(attributes) = self.cuda.template_attributes.get(&pattern) else { return };
        let attributes = attributes.clone();
        let open = self.il[args].iter().any(|arg| self.arg_is_dependent(arg));
        if open || !self.reports_now() || !self.cuda.checked_instances.insert(function) {
            return;
        }
        let env = self.environment_for(template, args);
        self.begin_instantiation(Instantiated::Attributes(function));
        for attribute in &attributes {
            self.check_instance_attribute(function, pattern, attribute, &env);
        }
        self.end_instantiation();
    }

    fn check_instance_attribute(
        &mut self,
        function: FunctionId,
        pattern: FunctionId,
        attribute: &Attribute,
        env: &Environment,
    ) {
        let kernel = is(attribute, AttributeKind::Global) || is(attribute, AttributeKind::TileGlobal);
        let Some((ret, ..)) = self.function_of(self.il[function].ty) else { return };
        if kernel && !self.is_dependent(ret) && self.depends_in_template(pattern) {
            self.check_kernel_return(ret, attribute);
        }
        if (kernel || is(attribute, AttributeKind::Device)) && self.il[pattern].definition.is_some() {
            self.check_sized_parameters(function, attribute);
        }
        let list = attribute.args(&self.il).map(|args| self.il[args].to_vec()).unwrap_or_default();
        let unknown = ExprFlags::UNKNOWN | ExprFlags::PACK;
        let mut values = Vec::new();
        let mut depends = false;
        for arg in list {
            let AttributeArg::Expr { expr } = arg else { return };
            let flags = self.il[expr].flags;
            if flags.intersects(unknown) {
                return;
            }
            depends |= flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT);
            let before = self.reports.diags.pending_count();
            let value = self.across(boundary::Retold, |c| c.substitute_expr(expr, env));
            let open = self.il[value].flags.contains(ExprFlags::UNKNOWN);
            if open || depends && self.refuses_instance_argument(value) {
                if self.reports.diags.pending_count() > before {
                    self.report(attribute.pos, messages::bad_attribute_argument_substitution());
                }
                return;
            }
            values.push(AttributeArg::Expr { expr: value });
        }
        if depends {
            let args = Some(self.il.list(&values));
            let namespace = attribute.namespace(&self.il);
            let extras = AttributeExtras { namespace, args }.kept(&mut self.il);
            self.check_bounds_attribute(function, &Attribute { extras, ..attribute.clone() });
        }
    }

    /// Whether an argument of an attribute is no constant after substitution, or an object of a class, which is reported. A
    /// number that is no integer is reported too, but taken.
    fn refuses_instance_argument(&mut self, value: ExprId) -> bool {
        let ty = self.il[value].ty;
        if self.class_of(ty).is_some() {
            if self.constant_integer(value).is_some() {
                return false;
            }
            let shown = self.shown_type(ty);
            self.report(self.start_of(value), messages::constant_expression_type_instead_required(shown));
            return true;
        }
        let before = self.reports.diags.pending_count();
        self.check_integral_constant(value) && self.reports.diags.pending_count() > before
    }

    /// Whether the return type that a function template names depends on its parameters.
    fn depends_in_template(&self, pattern: FunctionId) -> bool {
        self.function_of(self.il[pattern].ty).is_some_and(|(ret, ..)| self.is_dependent(ret))
    }

    /// Functions of the device have no parameters of size zero: they are not there on the device.
    pub(super) fn check_sized_parameters(&mut self, function: FunctionId, attribute: &Attribute) {
        let Some((_, params, _)) = self.function_of(self.il[function].ty) else { return };
        let params = self.il[params].to_vec();
        for ty in params {
            let class = self.class_of(ty).filter(|_| !self.is_reference(ty));
            let Some(class) = class.filter(|class| self.il[*class].state == Completeness::Complete) else {
                continue;
            };
            if self.is_dependent(ty) || self.is_unknown(ty) || !self.il[class].bases.is_empty() {
                continue;
            }
            if self.size_of(ty) == Some(0) {
                let shown = self.shown_type(ty);
                self.report(attribute.pos, messages::zero_sized_parameter_type_not(shown));
            }
        }
    }

    /// An alignment is a power of two that the attribute's argument has room for, or zero.
    pub fn check_alignment(&mut self, name: Name, e: ExprId) {
        if !self.check_integral_constant(e) {
            return;
        }
        if let Some(value) = self.constant_integer(e) {
            let name = self.names.text(name).to_string();
            self.check_alignment_value(&name, value, self.start_of(e));
        }
    }

    /// The value of an alignment that is written at `pos`.
    pub(crate) fn check_alignment_value(&mut self, name: &str, value: i128, pos: Pos) {
        const LARGEST: i128 = 1 << 31;
        if i64::try_from(value).is_ok_and(|value| value >= 0) {
            if value > LARGEST || value & (value - 1) != 0 {
                self.report(pos, messages::invalid_alignment_value_specified_attribute());
            }
        } else {
            self.report(pos, messages::invalid_argument_attribute(name));
        }
    }

    /// Whether an argument has integral or enumeration type; what has another or no constant value is reported.
    pub(crate) fn check_integral_constant(&mut self, e: ExprId) -> bool {
        let e = self.sole_specialization(e);
        if self.refuses_overload_set(e) {
            return false;
        }
        let entry = self.il[e];
        let open =
            ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN | ExprFlags::PACK;
        if entry.flags.intersects(open) || self.is_unknown(entry.ty) || !self.reports_now() {
            return false;
        }
        if self.is_integral(entry.ty) || self.enum_of(entry.ty).is_some() {
            self.require_constant(e);
            return true;
        }
        if self.class_of(entry.ty).is_none() {
            let decayed = self.decayed(entry.ty);
            let shown = self.shown_type(self.unqualified(decayed));
            self.report(self.start_of(e), messages::constant_expression_type_instead_required(shown));
        }
        false
    }
}
