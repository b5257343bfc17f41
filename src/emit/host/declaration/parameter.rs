//! Parameters of functions. A declaration that is not a definition prints them with a blank between the type and
//! the name: `int * p` there, `int *p` in a definition.

use super::declarator::Shape;
use crate::emit::host::Place;
use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;
use crate::names::Name;
use crate::tables::limits;
use crate::tables::spelled;

/// How parameters are printed.
#[derive(Clone, Copy, Default)]
pub(in crate::emit::host) struct ParameterStyle {
    /// A blank stands between type and name.
    pub separated: bool,
    /// Unnamed parameters are given names, as the stub calls need them.
    pub name_all: bool,
    /// Parameters are passed by reference, as the stub of a kernel template takes them.
    pub by_reference: bool,
    /// Default arguments are left out.
    pub no_defaults: bool,
    /// An empty list is `(void)`, and `restrict` is left out: the parameters of a type.
    pub void_list: bool,
    /// The declaration whose parameters give their names to unnamed ones.
    pub names_from: Option<DeclarationId>,
}

/// The parameter of a template that a parameter of an instance is made from.
#[derive(Clone, Copy)]
struct Lent {
    parameter: VariableId,
    /// Of a parameter pack: how many of its elements are left from this one on.
    left: Option<usize>,
}

