//! Template argument deduction, partial ordering, and placeholder deduction (`[temp.deduct]`, `[temp.func.order]`).

mod aggregate_deduction;
pub mod class_deduction;
pub(super) mod deduced_context;
pub(super) mod deduced_value;
mod derived;
mod fixed_parameter;
pub mod implicit_guide;
pub(super) mod ordering;
pub(super) mod placeholder;
mod returned;
mod same_template;
mod specialization;
mod spelling;
pub mod undeducible;

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::template::Args;
use crate::sema::template::default_argument::SharedArguments;
use rustc_hash::FxHashSet;
use smallvec::{SmallVec, smallvec};

/// The arguments deduced so far for the parameters of one depth; elements of packs while they grow.
#[derive(Clone, Debug)]
pub struct Deduction {
    pub depth: u16,
    pub args: SmallVec<[Option<TemplateArg>; 4]>,
    /// For parameter packs: the elements in order.
    pub packs: Vec<Option<Vec<Option<TemplateArg>>>>,
    /// The element of packs being deduced.
    element: Option<usize>,
    /// The parameters whose arguments were given explicitly.
    given: SmallVec<[bool; 8]>,
    /// Arguments whose spelling is not that of their types.
    spelled: Vec<spelling::SpelledArgument>,
    /// For parameter packs: how many of their elements were.
    given_elements: Vec<usize>,
    /// Parameters that only the type of an array's bound tells.
    of_bounds: SmallVec<[u32; 2]>,
    /// How many compound types were looked at, and those from which everything is deduced, once they are many: a type may
    /// be part of another in very many places.
    visited: u32,
    deduced: FxHashSet<(TypeId, TypeId, Option<usize>)>,
}

/// A deduction that looks at fewer compound types does not remember them.
const MANY: u32 = 200;

impl Deduction {
    /// Runs a deduction from two compound types unless the same was done already.
    fn once(&mut self, p: TypeId, a: TypeId, deduce: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        self.visited += 1;
        let key = (p, a, self.element);
        if self.visited < MANY {
            return deduce(self);
        }
        if self.deduced.contains(&key) {
            return Some(());
        }
        deduce(self)?;
        self.deduced.insert(key);
        Some(())
    }

    /// Nothing deduced yet for so many parameters of a template whose header is nested as deep as `depth`.
    pub fn new(depth: u16, count: usize) -> Self {
        Self {
            depth,
            args: smallvec![None; count],
            packs: vec![None; count],
            element: None,
            given: SmallVec::new(),
            spelled: Vec::new(),
            given_elements: Vec::new(),
            of_bounds: SmallVec::new(),
            visited: 0,
            deduced: FxHashSet::default(),
        }
    }

    /// The same with nothing deduced but what was given explicitly.
    fn unstarted(&self) -> Self {
        let mut d = self.clone();
        for (index, arg) in d.args.iter_mut().enumerate() {
            if !self.given.get(index).copied().unwrap_or(false) {
                *arg = None;
            }
        }
        for (index, pack) in d.packs.iter_mut().enumerate() {
            match self.given_elements.get(index).copied().unwrap_or(0) {
                0 => *pack = None,
                given => pack.iter_mut().for_each(|elements| elements.truncate(given)),
            }
        }
        d.visited = 0;
        d.deduced.clear();
        d
    }

    /// For the question of where one parameter takes part: all others count as given.
    pub fn for_one(depth: u16, count: usize, index: usize) -> Self {
        Self { given: (0..count).map(|i| i != index).collect(), ..Self::new(depth, count) }
    }

    /// Whether nothing is known of a parameter's argument.
    pub fn lacks(&self, index: u32) -> bool {
        let index = index as usize;
        self.args.get(index).is_some_and(Option::is_none)
            && self.packs.get(index).is_some_and(Option::is_none)
    }

    /// Whether the argument of a parameter was given explicitly, or the element of a pack that is being deduced.
    pub fn is_given(&self, index: u32) -> bool {
        let elements = self.given_elements.get(index as usize).copied().unwrap_or(0);
        self.given.get(index as usize).copied().unwrap_or(false)
            || self.element.is_some_and(|element| element < elements)
    }
}

/// How closely an argument type must match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Match {
    Exact,
    /// The parameter may be more qualified, or a base class of the argument (`[temp.deduct.call]`).
    Call,
    /// The parameter may be more qualified: what pointers to pointers point to.
    Qualified,
}

