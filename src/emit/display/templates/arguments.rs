//! The arguments of specializations, with the places where they were first written ([temp.arg]).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::{Handle, Value, true_row};
use crate::il::*;
use crate::tables::il_display::{
    ClassTypeSupplementNode, ConstantNode, Kind, Section, Slot, TypeNode, any, class_type_supplement,
    constant, kind, template_parameter,
};

/// The argument for one parameter: what counts, and what was written for it.
#[derive(Clone, Copy)]
struct Argument {
    arg: TemplateArg,
    written: Option<TemplateArg>,
    /// Whether it stands where the specialization is named, and is no default argument.
    explicit: bool,
    in_pack: bool,
}

impl Build<'_> {
    /// The canonical arguments of a specialization, of which `written` stood where it was first named; `explicit` if they
    /// are said to be written there.
    pub(in crate::emit::display) fn specialization_arguments<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        section: Slot<E, Section>,
        (template, args): (TemplateId, List<TemplateArg>),
        written: Option<List<TemplateArg>>,
        explicit: bool,
    ) {
        let il = self.il;
        let params = il[il[template].params].params(il);
        let mut writing = written.map_or(&[][..], |written| &il[written]).iter().copied();
        self.with(change::Region(1), |p| {
            for (index, arg) in il[args].iter().copied().enumerate() {
                if let TemplateArg::Pack { args } = arg {
                    let label = any::TEMPLATE_ARG_LIST_PACK_EXP_PLACEHOLDER.label();
                    p.g.add_row(owner, section, (label, Value::Text(String::new())));
                    if explicit {
                        p.g.add_row(owner, section, true_row(any::TEMPLATE_ARG_LIST_EXPLICITLY_SPECIFIED));
                    }
                    for arg in il[args].iter().copied() {
                        let written = writing.next();
                        p.add_argument(owner, section, Argument { arg, written, explicit, in_pack: true });
                    }
                    continue;
                }
                let here = writing.next();
                let default = here.is_none().then(|| params.get(index).copied()).flatten();
                if let Some(constant) =
                    default.and_then(|param| p.default_constant(param)).filter(|_| written.is_some())
                {
                    let row = super::row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant);
                    p.g.add_row(owner, section, row);
                    continue;
                }
                let written = here;
                let explicit = explicit && here.is_some();
                p.add_argument(owner, section, Argument { arg, written, explicit, in_pack: false });
            }
        });
    }

    fn add_argument<E: Kind>(
        &mut self,
        owner: impl Handle<E>,
        section: Slot<E, Section>,
        argument: Argument,
    ) {
        let constant = match (argument.arg, argument.written) {
            (TemplateArg::Integral { value, ty }, Some(TemplateArg::Expr { expr })) => {
                Some(self.written_argument(value.get(), ty, expr))
            }
            _ => None,
        };
        let arg = match (argument.arg, argument.written) {
            // A type is as it was written first.
            (TemplateArg::Type { .. }, Some(written @ TemplateArg::Type { of }))
                if !self.il[of].flags.contains(TypeFlags::DEPENDENT) =>
            {
                written
            }
            (arg, _) => arg,
        };
        match constant {
            Some(constant) => {
                let row = super::row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant);
                self.g.add_row(owner, section, row);
            }
            None => self.template_argument(owner, section, arg, false),
        }
        if argument.explicit {
            self.g.add_row(owner, section, true_row(any::TEMPLATE_ARG_LIST_EXPLICITLY_SPECIFIED));
        }
        if argument.in_pack {
            self.g.add_row(owner, section, true_row(any::TEMPLATE_ARG_LIST_IS_PACK_ELEMENT));
        }
    }

    /// A number that an expression gives: a literal has its place, and what was converted the type that it had.
    pub(super) fn written_argument(&mut self, value: i128, ty: TypeId, written: ExprId) -> ConstantNode {
        let il = self.il;
        let to = self.ty(ty);
        let mut plain = written;
        while let ExprKind::Implicit { operand, .. } = il[plain].kind {
            plain = operand;
        }
        let node = self.integer_constant(to, value);
        let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        if il[plain].flags.intersects(open) {
            return node;
        }
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        if self.is_said_bool(to) {
            self.g.flag(node, constant::NON_ARITHMETIC, true);
        }
        let same = il[self.il.unqualified_type(il[plain].ty)].canonical
            == il[self.il.unqualified_type(ty)].canonical;
        if !same {
            let from = self.ty(il[plain].ty);
            let from = self.without_qualifiers(from);
            self.g.link(node, constant::ORIG_TYPE, from);
            return node;
        }
        match il[plain].kind {
            ExprKind::Integer { .. } | ExprKind::Char { .. } | ExprKind::Bool { .. } => {
                self.constant_position(node, il[plain].pos);
            }
            // What was converted has no place.
            ExprKind::Constant { .. } => {
                let number = self.builtin(Builtin::Int);
                if self.resolved(to) != number {
                    self.g.link(node, constant::ORIG_TYPE, number);
                }
            }
            ExprKind::Name { entity: entity @ Entity::Enumerator { .. }, .. } => {
                if let Some(definition) = self.known::<kind::Constant>(entity) {
                    self.copy_position(definition, node);
                    self.referenced(definition);
                    self.name_reference(definition, None, None, false);
                    self.g.truth(node, constant::SOURCE_CORRESP_REFERENCED, false);
                }
            }
            _ => {}
        }
        node
    }

    fn is_said_bool(&self, ty: TypeNode) -> bool {
        self.g.is_true(self.resolved(ty), crate::tables::il_display::ty::BOOL_TYPE)
    }

    /// How many arguments the shortest name of a class has that leaves default arguments out.
    pub(in crate::emit::display) fn fewest_arguments(
        &mut self,
        supplement: ClassTypeSupplementNode,
        args: List<TemplateArg>,
        written: Option<List<TemplateArg>>,
    ) {
        let packs = self.il[args].iter().filter(|arg| matches!(arg, TemplateArg::Pack { .. })).count();
        if let Some(written) = written.filter(|written| written.len() + packs < args.len()) {
            let label = class_type_supplement::MIN_TEMPLATE_ARGUMENTS;
            self.g.int(supplement, label, written.len() as i128);
        }
    }

    /// The arguments of a template-id whose template is not known, and their texts.
    pub(in crate::emit::display) fn reference_arguments(
        &mut self,
        owner: ConstantNode,
        args: List<TemplateArg>,
    ) -> Vec<String> {
        let mut texts = Vec::new();
        for arg in self.il[args].iter().copied() {
            let row = match arg {
                TemplateArg::Type { of } => {
                    let of = self.ty(of);
                    texts.push(self.g.type_text(of));
                    super::row_to(constant::ARG_LIST_TYPE, of)
                }
                TemplateArg::Expr { expr } => {
                    let Some(made) = self.constant_of(expr, None) else { continue };
                    texts.push(self.g.annotation(made).unwrap_or_default());
                    super::row_to(constant::ARG_LIST_CONSTANT, made)
                }
                _ => continue,
            };
            self.g.add_row(owner, constant::ARG_LIST, row);
            self.g.add_row(owner, constant::ARG_LIST, true_row(constant::ARG_LIST_EXPLICITLY_SPECIFIED));
        }
        texts
    }

    /// The constant that a parameter of a template has as its default, where that is a number.
    fn default_constant(&mut self, param: TemplateParamId) -> Option<ConstantNode> {
        let node = *self.made.entities.by_entity.get(&Entity::TemplateParam { id: param })?;
        let node = self.g.cast::<kind::TemplateParameter>(node)?;
        let constant = self.g.target(node, template_parameter::DEFAULT_ARG_CONSTANT)?;
        self.g.get(constant, constant::INTEGER_VALUE).is_some().then_some(constant)
    }

    /// The arguments of an alias template: those that are written, and numbers that are left out.
    pub(in crate::emit::display) fn alias_arguments(
        &mut self,
        owner: TypeNode,
        template: TemplateId,
        args: List<TemplateArg>,
    ) {
        let il = self.il;
        let params = il[il[template].params].params(il);
        let all = il[args].to_vec();
        let pack = params.iter().position(|param| il[*param].pack);
        self.with(change::Region(1), |p| {
            for (index, arg) in all.iter().copied().enumerate() {
                if pack == Some(index) && !matches!(arg, TemplateArg::Pack { .. }) {
                    let label = any::TEMPLATE_ARG_LIST_PACK_EXP_PLACEHOLDER.label();
                    p.g.add_row(owner, any::TEMPLATE_ARG_LIST, (label, Value::Text(String::new())));
                }
                let param = params.get(index).map(|param| il[*param].kind);
                let number = match (arg, param) {
                    (TemplateArg::Expr { expr }, Some(TemplateParamKind::NonType { ty, .. })) => {
                        p.numbers().integer(expr).map(|value| (value, ty, expr))
                    }
                    _ => None,
                };
                match number {
                    Some((value, ty, expr)) => {
                        let constant = p.written_argument(value, ty, expr);
                        let row = super::row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant);
                        p.g.add_row(owner, any::TEMPLATE_ARG_LIST, row);
                    }
                    None => p.template_argument(owner, any::TEMPLATE_ARG_LIST, arg, false),
                }
                let element = pack.is_some_and(|pack| pack <= index);
                if element && !matches!(arg, TemplateArg::Pack { .. } | TemplateArg::Expansion { .. }) {
                    let row = true_row(any::TEMPLATE_ARG_LIST_IS_PACK_ELEMENT);
                    p.g.add_row(owner, any::TEMPLATE_ARG_LIST, row);
                }
            }
            for param in params.iter().skip(all.len()).copied() {
                if let Some(constant) = p.default_constant(param) {
                    let row = super::row_to(any::TEMPLATE_ARG_LIST_CONSTANT, constant);
                    p.g.add_row(owner, any::TEMPLATE_ARG_LIST, row);
                } else if let TemplateParamKind::Type { default: Some(of), .. } = il[param].kind
                    && !il[of].flags.contains(TypeFlags::DEPENDENT)
                {
                    let row = super::row_to(any::TEMPLATE_ARG_LIST_TYPE, p.ty(of));
                    p.g.add_row(owner, any::TEMPLATE_ARG_LIST, row);
                }
            }
        });
    }

    /// The default of a value parameter, converted to its type.
    pub(super) fn parameter_default(
        &mut self,
        param: TemplateParamId,
        default: ExprId,
    ) -> Option<ConstantNode> {
        let TemplateParamKind::NonType { ty, .. } = self.il[param].kind else { return None };
        match self.numbers().integer(default) {
            Some(value) => Some(self.written_argument(value, ty, default)),
            None => {
                let constant = self.constant_of(default, None)?;
                if self.g.target(constant, constant::TYPE).is_some_and(|ty| self.is_said_bool(ty)) {
                    self.g.flag(constant, constant::NON_ARITHMETIC, true);
                }
                Some(constant)
            }
        }
    }
}
