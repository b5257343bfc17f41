//! Mangled template arguments ([Itanium C++ ABI 5.1.5.9]).

use super::substitution::Component;
use super::{Mangler, field, function, variable};
use crate::il::*;

impl Mangler<'_> {
    /// Writes `I ... E`.
    pub(super) fn template_args(&mut self, args: List<TemplateArg>) {
        let il = self.il;
        self.text("I");
        for arg in &il[args] {
            self.template_arg(arg);
        }
        self.text("E");
    }

    fn template_arg(&mut self, arg: &TemplateArg) {
        let il = self.il;
        match *arg {
            TemplateArg::Type { of } => self.ty(of),
            TemplateArg::Integral { value, ty } => self.integer(value.get(), ty),
            TemplateArg::Value { value, ty } => self.value_argument(value, ty),
            TemplateArg::Template { template, .. } => self.template_name(template),
            TemplateArg::Pack { args } => {
                self.text("J");
                for arg in &il[args] {
                    self.template_arg(arg);
                }
                self.text("E");
            }
            TemplateArg::Expr { expr } => self.expression_argument(expr),
            TemplateArg::Expansion { pattern } => match pattern {
                PackedArg::Type { of } => {
                    self.text("Dp");
                    self.ty(of);
                }
                PackedArg::Expr { expr } => self.expression_argument(expr),
                PackedArg::Template { template } => {
                    self.text("Dp");
                    self.template_name(template);
                }
            },
            TemplateArg::DependentTemplate { .. } => self.incomplete = true,
        }
    }

    /// Writes a constant: what references are bound to by its name alone, in names for messages.
    fn value_argument(&mut self, value: ConstantId, ty: TypeId) {
        let il = self.il;
        let entity = match il[value].value {
            Value::Address { base: AddressBase::Variable { id }, .. } => Entity::Variable { id },
            Value::Address { base: AddressBase::Function { id }, .. } => Entity::Function { id },
            _ => return self.constant(value),
        };
        if self.shown.is_none() || !matches!(il[il[ty].canonical].kind, TypeKind::LvalueReference { .. }) {
            return self.constant(value);
        }
        self.text("L");
        self.entity_name(entity);
        self.text("E");
    }

    /// Writes a template as an argument, or a template template parameter.
    pub(super) fn template_name(&mut self, template: TemplateId) {
        if let TemplateKind::Param { param } = self.il[template].kind {
            if !self.substituted(Component::Template(template)) {
                self.template_parameter(self.il[param].index);
                self.remember(Component::Template(template));
            }
            return;
        }
        if self.abbreviated_template(template) || self.substituted(Component::Template(template)) {
            return;
        }
        let t = &self.il[template];
        let nested = match self.il[t.scope].kind {
            ScopeKind::Namespace { of } => !self.is_std(of),
            ScopeKind::Class { .. } => true,
            _ => false,
        };
        if nested {
            self.text("N");
        }
        self.prefix(t.scope);
        if let Some(name) = t.name {
            self.identifier(name);
        }
        if nested {
            self.text("E");
        }
        self.remember(Component::Template(template));
    }

    pub(super) fn integer(&mut self, value: i128, ty: TypeId) {
        self.text("L");
        self.ty(ty);
        if value < 0 {
            self.text("n");
        }
        self.out.extend(value.unsigned_abs().to_string().into_bytes());
        self.text("E");
    }

    /// Writes a value.
    pub(super) fn constant(&mut self, constant: ConstantId) {
        let il = self.il;
        let c = &il[constant];
        match &c.value {
            Value::Integer { value } => self.integer(*value, c.ty),
            Value::Null => {
                self.text("L");
                self.ty(c.ty);
                let nullptr = matches!(il[c.ty].kind, TypeKind::Builtin { of: Builtin::Nullptr });
                self.text(if nullptr { "E" } else { "0E" });
            }
            Value::Float { bits } => {
                self.text("L");
                self.ty(c.ty);
                let digits = self.float_digits(c.ty);
                let text = format!("{bits:0digits$x}");
                self.text(&text);
                self.text("E");
            }
            Value::Address { base, .. } => self.address(*base),
            Value::Member { entity } => {
                self.text("XadL");
                self.linker_name(*entity);
                self.text("EE");
            }
            Value::Aggregate { elements } => {
                self.text("Xtl");
                self.aggregate(c.ty, elements);
                self.text("EE");
            }
            Value::Union { value, .. } => {
                self.text("Xtl");
                self.ty(c.ty);
                self.constant(*value);
                self.text("EE");
            }
            Value::Complex { .. } | Value::Uninitialized => {}
        }
    }

    fn aggregate(&mut self, ty: TypeId, elements: &[ConstantId]) {
        self.ty(ty);
        for element in elements {
            match &self.il[*element].value {
                Value::Aggregate { elements } => {
                    self.text("tl");
                    self.aggregate(self.il[*element].ty, elements);
                    self.text("E");
                }
                _ => self.constant(*element),
            }
        }
    }

    /// How many hexadecimal digits the value of a floating type takes.
    fn float_digits(&self, ty: TypeId) -> usize {
        match self.il[self.il[ty].canonical].kind {
            TypeKind::Builtin { of } => of.row().digits,
            _ => 16,
        }
    }

    fn address(&mut self, base: AddressBase) {
        let entity = match base {
            AddressBase::Variable { id } => Entity::Variable { id },
            AddressBase::Function { id } => Entity::Function { id },
            _ => return,
        };
        self.text("XadL");
        self.linker_name(entity);
        self.text("EE");
    }

    /// Writes the whole name of another entity.
    pub(super) fn linker_name(&mut self, entity: Entity) {
        if self.shown.is_some() {
            return self.entity_name(entity);
        }
        let mut name = match entity {
            Entity::Function { id } => function(self.il, self.names, id),
            Entity::Variable { id } => variable(self.il, self.names, id),
            Entity::Field { id } => field(self.il, self.names, id),
            _ => return,
        };
        if !name.starts_with(b"_Z") {
            let mut mangled = b"_Z".to_vec();
            mangled.extend(name.len().to_string().into_bytes());
            mangled.append(&mut name);
            name = mangled;
        }
        self.out.append(&mut name);
    }
}