impl Compilation {
    /// Deduces the arguments of a function template from a call (`[temp.deduct.call]`).
    pub fn deduce_call(
        &mut self,
        template: TemplateId,
        explicit: Option<List<TemplateArg>>,
        args: &[ExprId],
    ) -> Option<List<TemplateArg>> {
        let deduction = self.match_call(template, explicit, args)?;
        self.finish_deduction(template, deduction)
    }

    /// What the types of arguments alone say of the template arguments, before defaults and constraints.
    pub(super) fn match_call(
        &mut self,
        template: TemplateId,
        explicit: Option<List<TemplateArg>>,
        args: &[ExprId],
    ) -> Option<Deduction> {
        let TemplateKind::Function { pattern } = self.il[template].kind else { return None };
        let mut deduction = self.start_deduction(template, explicit)?;
        let (_, params, traits) = self.function_of(self.il[pattern].ty)?;
        let params = self.il[params].to_vec();
        let declared: SmallVec<[_; 8]> = SmallVec::from_slice(self.il[pattern].params(&self.il));
        let mut next = 0;
        for (i, param) in params.iter().enumerate() {
            if let TypeKind::PackExpansion { pattern } = self.il[*param].kind {
                if i + 1 == params.len() {
                    let mut element = 0;
                    while next < args.len() {
                        deduction.element = Some(element);
                        self.deduce_argument(pattern, args[next], &mut deduction)?;
                        next += 1;
                        element += 1;
                    }
                    deduction.element = None;
                    self.note_pack_length(pattern, element, &mut deduction);
                } else {
                    for element in 0..self.given_length(pattern, &deduction) {
                        deduction.element = Some(element);
                        self.deduce_argument(pattern, *args.get(next)?, &mut deduction)?;
                        next += 1;
                    }
                    deduction.element = None;
                }
                continue;
            }
            match args.get(next) {
                Some(arg) => {
                    self.deduce_argument(*param, *arg, &mut deduction)?;
                    next += 1;
                }
                None => {
                    if !declared.get(i).is_some_and(|p| p.has_default) {
                        return None;
                    }
                }
            }
        }
        if next < args.len() && !traits.contains(FunctionTraits::VARIADIC) {
            return None;
        }
        Some(deduction)
    }

    /// Deduces the arguments of a conversion function template from the type wanted (`[temp.deduct.conv]`).
    pub fn deduce_conversion(&mut self, template: TemplateId, to: TypeId) -> Option<List<TemplateArg>> {
        let TemplateKind::Function { pattern } = self.il[template].kind else { return None };
        let mut d = self.start_deduction(template, None)?;
        let (ret, ..) = self.function_of(self.il[pattern].ty)?;
        let ret = self.unqualified(self.without_reference(ret));
        let to = self.unqualified(to);
        self.deduce_type(ret, to, &mut d, Match::Exact)?;
        self.finish_deduction(template, d)
    }

    /// Deduces the arguments of a class template from the elements of an aggregate, the last of them a pack perhaps, and
    /// what initializes them.
    pub(super) fn deduce_element_args(
        &mut self,
        template: TemplateId,
        elements: &[TypeId],
        pack: Option<TypeId>,
        args: &[ExprId],
    ) -> Option<List<TemplateArg>> {
        let mut d = self.start_deduction(template, None)?;
        for (element, arg) in elements.iter().zip(args) {
            self.deduce_argument(*element, *arg, &mut d)?;
        }
        if let Some(pattern) = pack {
            let rest = args.get(elements.len()..).unwrap_or_default();
            for (i, arg) in rest.iter().enumerate() {
                d.element = Some(i);
                self.deduce_argument(pattern, *arg, &mut d)?;
            }
            d.element = None;
            self.note_pack_length(pattern, rest.len(), &mut d);
        }
        self.finish_deduction(template, d)
    }