impl Printer<'_> {
    /// Prints the parameter list of the function that a declaration declares, with its parentheses.
    pub(in crate::emit::host) fn declared_parameters(&mut self, declaration: DeclarationId) {
        let il = self.il;
        let d = &il[declaration];
        let style = self.around.declared.parameter_style;
        if let Some(groups) = d.old_style(self.il) {
            self.old_style_parameters(d.params, groups);
            return;
        }
        self.text("(");
        self.with(change::ListedParameters(d.params), |p| {
            p.parameters(&il[d.params], &il[d.param_info], style, d.inner_declarators(self.il))
        });
        let variadic = match il[d.ty].kind {
            TypeKind::Function { traits, .. } => traits.contains(FunctionTraits::VARIADIC),
            _ => false,
        };
        if variadic {
            self.text(if d.params.is_empty() { "..." } else { ", ..." });
        } else if d.params.is_empty() && (style.void_list || self.options.c && self.is_void_list(d.ty)) {
            self.text(spelled!(VOID));
        }
        self.text(")");
    }

    /// Parameters as a list of names with their declarations behind it: C before prototypes.
    fn old_style_parameters(&mut self, params: List<VariableId>, groups: List<GroupId>) {
        self.text("(");
        let params = self.il[params].to_vec();
        self.separated(&params, |p, param| {
            if let Some(name) = p.il[param].name {
                p.name(name);
            }
        });
        self.text(")");
        for group in self.il[groups].iter().copied() {
            self.item(Item::Declaration { id: group }, Place::default());
        }
    }

    fn is_void_list(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::VOID_LIST))
    }

    /// Prints parameters with `, ` between them.
    pub(in crate::emit::host) fn parameters(
        &mut self,
        variables: &[VariableId],
        info: &[ParamDeclaration],
        style: ParameterStyle,
        names: List<FunctionDeclarator>,
    ) {
        let il = self.il;
        let from = style.names_from.map(|from| &il[il[from].params]);
        for (index, variable) in variables.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            let lent = from.and_then(|from| self.lent_parameter(from, index, variables.len()));
            self.parameter(*variable, lent, info.get(index), style, names);
        }
    }

    /// The parameter of a template that the one at `index` among `count` is made from.
    fn lent_parameter(&self, from: &[VariableId], index: usize, count: usize) -> Option<Lent> {
        let is_pack = |v: &VariableId| {
            let v = &self.il[*v];
            v.flags.contains(VariableFlags::PACK)
                || matches!(self.il[v.ty].kind, TypeKind::PackExpansion { .. })
        };
        let Some(pack) = from.iter().position(is_pack) else {
            return from.get(index).map(|parameter| Lent { parameter: *parameter, left: None });
        };
        let elements = (count + 1).saturating_sub(from.len());
        if (pack..pack + elements).contains(&index) {
            return Some(Lent { parameter: from[pack], left: Some(pack + elements - index) });
        }
        let at = if index < pack { index } else { index + 1 - elements };
        from.get(at).map(|parameter| Lent { parameter: *parameter, left: None })
    }

    fn parameter(
        &mut self,
        variable: VariableId,
        from: Option<Lent>,
        info: Option<&ParamDeclaration>,
        style: ParameterStyle,
        names: List<FunctionDeclarator>,
    ) {
        let il = self.il;
        let v = &il[variable];
        let pattern = from.filter(|lent| lent.left.is_none()).map(|lent| lent.parameter);
        let settled = self.manner.types.settled_types;
        let borrows = from.is_some() && settled;
        let lent = from.filter(|_| v.name.is_none() || settled).and_then(|lent| il[lent.parameter].name);
        let attributes = info.map_or(List::EMPTY, |info| info.attributes);
        self.prefix_attributes(attributes);
        if info.is_some_and(|info| info.register) {
            self.text(spelled!(REGISTER " "));
        }
        let mut ty = info.map_or(v.ty, |info| info.ty);
        let lent_type = pattern
            .map(|pattern| il[pattern].ty)
            .filter(|of| !il[*of].flags.contains(TypeFlags::DEPENDENT) && !self.is_instance_typedef(ty));
        ty = lent_type.unwrap_or(ty);
        if style.void_list {
            ty = self.without_restrict(ty);
        }
        let mut pack = v.flags.contains(VariableFlags::PACK);
        if let TypeKind::PackExpansion { pattern } = il[ty].kind {
            ty = pattern;
            pack = true;
        }
        let invented = (v.name.is_none() && style.name_all).then(|| self.parameter_number(variable));
        let named = (v.name.is_some() && !borrows) || lent.is_some() || invented.is_some();
        let shape = Shape {
            function: None,
            own: None,
            names,
            separated: style.separated,
            named,
            pack,
            void_result: false,
        };
        self.with(change::SettledTypes(settled && lent_type.is_none()), |p| {
            if v.flags.contains(VariableFlags::EXPLICIT_OBJECT) {
                p.text(spelled!(THIS " "));
            }
            p.base_type(ty);
            let by_reference = style.by_reference && p.is_passed_by_value(ty);
            if named || by_reference {
                p.text(" ");
                p.type_attributes(attributes);
                let shape = if by_reference { Shape { pack: false, ..shape } } else { shape };
                p.declarator_by_reference(ty, shape, by_reference, |p| {
                    if by_reference && pack {
                        p.text("...");
                    }
                    match lent {
                        Some(name) => p.lent_name(name, from.and_then(|lent| lent.left)),
                        None if borrows => {}
                        None => p.parameter_name(variable, invented, !style.separated),
                    }
                    p.name_attributes(attributes);
                });
            } else if pack {
                p.text(if style.separated || p.has_declarator(ty) { " " } else { "" });
                p.declarator(ty, shape, |_| {});
            } else {
                p.abstract_declarator_in(ty, shape);
            }
            p.suffix_attributes(attributes, false);
            if let Some(default) = info.and_then(|info| info.default).filter(|_| !style.no_defaults) {
                p.text(" = ");
                p.default_of_type(default, ty);
            }
        });
    }

    fn default_of_type(&mut self, default: ExprId, ty: TypeId) {
        let null = matches!(self.il.unqualified(ty), TypeKind::Builtin { of: Builtin::Nullptr });
        match self.il[self.il.without_conversions(default)].kind {
            ExprKind::Nullptr if null => self.top(default),
            _ => self.with(change::TemplatedDeclaration(false), |p| p.default_argument(default, ty)),
        }
    }

    /// Prints the name of a template's parameter; the elements of a pack are counted down.
    fn lent_name(&mut self, name: Name, left: Option<usize>) {
        if let Some(left) = left {
            self.text("__VAR");
            self.w.number(left as u128);
            self.text("__");
        }
        self.name(name);
    }

    /// A type without `restrict`, where that is its only qualifier.
    fn without_restrict(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Qualified { base, quals } if quals == Qualifiers::RESTRICT => base,
            _ => ty,
        }
    }

    fn parameter_name(&mut self, variable: VariableId, invented: Option<u32>, positioned: bool) {
        match (self.il[variable].name, invented) {
            (Some(name), _) => {
                if positioned {
                    self.w.at(self.il[variable].pos);
                }
                self.name(name);
            }
            (None, Some(number)) => self.invented_name(number),
            (None, None) => {}
        }
    }

    /// The number of the name that an unnamed parameter is given.
    fn parameter_number(&mut self, variable: VariableId) -> u32 {
        if let Some(number) = self.memory.parameter_names.get(&variable) {
            return number;
        }
        let number = self.invent_name();
        self.memory.parameter_names.set(variable, number);
        number
    }

    /// The next number of a `__Tn` name; all of a unit share one count.
    pub(in crate::emit::host) fn invent_name(&mut self) -> u32 {
        self.names.invented_names += 1;
        self.names.invented_names - 1
    }

    /// Prints a `__Tn` name.
    pub(in crate::emit::host) fn invented_name(&mut self, number: u32) {
        self.text("__T");
        self.w.number(u128::from(number));
    }

    /// Prints a parameter's name where the stand-in of a function uses it; none for unnamed ones.
    pub(in crate::emit::host) fn use_parameter(&mut self, variable: VariableId) {
        let invented = self.memory.parameter_names.get(&variable);
        match (self.il[variable].name, invented) {
            (Some(name), _) => self.name(name),
            (None, Some(number)) => self.invented_name(number),
            (None, None) => {}
        }
    }

    /// Whether a cast makes a null pointer of a type that is known.
    fn is_null_pointer(&self, to: TypeId, operand: ExprId) -> bool {
        let inner = self.il.without_conversions(operand);
        matches!(self.il.unqualified(to), TypeKind::Pointer { .. })
            && !self.il[to].flags.contains(TypeFlags::DEPENDENT)
            && (matches!(self.il[inner].kind, ExprKind::Nullptr | ExprKind::GnuNull)
                || self.integer_value(inner) == Some(0))
    }

    /// Whether a type is known to be one of pointers to objects or functions, perhaps by an operand.
    fn is_known_pointer(&self, ty: TypeId) -> bool {
        let ty = match self.il.unqualified(ty) {
            TypeKind::Decltype { expr, .. } => self.il[expr].ty,
            _ => ty,
        };
        matches!(self.il.unqualified(ty), TypeKind::Pointer { .. })
    }

    /// Prints a default argument: like an argument of a call, but null pointers and empty braces of scalars
    /// are zero.
    pub(super) fn default_argument(&mut self, default: ExprId, ty: TypeId) {
        let scalar_zero = match self.il[self.il.without_conversions(default)].kind {
            ExprKind::Nullptr => self.is_known_pointer(ty),
            ExprKind::GnuNull => true,
            ExprKind::InitList { elements, .. } if elements.is_empty() => {
                let bound = match self.il.unqualified(ty) {
                    TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => to,
                    _ => ty,
                };
                return match self.il.is_scalar(bound) {
                    true => self.zero(bound, false),
                    false => self.text("{}"),
                };
            }
            ExprKind::Cast { to, operand, .. } => self.is_null_pointer(to, operand),
            _ => false,
        };
        if scalar_zero {
            self.text("0");
        } else {
            let inner = self.il.without_conversions(default);
            let parted = self.names_static_by_object(inner)
                || self.is_made_of_open_member(inner, limits::DEFERRED_OPERAND_NESTING);
            match parted {
                true => self.parenthesized(inner),
                false => self.top(default),
            }
        }
    }
}