    /// Explicit arguments as the start of a deduction (`[temp.arg.explicit]`).
    pub(super) fn start_deduction(
        &mut self,
        template: TemplateId,
        explicit: Option<List<TemplateArg>>,
    ) -> Option<Deduction> {
        let header = self.il[template].params;
        let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.il[header].params(&self.il));
        let mut deduction = Deduction::new(self.il[header].depth, params.len());
        let Some(explicit) = explicit else { return Some(deduction) };
        let given = self.il[explicit].to_vec();
        let mut next = 0;
        for (i, param) in params.iter().enumerate() {
            if self.il[*param].pack {
                let mut elements = Vec::new();
                while next < given.len() {
                    elements.push(Some(self.explicit_argument(
                        template,
                        *param,
                        &given[next],
                        &deduction,
                    )?));
                    next += 1;
                }
                if !elements.is_empty() {
                    deduction.packs[i] = Some(elements);
                }
                break;
            }
            let Some(arg) = given.get(next) else { break };
            deduction.args[i] = Some(self.explicit_argument(template, *param, arg, &deduction)?);
            if let TemplateArg::Type { of } = *arg {
                self.note_spelling(i as u32, false, of, &mut deduction);
            }
            next += 1;
        }
        deduction.given = deduction.args.iter().map(Option::is_some).collect();
        deduction.given_elements =
            deduction.packs.iter().map(|pack| pack.as_ref().map_or(0, Vec::len)).collect();
        (next >= given.len()).then_some(deduction)
    }

    fn explicit_argument(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        arg: &TemplateArg,
        so_far: &Deduction,
    ) -> Option<TemplateArg> {
        let before: Args = so_far.args.iter().map_while(|a| *a).collect();
        self.attempt_for(template, |c| c.convert_one_argument(template, param, arg, &before)).flatten()
    }

    /// Deduces from one call argument, adjusted as the parameter is a reference or not.
    fn deduce_argument(&mut self, param: TypeId, arg: ExprId, d: &mut Deduction) -> Option<()> {
        if !self.participates(param, d) {
            return Some(());
        }
        let e = self.il[arg];
        if let ExprKind::InitList { elements, .. } = e.kind {
            return self.deduce_from_list(param, elements, d);
        }
        if e.ty == self.common.overload {
            return self.deduce_from_overload(param, arg, d);
        }
        if self.is_unknown(e.ty) {
            return match self.instantiation.error_arguments {
                true => self.deduce_from_error(param, d),
                false => Some(()),
            };
        }
        let (p, a) = match self.canonical_kind(param) {
            TypeKind::RvalueReference { to }
                if self.is_forwarding(to, d) && e.category == Category::Lvalue =>
            {
                (to, self.lvalue_reference(e.ty))
            }
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => (to, e.ty),
            _ => {
                let decayed = self.decayed(e.ty);
                (self.unqualified(param), self.written_unqualified(decayed))
            }
        };
        self.deduce_type(p, a, d, Match::Call)
    }

    /// Deduces from an argument that stands for an error: only a parameter of the template itself can be its type.
    fn deduce_from_error(&mut self, param: TypeId, d: &mut Deduction) -> Option<()> {
        let referred = self.without_reference(param);
        match self.il[self.canonical(self.unqualified(referred))].kind {
            TypeKind::Param { depth, index, pack } if depth == d.depth => {
                self.record(index, pack, TemplateArg::Type { of: self.common.unknown }, d)
            }
            _ => None,
        }
    }

    /// Whether `T &&` is a forwarding reference: `T` an unqualified parameter of the template itself.
    pub(super) fn is_forwarding(&self, to: TypeId, d: &Deduction) -> bool {
        matches!(self.il[self.canonical(to)].kind, TypeKind::Param { depth, .. } if depth == d.depth)
    }

    /// Whether a parameter is a forwarding reference.
    fn is_forwarded(&self, param: TypeId, d: &Deduction) -> bool {
        matches!(self.canonical_kind(param), TypeKind::RvalueReference { to } if self.is_forwarding(to, d))
    }

    fn deduce_from_list(&mut self, param: TypeId, elements: List<ExprId>, d: &mut Deduction) -> Option<()> {
        let inner = self.without_reference(param);
        let element = match self.split(inner).kind {
            TypeKind::Array { element, bound } => {
                if let ArrayBound::Expr { expr } = bound {
                    self.deduce_bound(expr, elements.len() as i128, d);
                }
                element
            }
            TypeKind::Instance { args, .. } if self.is_initializer_list(inner) => {
                match self.il[args].first() {
                    Some(TemplateArg::Type { of }) => *of,
                    _ => return Some(()),
                }
            }
            _ => return Some(()),
        };
        let listed = self.il[elements].to_vec();
        for value in listed {
            self.deduce_argument(element, value, d)?;
        }
        Some(())
    }

    /// From the name of several functions: the one whose type fits, if only one does (`[temp.deduct.call]`).
    fn deduce_from_overload(&mut self, param: TypeId, arg: ExprId, d: &mut Deduction) -> Option<()> {
        let (named, address) = match self.il[arg].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => (operand, true),
            _ => (arg, false),
        };
        let (candidates, args) = match self.il[named].kind {
            ExprKind::Overload { set, args, .. } | ExprKind::MemberOverload { set, args, .. } => {
                (self.il[set].candidates, args)
            }
            _ => return Some(()),
        };
        let Some((functions, undetermined)) = self.determined_functions(candidates, args) else {
            return Some(());
        };
        let by_reference = !address && self.is_reference(param);
        let p = self.without_reference(param);
        let p = self.unqualified(p);
        let by_reference = by_reference && !self.is_pointer(p);
        let mut fitting = None;
        for (i, function) in functions.iter().copied().enumerate() {
            if functions[..i].iter().any(|earlier| self.is_one_c_function(*earlier, function)) {
                continue;
            }
            let a = match by_reference {
                // A function is an lvalue.
                true if self.is_forwarded(param, d) => {
                    let ty = self.named_function_type(function);
                    self.lvalue_reference(ty)
                }
                true => self.named_function_type(function),
                false => self.address_type_of(function),
            };
            let mut trial = d.clone();
            if self.deduce_type(p, a, &mut trial, Match::Call).is_some() && fitting.replace(trial).is_some() {
                return Some(());
            }
        }
        // What is named may be of a template whose arguments are not known yet: it deduces nothing then.
        match fitting {
            Some(trial) => *d = trial,
            None if undetermined => {}
            None => return None,
        }
        Some(())
    }

    /// The functions that a name can mean. With template arguments, it is those of which all arguments are known by that,
    /// default ones included (`[temp.arg.explicit]`); none if that is so of no template, or without arguments, if one is
    /// a template.
    pub(super) fn functions_meant(
        &mut self,
        candidates: List<Entity>,
        args: Option<List<TemplateArg>>,
    ) -> Option<Vec<FunctionId>> {
        let (functions, undetermined) = self.determined_functions(candidates, args)?;
        (!functions.is_empty() || !undetermined).then_some(functions)
    }

    /// The same, and whether the name can also mean functions of a template not all arguments of which are known by that.
    fn determined_functions(
        &mut self,
        candidates: List<Entity>,
        args: Option<List<TemplateArg>>,
    ) -> Option<(Vec<FunctionId>, bool)> {
        let (mut functions, mut undetermined) = (Vec::new(), false);
        let listed = self.il[candidates].to_vec();
        for entity in listed {
            match (entity, args) {
                (Entity::Function { id }, None) => functions.push(id),
                (Entity::Template { id }, Some(_)) => {
                    let Some(d) = self.start_deduction(id, args) else { continue };
                    let header: SmallVec<[_; 8]> =
                        SmallVec::from_slice(self.il[self.il[id].params].params(&self.il));
                    let open = |(i, param): (usize, &TemplateParamId)| {
                        !self.il[*param].pack
                            && d.args.get(i).is_none_or(Option::is_none)
                            && !self.has_default(*param)
                    };
                    if header.iter().enumerate().any(open) {
                        undetermined = true;
                        continue;
                    }
                    if let Some(list) = self.finish_deduction(id, d) {
                        functions.extend(self.function_instance(id, list));
                    }
                }
                (Entity::Function { .. }, Some(_)) => {}
                _ => return None,
            }
        }
        Some((functions, undetermined))
    }

    /// The type of a pointer to a function or a member function.
    pub(super) fn address_type_of(&mut self, function: FunctionId) -> TypeId {
        let ty = self.named_function_type(function);
        match self.il[function].class {
            Some(class)
                if self.is_instance_member(Entity::Function { id: function })
                    && !self.il.has_explicit_object(function) =>
            {
                let class = self.il[class].ty;
                self.make_type(TypeKind::MemberPointer { class, to: ty })
            }
            _ => self.pointer_to(ty),
        }
    }

    /// Records that a pack has at least so many elements, perhaps none.
    fn note_pack_length(&mut self, pattern: TypeId, count: usize, d: &mut Deduction) {
        let mut found = Vec::new();
        self.packs_in_type(pattern, d.depth, &mut found);
        for index in found {
            if let Some(place @ None) = d.packs.get_mut(index as usize) {
                *place = Some(vec![None; count]);
            }
        }
    }

    /// How many elements the packs in a type have that is expanded where nothing is deduced: those that are given
    /// explicitly (`[temp.arg.explicit]`).
    fn given_length(&self, pattern: TypeId, d: &Deduction) -> usize {
        let mut found = Vec::new();
        self.packs_in_type(pattern, d.depth, &mut found);
        // The packs of a member's class are given too, though nothing is deduced from them.
        if let TypeKind::DependentName { qualifier, .. } = self.canonical_kind(pattern)
            && let QualifierPart::Type { of } = self.il[qualifier].part
        {
            self.packs_in_type(of, d.depth, &mut found);
        }
        let given = |index: &u32| d.given_elements.get(*index as usize).copied().unwrap_or(0);
        found.iter().map(given).max().unwrap_or(0)
    }

    /// The parameter packs of one depth that occur in a type.
    fn packs_in_type(&self, ty: TypeId, depth: u16, found: &mut Vec<u32>) {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return;
        }
        match self.il[self.canonical(ty)].kind {
            Param { depth: d, index, pack: true } if d == depth => found.push(index),
            kind @ (Qualified { .. }
            | Pointer { .. }
            | LvalueReference { .. }
            | RvalueReference { .. }
            | Array { .. }
            | Function { .. }) => {
                self.il.for_each_part_type(kind, |of| self.packs_in_type(of, depth, found));
            }
            Instance { args, .. } => {
                for arg in &self.il[args] {
                    match *arg {
                        TemplateArg::Type { of } => self.packs_in_type(of, depth, found),
                        TemplateArg::Pack { args } => {
                            for arg in &self.il[args] {
                                if let TemplateArg::Type { of } = *arg {
                                    self.packs_in_type(of, depth, found);
                                }
                            }
                        }
                        _ => {}
                    }
                }
            }
            // Nothing is deduced from packs elsewhere ([temp.deduct.type]).
            _ => {}
        }
    }

    /// All arguments, whose constraints must hold.
    fn finish_deduction(&mut self, template: TemplateId, d: Deduction) -> Option<List<TemplateArg>> {
        let list = self.all_arguments(template, d)?;
        let origin = self.origin_template(template);
        (self.constraints_hold(origin, template, list) != Some(false)).then_some(list)
    }

    /// All arguments: deduced ones, defaults for the rest.
    pub(super) fn all_arguments(&mut self, template: TemplateId, d: Deduction) -> Option<List<TemplateArg>> {
        let params: SmallVec<[_; 8]> =
            SmallVec::from_slice(self.il[self.il[template].params].params(&self.il));
        let (mut args, mut shared) = (Args::new(), SharedArguments::default());
        for (i, param) in params.iter().enumerate() {
            if self.il[*param].pack {
                let elements: Option<Args> = match &d.packs[i] {
                    Some(elements) => elements.iter().copied().collect(),
                    None => Some(Args::new()),
                };
                let list = self.interned.arg_list(&mut self.il, &elements?);
                args.push(TemplateArg::Pack { args: list });
                continue;
            }
            match d.args[i] {
                Some(arg) => args.push(arg),
                None => {
                    let arg = self
                        .attempt_for(template, |c| {
                            c.default_argument_for(template, *param, &args, &mut shared)
                        })
                        .flatten()?;
                    args.push(arg);
                }
            }
        }
        let list = self.interned.arg_list(&mut self.il, &args);
        self.note_spelled_arguments(template, list, &d);
        Some(list)
    }

    /// Records what a type parameter stands for; it must agree with what was recorded before.
    pub(super) fn record(
        &mut self,
        index: u32,
        pack: bool,
        arg: TemplateArg,
        d: &mut Deduction,
    ) -> Option<()> {
        d.forget_bound_type(index);
        let index = index as usize;
        if let Some(element) = d.element.filter(|_| pack) {
            let elements = d.packs.get_mut(index)?.get_or_insert_with(Vec::new);
            while elements.len() <= element {
                elements.push(None);
            }
            return match elements[element] {
                None => {
                    elements[element] = Some(arg);
                    Some(())
                }
                Some(known) => self.may_be_same(known, arg).then_some(()),
            };
        }
        let place = d.args.get_mut(index)?;
        match *place {
            None => {
                *place = Some(arg);
                Some(())
            }
            Some(known) if self.may_be_same(known, arg) => Some(()),
            Some(TemplateArg::Integral { value: a, .. }) => match arg {
                TemplateArg::Integral { value: b, .. } if a == b => Some(()),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether two deduced arguments agree; what is not known agrees with everything.
    fn may_be_same(&self, known: TemplateArg, arg: TemplateArg) -> bool {
        let unknown = |arg: &TemplateArg| self.arg_flags(arg).contains(TypeFlags::UNKNOWN);
        known == arg || !self.instantiation.error_arguments && (unknown(&known) || unknown(&arg))
    }

    /// Deduces `P` from `A`, both types (`[temp.deduct.type]`).
    fn deduce_type(&mut self, p: TypeId, a: TypeId, d: &mut Deduction, how: Match) -> Option<()> {
        use TypeKind::*;
        let (p, a, written) = (self.canonical(p), self.canonical(a), a);
        if !self.is_dependent(p) {
            return if how != Match::Exact || self.same_type(p, a) || self.is_unknown(a) {
                Some(())
            } else {
                None
            };
        }
        if self.is_unknown(a) {
            return match self.il[p].kind {
                Param { depth, index, pack } if depth == d.depth && (!pack || d.element.is_some()) => {
                    self.record(index, pack, TemplateArg::Type { of: a }, d)
                }
                _ => Some(()),
            };
        }
        match self.il[p].kind {
            Param { depth, index, pack } if depth == d.depth => {
                if pack && d.element.is_none() {
                    return Some(());
                }
                self.note_spelling(index, pack, written, d);
                self.record(index, pack, TemplateArg::Type { of: a }, d)
            }
            Param { .. } => (p == a || how != Match::Exact).then_some(()),
            Qualified { base, quals } => {
                let split = self.split(a);
                let have = self.qualifiers(a);
                if how == Match::Exact && !have.contains(quals) {
                    return None;
                }
                let rest = have - quals;
                let inner = match split.kind {
                    Array { .. } => self.array_without_qualifiers(split.id),
                    _ => self.written_unqualified(written),
                };
                let remaining = self.qualified(inner, rest);
                self.deduce_type(base, remaining, d, how)
            }
            Pointer { to } => match self.split(a).kind {
                Pointer { to: from } => {
                    let from = self.written_pointee(written, from);
                    let inner = matches!(self.split(to).kind, Pointer { .. }) && how == Match::Call;
                    self.deduce_pointee(to, from, d, if inner { Match::Qualified } else { how })
                }
                _ => None,
            },
            LvalueReference { to } => match self.il[a].kind {
                LvalueReference { to: from } => self.deduce_type(to, from, d, Match::Exact),
                _ => None,
            },
            RvalueReference { to } => match self.il[a].kind {
                RvalueReference { to: from } => self.deduce_type(to, from, d, Match::Exact),
                _ => None,
            },
            MemberPointer { class, to } => match self.split(a).kind {
                MemberPointer { class: c, to: t } => {
                    self.deduce_type(class, c, d, Match::Exact)?;
                    // A pointer to a member gains qualifiers as other pointers do ([conv.qual]).
                    let qualified = self.function_of(t).is_none() && how == Match::Call;
                    self.deduce_pointee(to, t, d, if qualified { how } else { Match::Exact })
                }
                _ => None,
            },
            Array { element, bound } => self.deduce_array(element, bound, a, d, how),
            Function { ret, params, traits, noexcept } => d.once(p, a, |d| {
                self.deduce_function(ret, params, (traits, noexcept.is_some()), a, d)?;
                self.deduce_noexcept(noexcept, a, d)
            }),
            // An alias that is kept for what its arguments must be.
            Instance { template, args } if matches!(self.il[template].kind, TemplateKind::Alias { .. }) => {
                match self.alias_result(template, args) {
                    Some(named) => self.deduce_type(named, a, d, how),
                    None => Some(()),
                }
            }
            Instance { template, args } if how == Match::Exact => {
                d.once(p, a, |d| self.deduce_instance(template, args, a, d, how))
            }
            Instance { template, args } => self.deduce_instance(template, args, a, d, how),
            // Not deduced: nested names, decltype and the like.
            _ => Some(()),
        }
    }

    /// An array without the qualifiers of its innermost elements, which are its own (`[basic.type.qualifier]`).
    fn array_without_qualifiers(&mut self, array: TypeId) -> TypeId {
        match self.il[array].kind {
            TypeKind::Array { element, bound } => {
                let element = self.unqualified(element);
                let element = self.array_without_qualifiers(element);
                self.make_type(TypeKind::Array { element, bound })
            }
            _ => array,
        }
    }

    /// Pointees: in a call the parameter's may be more qualified, or a base class.
    fn deduce_pointee(&mut self, p: TypeId, a: TypeId, d: &mut Deduction, how: Match) -> Option<()> {
        if how != Match::Exact {
            let quals = self.qualifiers(p);
            if !quals.is_empty() {
                // No function type is qualified: none is that of a qualified pointee.
                if self.function_of(a).is_some() {
                    return None;
                }
                let inner = self.unqualified(p);
                let from = if self.qualifiers(a).is_empty() {
                    a
                } else {
                    let rest = self.qualifiers(a) - quals;
                    let base = self.written_unqualified(a);
                    self.qualified(base, rest)
                };
                return self.deduce_type(inner, from, d, how);
            }
        }
        self.deduce_type(p, a, d, how)
    }

    fn deduce_array(
        &mut self,
        element: TypeId,
        bound: ArrayBound,
        a: TypeId,
        d: &mut Deduction,
        how: Match,
    ) -> Option<()> {
        let TypeKind::Array { element: from, bound: have } = self.split(a).kind else { return None };
        match (bound, have) {
            (ArrayBound::Expr { expr }, ArrayBound::Constant { count }) => {
                self.deduce_bound(expr, i128::from(count.get()), d)?;
            }
            (ArrayBound::Constant { count: p }, ArrayBound::Constant { count: a }) if p != a => return None,
            (ArrayBound::Unknown, ArrayBound::Constant { .. }) => return None,
            (ArrayBound::Constant { .. } | ArrayBound::Expr { .. }, ArrayBound::Unknown) => return None,
            _ => {}
        }
        self.deduce_type(element, from, d, how)
    }

    fn deduce_function(
        &mut self,
        ret: TypeId,
        params: List<TypeId>,
        (traits, open_noexcept): (FunctionTraits, bool),
        a: TypeId,
        d: &mut Deduction,
    ) -> Option<()> {
        let (from_ret, from_params, from_traits) = self.function_of(a)?;
        let ignored = FunctionTraits::NOEXCEPT;
        let throws_less = self.dialect.standard >= 17
            && (traits - from_traits).contains(FunctionTraits::NOEXCEPT)
            && !open_noexcept;
        if (traits - ignored) != (from_traits - ignored) || throws_less {
            return None;
        }
        self.deduce_type(ret, from_ret, d, Match::Exact)?;
        let (ps, args) = (self.il[params].to_vec(), self.il[from_params].to_vec());
        self.deduce_type_lists(&ps, &args, d)
    }

    /// A parameter that alone is the operand of the exception specification of a function type, which is part of the
    /// type since C++17 (`[temp.deduct.type]`).
    fn deduce_noexcept(&mut self, operand: Option<ExprId>, a: TypeId, d: &mut Deduction) -> Option<()> {
        let named = operand.filter(|operand| self.named_value_param(*operand).is_some());
        match named.filter(|_| self.dialect.standard >= 17) {
            Some(operand) => {
                let (.., traits) = self.function_of(a)?;
                self.deduce_value(operand, i128::from(traits.contains(FunctionTraits::NOEXCEPT)), d)
            }
            None => Some(()),
        }
    }

    /// The types of function parameters, with a pack expansion at the end perhaps.
    fn deduce_type_lists(&mut self, ps: &[TypeId], args: &[TypeId], d: &mut Deduction) -> Option<()> {
        let expanded = |c: &Self, ty: TypeId| match c.il[ty].kind {
            TypeKind::PackExpansion { pattern } => Some(pattern),
            _ => None,
        };
        let mut next = 0;
        for (i, p) in ps.iter().enumerate() {
            if let Some(pattern) = expanded(self, *p) {
                let last = i + 1 == ps.len();
                let given = if last { args.len().checked_sub(next)? } else { self.given_length(pattern, d) };
                if !last && given == 0 {
                    return Some(());
                }
                let elements = args.get(next..next + given)?;
                let elements: Vec<TypeId> =
                    elements.iter().map(|ty| expanded(self, *ty).unwrap_or(*ty)).collect();
                self.deduce_pack_elements(pattern, &elements, d)?;
                next += given;
                continue;
            }
            // An expansion stands for any number of types, not for this one.
            let arg = args.get(next).copied().filter(|ty| expanded(self, *ty).is_none())?;
            self.deduce_type(*p, arg, d, Match::Exact)?;
            next += 1;
        }
        (next == args.len()).then_some(())
    }

    /// The elements of packs from types, each of which has the form of `pattern`.
    pub(super) fn deduce_pack_elements(
        &mut self,
        pattern: TypeId,
        args: &[TypeId],
        d: &mut Deduction,
    ) -> Option<()> {
        for (element, arg) in args.iter().enumerate() {
            d.element = Some(element);
            self.deduce_type(pattern, *arg, d, Match::Exact)?;
        }
        d.element = None;
        self.note_pack_length(pattern, args.len(), d);
        Some(())
    }

    /// `P` from `A`, which must be the same type then (`[temp.deduct.type]`).
    pub(super) fn deduce_exactly(&mut self, p: TypeId, a: TypeId, d: &mut Deduction) -> Option<()> {
        self.deduce_type(p, a, d, Match::Exact)
    }

    /// The class that a type without qualifiers is, and the template-id that names it.
    fn instance_named(&mut self, ty: TypeId) -> (Option<ClassId>, Option<(TemplateId, List<TemplateArg>)>) {
        match self.il[ty].kind {
            TypeKind::Class { class } => {
                let instance = self.il[class].instance.map(|i| (self.il[i].template, self.il[i].args));
                let named =
                    instance.map(|(template, args)| (template, self.spelled_arguments_of(class, args)));
                (Some(class), named)
            }
            TypeKind::Instance { template, args } => (None, Some((template, args))),
            _ => (None, None),
        }
    }

    /// `TT<args>` from a template instance, or from a base class of it in a call.
    fn deduce_instance(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        a: TypeId,
        d: &mut Deduction,
        how: Match,
    ) -> Option<()> {
        let (class, instance) = self.instance_named(self.split(a).id);
        if let Some((from, from_args)) = instance {
            let same = from == template || matches!(self.il[template].kind, TemplateKind::Param { .. });
            if same {
                let saved = d.clone();
                if self.deduce_same_template(template, args, from, from_args, d).is_some() {
                    return Some(());
                }
                *d = saved;
            }
        }
        if how != Match::Call {
            return None;
        }
        self.deduce_from_bases(template, args, class?, d)
    }

    /// Template argument lists, with a pack expansion at the end perhaps.
    pub fn deduce_arg_lists(
        &mut self,
        ps: &[TemplateArg],
        args: &[TemplateArg],
        d: &mut Deduction,
    ) -> Option<()> {
        let mut next = 0;
        for (i, p) in ps.iter().enumerate() {
            if let TemplateArg::Expansion { pattern } = *p {
                if i + 1 != ps.len() {
                    return Some(());
                }
                let first = next;
                while next < args.len() {
                    d.element = Some(next - first);
                    let arg = match args[next] {
                        TemplateArg::Expansion { pattern } => pattern_of_expansion(pattern),
                        arg => arg,
                    };
                    self.deduce_arg(&pattern_of_expansion(pattern), &arg, d)?;
                    next += 1;
                }
                d.element = None;
                match pattern {
                    PackedArg::Type { of } => self.note_pack_length(of, next - first, d),
                    PackedArg::Expr { expr } => {
                        if let Some(param) = self.named_value_param(expr) {
                            let index = self.il[param].index as usize;
                            if let Some(place @ None) = d.packs.get_mut(index) {
                                *place = Some(Vec::new());
                            }
                        }
                    }
                    PackedArg::Template { .. } => {}
                }
                return Some(());
            }
            // An expansion stands for any number of arguments, not for this one.
            let arg = args.get(next).filter(|arg| !matches!(arg, TemplateArg::Expansion { .. }))?;
            self.deduce_arg(p, arg, d)?;
            next += 1;
        }
        (next == args.len()).then_some(())
    }

    fn deduce_arg(&mut self, p: &TemplateArg, a: &TemplateArg, d: &mut Deduction) -> Option<()> {
        match (*p, *a) {
            (TemplateArg::Type { of: p }, TemplateArg::Type { of: a }) => {
                self.deduce_type(p, a, d, Match::Exact)
            }
            (TemplateArg::Expr { expr, .. }, arg) => match self.named_value_param(expr) {
                Some(param) if self.il[param].depth == d.depth => match arg {
                    TemplateArg::Integral { .. } | TemplateArg::Value { .. } | TemplateArg::Expr { .. } => {
                        self.record_value(param, arg, d)
                    }
                    _ => None,
                },
                Some(_) => (*p == arg).then_some(()),
                None => Some(()),
            },
            (TemplateArg::Template { template, .. }, TemplateArg::Template { template: from, .. }) => {
                match self.il[template].kind {
                    TemplateKind::Param { param } if self.il[param].depth == d.depth => {
                        if !self.template_fits(template, from) {
                            return None;
                        }
                        let (index, pack) = (self.il[param].index, self.il[param].pack);
                        self.record(index, pack, TemplateArg::Template { template: from, qualifier: None }, d)
                    }
                    _ => (template == from).then_some(()),
                }
            }
            (TemplateArg::Pack { args: p }, TemplateArg::Pack { args: a }) => {
                let (p, a) = (self.il[p].to_vec(), self.il[a].to_vec());
                self.deduce_arg_lists(&p, &a, d)
            }
            (TemplateArg::DependentTemplate { .. }, _) => Some(()),
            (TemplateArg::Integral { value: x, .. }, TemplateArg::Integral { value: y, .. }) => {
                (x == y).then_some(())
            }
            (p, a) => (p == a).then_some(()),
        }
    }
}

/// The argument that is repeated by an expansion.
fn pattern_of_expansion(pattern: PackedArg) -> TemplateArg {
    match pattern {
        PackedArg::Type { of } => TemplateArg::Type { of },
        PackedArg::Expr { expr } => TemplateArg::Expr { expr },
        PackedArg::Template { template } => TemplateArg::Template { template, qualifier: None },
    }
}
