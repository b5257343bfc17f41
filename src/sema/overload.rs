//! Overload resolution (`[over.match]`, `[over.ics.rank]`).

pub mod allocation_call;
pub(super) mod built_in_candidate;
pub(super) mod built_in_operand;
pub mod callee_text;
pub(super) mod candidate_index;
pub mod candidates;
mod converted_object;
pub mod converting_constructor;
mod error_arguments;
mod explicit_value;
pub mod function_facts;
mod inherited;
mod listed_argument;
pub(super) mod surrogate;
pub mod unrelated_class;

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::sema::conversion::{BaseConversion, Rank, Sequence};
use crate::sema::overload::callee_text::FoundIn;
use smallvec::SmallVec;
use std::cmp::Ordering;

/// A viable function with the conversions of its arguments.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub function: FunctionId,
    pub template: Option<TemplateId>,
    /// Whether the first sequence is that of the object.
    pub object: bool,
    pub sequences: SmallVec<[Sequence; 6]>,
}

/// The outcome of overload resolution.
#[derive(Clone, Debug)]
pub enum Resolution {
    Function(FunctionId),
    None,
    Ambiguous,
}

/// The rank of the worst of some conversions.
pub(super) fn worst_rank(sequences: &[Sequence]) -> Rank {
    sequences.iter().map(|s| s.rank).max().unwrap_or(Rank::Exact)
}

impl Compilation {
    /// The best of several functions for arguments; `object` is the argument for the implicit object parameter.
    pub fn resolve(
        &mut self,
        candidates: &[Entity],
        explicit: Option<List<TemplateArg>>,
        object: Option<ExprId>,
        args: &[ExprId],
    ) -> Resolution {
        let mut viable: Vec<Candidate> = Vec::new();
        // A function alone is tried in any case.
        let open = explicit.is_some() || candidates.len() < 2;
        let mut given = self.leading_arguments(args, open);
        for (number, entity) in candidates.iter().enumerate() {
            if self.is_for_others(*entity, given) {
                continue;
            }
            if let Some(candidate) = self.candidate(*entity, explicit, object, args) {
                viable.push(candidate);
            }
            // The first candidate has made the argument's class complete.
            if number == 0 {
                given = self.leading_arguments(args, open);
            }
        }
        self.best_viable(viable)
    }

    /// A candidate with its conversions, if it is viable (`[over.match.viable]`).
    pub fn candidate(
        &mut self,
        entity: Entity,
        explicit: Option<List<TemplateArg>>,
        object: Option<ExprId>,
        args: &[ExprId],
    ) -> Option<Candidate> {
        // An explicit object parameter takes the object as its argument ([over.match.funcs.general]).
        if let Some(object) = object
            && self.il.function_in(entity).is_some_and(|function| self.il.has_explicit_object(function))
        {
            let all: SmallVec<[ExprId; 8]> = std::iter::once(object).chain(args.iter().copied()).collect();
            return self.candidate(entity, explicit, None, &all);
        }
        let (function, template) = match entity {
            Entity::Function { id } if explicit.is_none() => (id, None),
            Entity::Template { id } => {
                if !self.count_fits(self.il.function_in(entity)?, args.len()) {
                    return None;
                }
                let deduced = self.deduce_viable_call(id, explicit, args)?;
                (self.function_instance(id, deduced)?, Some(id))
            }
            _ => return None,
        };
        if !self.count_fits(function, args.len()) {
            return None;
        }
        if template.is_none() && self.function_constraint_holds(function) == Some(false) {
            return None;
        }
        let mut sequences = SmallVec::new();
        if let Some(object) = object {
            sequences.push(self.object_sequence(function, object)?);
        }
        let (_, params, _) = self.function_of(self.il[function].ty)?;
        let params: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&self.il[params]);
        for (i, arg) in args.iter().enumerate() {
            sequences.push(match params.get(i) {
                Some(param) => self.argument_sequence(function, *arg, *param, true)?,
                None => Sequence::of(Rank::Ellipsis),
            });
        }
        Some(Candidate { function, template, object: object.is_some(), sequences })
    }

    /// Whether a function can be called with so many arguments.
    pub(super) fn count_fits(&self, function: FunctionId, count: usize) -> bool {
        let f = &self.il[function];
        let Some((_, _, traits)) = self.function_of(f.ty) else { return true };
        let pack =
            f.params(&self.il).iter().any(|p| matches!(self.il[p.ty].kind, TypeKind::PackExpansion { .. }));
        let needed = f
            .params(&self.il)
            .iter()
            .filter(|p| !p.has_default && !matches!(self.il[p.ty].kind, TypeKind::PackExpansion { .. }))
            .count();
        // Where the arguments end, the next parameter has a default one.
        let ends = f.params(&self.il).get(count).is_none_or(|param| param.has_default);
        (if pack { count >= needed } else { ends })
            && (count <= f.params(&self.il).len() || traits.contains(FunctionTraits::VARIADIC) || pack)
    }

    /// The conversion of the object expression to the implicit object parameter (`[over.match.funcs]`).
    pub(super) fn object_sequence(&mut self, function: FunctionId, object: ExprId) -> Option<Sequence> {
        let f = &self.il[function];
        let plain = Sequence::of(Rank::Exact);
        // Objects of any qualifiers can be destroyed ([class.dtor]).
        let any = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        if f.class.is_none() || f.flags.contains(FunctionFlags::STATIC) || any {
            return Some(plain);
        }
        let ty = f.ty;
        let (_, _, traits) = self.function_of(ty)?;
        let e = self.il[object];
        let mut quals = Qualifiers::empty();
        if traits.contains(FunctionTraits::CONST) {
            quals |= Qualifiers::CONST;
        }
        if traits.contains(FunctionTraits::VOLATILE) {
            quals |= Qualifiers::VOLATILE;
        }
        let have = self.qualifiers(e.ty) - Qualifiers::RESTRICT;
        if !quals.contains(have) {
            return None;
        }
        if traits.contains(FunctionTraits::LVALUE_REF)
            && e.category != Category::Lvalue
            && quals != Qualifiers::CONST
        {
            return None;
        }
        if traits.contains(FunctionTraits::RVALUE_REF) && e.category == Category::Lvalue {
            return None;
        }
        // Functions of a base that are found count as members of the object's class ([over.match.funcs]).
        Some(Sequence {
            binds_rvalue: traits.contains(FunctionTraits::RVALUE_REF),
            reference_quals: Some(quals),
            ..plain
        })
    }

    /// The best viable function (`[over.match.best]`). Of those that the standard leaves ambiguous, the one whose worst
    /// conversion is better than the others' worst, as the GNU compiler has it.
    pub fn best_viable(&mut self, mut viable: Vec<Candidate>) -> Resolution {
        self.best_of(&mut viable)
    }

    /// The same; one that another is taken for is taken out of the candidates.
    fn best_of(&mut self, viable: &mut Vec<Candidate>) -> Resolution {
        let best = self.best_viable_by(viable, Self::better);
        let Resolution::Function(function) = best else { return best };
        let instead = self.instead_of_deleted_move(function);
        if instead == function {
            return best;
        }
        viable.retain(|candidate| candidate.function != function);
        match self.best_viable_by(viable, Self::better) {
            Resolution::None => Resolution::Function(instead),
            other => other,
        }
    }

    /// The best viable function by an order of two.
    pub(super) fn best_viable_by(
        &mut self,
        viable: &[Candidate],
        better: fn(&mut Self, &Candidate, &Candidate) -> bool,
    ) -> Resolution {
        if viable.is_empty() {
            return Resolution::None;
        }
        let best = self.best_by(viable, better);
        match best.or_else(|| self.best_by(viable, Self::better_at_worst)) {
            Some(b) => Resolution::Function(viable[b].function),
            None => Resolution::Ambiguous,
        }
    }

    /// The candidate that is better than each other one, by an order of two.
    fn best_by(
        &mut self,
        viable: &[Candidate],
        better: fn(&mut Self, &Candidate, &Candidate) -> bool,
    ) -> Option<usize> {
        let mut best = 0;
        for i in 1..viable.len() {
            if better(self, &viable[i], &viable[best]) {
                best = i;
            }
        }
        let beats_all = viable.iter().enumerate().all(|(i, other)| {
            i == best
                || self.is_one_c_function(viable[best].function, other.function)
                || better(self, &viable[best], other)
        });
        beats_all.then_some(best)
    }

    /// Whether two functions are one: the same, or functions of several namespaces with one name and C linkage
    /// (`[dcl.link]`).
    pub(super) fn is_one_c_function(&self, a: FunctionId, b: FunctionId) -> bool {
        let both = a == b || self.has_c_linkage(a) && self.has_c_linkage(b);
        both && self.same_signature(self.il[a].ty, self.il[b].ty)
    }

    /// Whether candidate `a` is better than `b`, or not worse and its worst conversion has the better rank.
    fn better_at_worst(&mut self, a: &Candidate, b: &Candidate) -> bool {
        self.better(a, b) || (worst_rank(&a.sequences) < worst_rank(&b.sequences) && !self.better(b, a))
    }

    /// Whether candidate `a` is better than `b` (`[over.match.best.general]`).
    pub(super) fn better(&mut self, a: &Candidate, b: &Candidate) -> bool {
        let mut better_somewhere = false;
        for (x, y) in a.sequences.iter().zip(&b.sequences) {
            match self.compare_sequences(x, y) {
                std::cmp::Ordering::Greater => return false,
                std::cmp::Ordering::Less => better_somewhere = true,
                std::cmp::Ordering::Equal => {}
            }
        }
        if better_somewhere {
            return true;
        }
        match (a.template, b.template) {
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(x), Some(y)) => {
                // The parameters that are compared do not include that of the object.
                let count = a.sequences.len() - usize::from(a.object && b.object);
                self.more_specialized_for(x, y, count) || self.is_declared_by_friend(x, y)
            }
            (None, None) => {
                let own = |c: &Self, f: FunctionId| c.il[f].inherited_from(&c.il).is_none();
                (own(self, a.function) && !own(self, b.function))
                    || self.overrides_inherited(a, b)
                    || self.more_constrained_function(a.function, b.function)
            }
        }
    }

    /// Orders two conversion sequences: `Less` is better (`[over.ics.rank]`).
    pub(in crate::sema) fn compare_sequences(&mut self, x: &Sequence, y: &Sequence) -> Ordering {
        use Ordering::*;
        if x.initializer_list != y.initializer_list {
            return if x.initializer_list { Less } else { Greater };
        }
        let by_rank = x.rank.cmp(&y.rank);
        if by_rank != Equal {
            return by_rank;
        }
        let by_array = match (x.array, y.array) {
            (Some(a), Some(b)) => a.cmp(&b),
            _ => Equal,
        };
        if by_array != Equal {
            return by_array;
        }
        let same = x.function == y.function && x.list_of == y.list_of;
        let by_binding = match (x.binds_rvalue, y.binds_rvalue) {
            (true, false) if y.reference_quals.is_some() => Less,
            (false, true) if x.reference_quals.is_some() => Greater,
            _ => Equal,
        };
        // The reference that an rvalue is bound to is preferred whichever functions convert to it.
        if x.rank == Rank::User && (!same || x.function.is_none() && x.list_of.is_none()) {
            return by_binding;
        }
        if let (Some(a), Some(b)) = (x.second, y.second) {
            let second = a.rank.cmp(&b.rank).then_with(|| self.compare_bases(a.base, b.base));
            let second = second.then(a.adjustment.cmp(&b.adjustment));
            if second != Equal {
                return second;
            }
        }
        if by_binding != Equal {
            return by_binding;
        }
        let by_class = self.compare_bases(x.base, y.base);
        if by_class != Equal {
            return by_class;
        }
        if x.adjustment != y.adjustment {
            return x.adjustment.cmp(&y.adjustment);
        }
        // The reference to the less qualified type; what is no reference has no qualifiers to compare.
        match (x.reference_quals, y.reference_quals) {
            (Some(a), Some(b)) if a != b && b.contains(a) => Less,
            (Some(a), Some(b)) if a != b && a.contains(b) => Greater,
            _ => Equal,
        }
    }

    /// Of two conversions to base classes the one to the nearer class is better, where one derives from the other, and of
    /// two to the same class the one from the nearer class ([over.ics.rank]).
    fn compare_bases(&mut self, x: Option<BaseConversion>, y: Option<BaseConversion>) -> Ordering {
        use Ordering::*;
        let (Some(x), Some(y)) = (x, y) else { return Equal };
        if x.member != y.member || x.class == y.class && x.from == y.from {
            return Equal;
        }
        // The class that is better, and the other one, if the better conversion is the first.
        let (nearer, farther) = match (x.class == y.class, x.member) {
            (true, true) => (x.from, y.from),
            (true, false) => (y.from, x.from),
            (false, true) => (y.class, x.class),
            (false, false) => (x.class, y.class),
        };
        if self.base_distance(nearer, farther).is_some() {
            return Less;
        }
        if self.base_distance(farther, nearer).is_some() { Greater } else { Equal }
    }

    fn shallow_candidate(&mut self, entity: Entity, args: &[ExprId], list: bool) -> Option<Candidate> {
        let (function, template) = match entity {
            Entity::Function { id } => (id, None),
            Entity::Template { id } => {
                if !self.count_fits(self.il.function_in(entity)?, args.len()) {
                    return None;
                }
                let deduced = self.deduce_viable_call(id, None, args)?;
                (self.function_instance(id, deduced)?, Some(id))
            }
            _ => return None,
        };
        if !self.count_fits(function, args.len()) || self.function_constraint_holds(function) == Some(false) {
            return None;
        }
        let (_, params, _) = self.function_of(self.il[function].ty)?;
        let params: SmallVec<[TypeId; 8]> = SmallVec::from_slice(&self.il[params]);
        if let (true, [arg], [param, ..]) = (list, args, &params[..])
            && self.il[function].class.is_some_and(|class| self.is_converted_again(class, *arg, *param))
        {
            return None;
        }
        let mut sequences = SmallVec::new();
        for (i, arg) in args.iter().enumerate() {
            sequences.push(match params.get(i) {
                Some(param) => self.argument_sequence(function, *arg, *param, list)?,
                None => Sequence::of(Rank::Ellipsis),
            });
        }
        Some(Candidate { function, template, object: false, sequences })
    }

    /// The best constructor of a class for arguments, explicit ones included (`[dcl.init.general]`).
    pub fn best_constructor(&mut self, class: ClassId, args: &[ExprId]) -> Resolution {
        self.complete_class(class);
        let constructors = self.narrowed_constructors(class, args, true);
        if let Some(exact) = self.exact_constructor(class, &constructors, args) {
            return Resolution::Function(exact);
        }
        match self.resolve(&constructors, None, None, args) {
            Resolution::Ambiguous => self.by_best_conversion(class, &constructors, args),
            other => other,
        }
    }

    /// The constructor that a cast of an operand to a class calls, where there is one.
    pub fn casting_constructor(&mut self, class: ClassId, operand: ExprId) -> Option<FunctionId> {
        match self.attempt(|c| c.best_constructor(class, &[operand]))? {
            Resolution::Function(constructor) => Some(constructor),
            _ => None,
        }
    }

    /// The conversion functions of a class that no other one is better than: the one that fits the object better, then the
    /// one whose result converts better (`[over.match.best]`). For an lvalue reference only those that give what it binds
    /// to (`[over.match.ref]`).
    pub fn best_conversion_functions(&mut self, from: ExprId, class: ClassId, to: TypeId) -> Vec<FunctionId> {
        let lvalue = matches!(self.split(to).kind, TypeKind::LvalueReference { .. });
        let rvalue = matches!(self.split(to).kind, TypeKind::RvalueReference { .. });
        let target = self.without_reference(to);
        let pointee = self.class_pointed_to(target);
        let mut viable: Vec<(FunctionId, Option<TemplateId>, Sequence, Sequence)> = Vec::new();
        for entity in self.all_conversions(class) {
            if pointee.is_some_and(|wanted| self.gives_unrelated_pointer(entity, wanted)) {
                continue;
            }
            let Some(function) = self.conversion_candidate(entity, from, target) else { continue };
            let Some((ret, ..)) = self.function_of(self.il[function].ty) else { continue };
            if lvalue && !self.gives_lvalue_of(ret, target)
                || rvalue && self.gives_related_lvalue(ret, target)
            {
                continue;
            }
            let result = self.call_result_probe(ret, from);
            let Some(second) = self.standard_sequence(result, target) else { continue };
            let Some(object) = self.object_sequence(function, from) else { continue };
            let template = match entity {
                Entity::Template { id } => Some(id),
                _ => None,
            };
            viable.push((function, template, object, second));
        }
        let mut best = Vec::new();
        for (i, a) in viable.iter().enumerate() {
            let beaten = viable.iter().enumerate().any(|(j, b)| {
                if i == j {
                    return false;
                }
                let order =
                    self.compare_sequences(&b.2, &a.2).then_with(|| self.compare_sequences(&b.3, &a.3));
                let specialized = match (b.1, a.1) {
                    (Some(b), Some(a)) if order.is_eq() => self.more_specialized_function(b, a),
                    _ => order.is_eq() && b.1.is_none() && a.1.is_some(),
                };
                order.is_lt() || specialized
            });
            if !beaten {
                best.push(a.0);
            }
        }
        best
    }

    /// The class to an object of which a pointer of this type points.
    fn class_pointed_to(&self, ty: TypeId) -> Option<ClassId> {
        match self.canonical_kind(ty) {
            TypeKind::Pointer { to } => self.class_of(to),
            _ => None,
        }
    }

    /// Whether a conversion function gives a pointer to another class than `wanted`, of which it is seen at once that it has
    /// no bases: in a class with very many, most are told apart by this (`[conv.ptr]`).
    fn gives_unrelated_pointer(&self, conversion: Entity, wanted: ClassId) -> bool {
        let Entity::Function { id } = conversion else { return false };
        let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return false };
        self.class_pointed_to(ret).is_some_and(|given| {
            let c = &self.il[given];
            let known = c.state == Completeness::Complete || c.instance.is_none();
            given != wanted && known && c.bases.is_empty()
        })
    }

    /// Whether a function that returns `ret` gives an lvalue that a reference to `target` binds to.
    fn gives_lvalue_of(&mut self, ret: TypeId, target: TypeId) -> bool {
        let TypeKind::LvalueReference { to: given } = self.split(ret).kind else { return false };
        self.gives_related_lvalue(ret, target) && self.qualifiers(target).contains(self.qualifiers(given))
    }

    /// Whether a function that returns `ret` gives an lvalue of a type that is reference-related to `target`, to which no
    /// rvalue reference binds (`[dcl.init.ref]`).
    pub(super) fn gives_related_lvalue(&mut self, ret: TypeId, target: TypeId) -> bool {
        let TypeKind::LvalueReference { to: given } = self.split(ret).kind else { return false };
        let (source, wanted) = (self.unqualified(given), self.unqualified(target));
        source == wanted
            || self.similar_arrays(source, wanted)
            || match (self.class_of(source), self.class_of(wanted)) {
                (Some(source), Some(wanted)) => {
                    self.complete_class(source);
                    self.base_distance(source, wanted).is_some()
                }
                _ => false,
            }
    }

    /// What converts an object best, a constructor for it or one of the conversion functions that are best among
    /// themselves; more than one where that is ambiguous (`[over.match.best]`).
    pub(super) fn better_conversions(
        &mut self,
        from: ExprId,
        constructor: FunctionId,
        functions: Vec<FunctionId>,
    ) -> Vec<FunctionId> {
        let params = self.function_of(self.il[constructor].ty).map(|(_, params, _)| params);
        let param = params.and_then(|params| self.il[params].first().copied());
        let argument = param
            .filter(|_| !functions.is_empty())
            .and_then(|param| self.conversion_sequence(from, param, false));
        let Some(argument) = argument else { return vec![constructor] };
        let mut best = Vec::new();
        for function in functions {
            match self.compare_conversions(from, (constructor, &argument), function) {
                Ordering::Greater => return vec![function],
                Ordering::Equal => best.push(function),
                Ordering::Less => {}
            }
        }
        best.push(constructor);
        best
    }

    /// Orders a constructor, with the conversion of an object to its parameter, and a conversion function of the object:
    /// `Less` where the constructor is better.
    fn compare_conversions(
        &mut self,
        from: ExprId,
        (constructor, argument): (FunctionId, &Sequence),
        function: FunctionId,
    ) -> Ordering {
        let result = self.function_of(self.il[function].ty);
        let (Some(mut object), Some((ret, _, traits))) = (self.object_sequence(function, from), result)
        else {
            return Ordering::Less;
        };
        // One that gives an object of a derived class is worse.
        if self.class_of(self.without_reference(ret)) != self.il[constructor].class {
            return Ordering::Less;
        }
        if !traits.intersects(FunctionTraits::LVALUE_REF | FunctionTraits::RVALUE_REF) {
            object.binds_rvalue = argument.binds_rvalue;
        }
        let made = |c: &Self, f: FunctionId| c.il[f].instance.is_some();
        let order = self.compare_sequences(argument, &object);
        let order = order.then(made(self, constructor).cmp(&made(self, function)));
        // Where both add qualifiers to what they refer to, the constructor is taken.
        let given = self.qualifiers(self.il[from].ty);
        let adds = |s: &Sequence| s.reference_quals.is_some_and(|quals| quals != given);
        if order.is_eq() && adds(argument) && adds(&object) { Ordering::Less } else { order }
    }

    /// A conversion function or the instance of a template of them that can be called on an object.
    fn conversion_candidate(&mut self, entity: Entity, from: ExprId, to: TypeId) -> Option<FunctionId> {
        let function = self.conversion_function_to(entity, to)?;
        if self.is_explicit(function) && !(self.context.contextual && self.gives_exactly(function, to)) {
            return None;
        }
        self.object_sequence(function, from)?;
        Some(function)
    }

    /// Whether a conversion function gives a value of this type without another conversion, as an explicit one must
    /// (`[over.match.conv]`).
    fn gives_exactly(&self, function: FunctionId, to: TypeId) -> bool {
        let Some((ret, ..)) = self.function_of(self.il[function].ty) else { return true };
        let given = self.without_reference(ret);
        self.is_open_type(given) || self.same_type(self.unqualified(given), self.unqualified(to))
    }

    /// A conversion function, of a template the instance that converts to a type.
    fn conversion_function_to(&mut self, entity: Entity, to: TypeId) -> Option<FunctionId> {
        match entity {
            Entity::Function { id } => {
                // `operator auto` converts to what its body returns.
                if self.il[id].flags.contains(FunctionFlags::UNDEDUCED) {
                    self.result_of(id);
                }
                Some(id)
            }
            Entity::Template { id } => {
                let args = self.deduce_conversion(id, to)?;
                self.function_instance(id, args)
            }
            _ => None,
        }
    }

    /// The explicit conversion function that gives the type of a direct initialization, qualifiers apart
    /// (`[over.match.conv]`).
    pub(in crate::sema) fn explicit_conversion(&mut self, from: ExprId, to: TypeId) -> Option<FunctionId> {
        let class = self.class_of(self.il[from].ty)?;
        self.all_conversions(class).into_iter().find_map(|entity| {
            let function = self.conversion_function_to(entity, to)?;
            let (ret, ..) = self.function_of(self.il[function].ty)?;
            let result = self.call_result_probe(ret, from);
            let gives = self.is_explicit(function)
                && self.standard_sequence(result, to).is_some_and(|s| s.rank == Rank::Exact)
                && self.object_sequence(function, from).is_some()
                && self.function_constraint_holds(function) != Some(false);
            gives.then_some(function)
        })
    }

    /// Whether several conversion functions of a class give what the copy constructor of another one takes, and none of
    /// them does better (`[over.match.copy]`).
    pub(super) fn several_conversions_construct(&mut self, e: ExprId, to: TypeId) -> bool {
        let (Some(source), Some(class)) = (self.class_of(self.il[e].ty), self.class_of(to)) else {
            return false;
        };
        if source == class || self.base_distance(source, class).is_some() {
            return false;
        }
        let best = self.best_conversion_functions(e, source, to);
        best.len() > 1 && self.converting_constructor(class, &[e], true).is_none_or(|f| self.copies(f, class))
    }

    /// Whether the first parameter of a constructor is a reference to its class.
    pub(in crate::sema) fn copies(&self, constructor: FunctionId, class: ClassId) -> bool {
        let first = self.il[constructor].params(&self.il).first().map(|p| self.without_reference(p.ty));
        first.is_some_and(|first| self.class_of(first) == Some(class))
    }

    /// Conversion functions of a class and its bases, less those that one of a derived class to the same type hides
    /// (`[class.conv.fct]`).
    pub fn all_conversions(&self, class: ClassId) -> Vec<Entity> {
        let mut all = self.il[class].conversions(&self.il).to_vec();
        let own = all.len();
        let several = self.il[class].bases.len() > 1;
        for base in &self.il[class].bases {
            let Some(base) = self.class_of(base.ty) else { continue };
            for inherited in self.all_conversions(base) {
                let hidden = all[..own].iter().any(|e| self.converts_to_same(*e, inherited));
                if !hidden && !all[own..].contains(&inherited) {
                    all.push(inherited);
                }
            }
        }
        // One of a virtual base is hidden on all ways to it ([class.member.lookup]).
        if several && self.has_virtual_bases(class) {
            let known = all.clone();
            all.retain(|e| !known.iter().any(|other| self.hides_virtual_conversion(*other, *e)));
        }
        all
    }

    /// Whether a conversion function converts to the same type as one of a virtual base of its class.
    fn hides_virtual_conversion(&self, by: Entity, hidden: Entity) -> bool {
        let class = |entity: Entity| self.il.function_in(entity).and_then(|id| self.il[id].class);
        match (class(by), class(hidden)) {
            (Some(a), Some(b)) => a != b && self.converts_to_same(by, hidden) && self.has_virtual_base(a, b),
            _ => false,
        }
    }

    /// Whether two conversion functions, neither of them a template, convert to the same type.
    fn converts_to_same(&self, a: Entity, b: Entity) -> bool {
        let result = |entity: Entity| match entity {
            Entity::Function { id } => self.function_of(self.il[id].ty).map(|(ret, ..)| self.canonical(ret)),
            _ => None,
        };
        result(a).is_some_and(|ty| result(b) == Some(ty))
    }

    /// An expression of a function's result type, for ranking what is done with the result.
    pub(in crate::sema) fn call_result_probe(&mut self, ret: TypeId, like: ExprId) -> ExprId {
        let pos = self.il[like].pos;
        let category = self.category_of_result(ret);
        let ty = self.without_reference(ret);
        self.expr(ExprKind::Unknown { text: List::EMPTY }, ty, category, ExprFlags::empty(), pos)
    }

    /// The value category of a call whose function returns `ret` (`[expr.call]`).
    pub fn category_of_result(&self, ret: TypeId) -> Category {
        match self.canonical_kind(ret) {
            TypeKind::LvalueReference { .. } => Category::Lvalue,
            TypeKind::RvalueReference { to } if self.function_of(to).is_some() => Category::Lvalue,
            TypeKind::RvalueReference { .. } => Category::Xvalue,
            _ => Category::Prvalue,
        }
    }

    /// The function among overloads that has exactly a function type (`[over.over]`).
    fn overload_candidate_of_type(&mut self, e: ExprId, to: TypeId, target: TypeId) -> Option<FunctionId> {
        let (candidates, args) = match self.il[e].kind {
            ExprKind::Overload { set, args, .. } | ExprKind::MemberOverload { set, args, .. } => {
                (self.il[set].candidates, args)
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                return self.overload_candidate_of_type(operand, to, target);
            }
            _ => return None,
        };
        let list = self.il[candidates].to_vec();
        for entity in &list {
            if let Entity::Function { id } = *entity
                && args.is_none()
                && self.address_may_be(id, to)
                && self.same_function_type(self.il[id].ty, target)
            {
                return Some(id);
            }
        }
        let templates: Vec<_> = list
            .iter()
            .filter_map(|e| match *e {
                Entity::Template { id } => Some(id),
                _ => None,
            })
            .collect();
        let (template, deduced) = self.deduce_specialization(&templates, args, target)?;
        self.function_instance(template, deduced)
    }

    /// The function of a set that the type of a pointer, reference or member pointer selects (`[over.over]`).
    pub fn selected_overload(&mut self, e: ExprId, to: TypeId) -> Option<FunctionId> {
        let target = self.function_target(to)?;
        self.overload_candidate_of_type(e, to, target)
    }

    /// Whether the address of a function is a member pointer where `to` is one, and only there.
    fn address_may_be(&self, function: FunctionId, to: TypeId) -> bool {
        let member = self.il[function].class.is_some()
            && self.is_instance_member(Entity::Function { id: function })
            && !self.il.has_explicit_object(function);
        let to = self.without_reference(to);
        member == matches!(self.split(to).kind, TypeKind::MemberPointer { .. })
    }

    pub(super) fn same_function_type(&self, a: TypeId, b: TypeId) -> bool {
        match (self.function_of(a), self.function_of(b)) {
            (Some((ra, pa, ta)), Some((rb, pb, tb))) => {
                ra == rb && pa == pb && (ta - FunctionTraits::NOEXCEPT) == (tb - FunctionTraits::NOEXCEPT)
            }
            _ => false,
        }
    }

    /// A name with template arguments, or its address, that identifies one specialization of a function template and
    /// nothing else: the name of that one (`[over.over]`).
    pub fn sole_specialization(&mut self, e: ExprId) -> ExprId {
        let named = match self.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => e,
        };
        let (candidates, args) = match self.il[named].kind {
            ExprKind::Overload { set, args: Some(args), .. }
            | ExprKind::MemberOverload { set, args: Some(args), .. } => (self.il[set].candidates, args),
            _ => return e,
        };
        if self.il[named].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
            || self.il[args].iter().any(|a| self.arg_is_dependent(a))
        {
            return e;
        }
        match self.functions_meant(candidates, Some(args)).as_deref() {
            Some([only]) => {
                let named = self.name_resolved(e, *only);
                self.with_needed_exception(named, *only)
            }
            _ => e,
        }
    }

    /// The operand of decltype, where a name of functions must identify one of them (`[dcl.type.decltype]`).
    pub fn decltype_operand(&mut self, e: ExprId) -> ExprId {
        let e = self.sole_specialization(e);
        let named = match self.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => e,
        };
        let ExprKind::Overload { set, args, .. } = self.il[named].kind else { return e };
        let candidates = self.il[set].candidates;
        let dependent = args.is_some_and(|args| self.il[args].iter().any(|a| self.arg_is_dependent(a)));
        if candidates.len() < 2 || dependent {
            return e;
        }
        self.sfinae_fail();
        if !self.reports_here() {
            return e;
        }
        let shown = self.callee_entity(&self.il[candidates], FoundIn::Own);
        let pos = self.start_of(e);
        self.report(pos, messages::cannot_determine_instance_intended(shown));
        self.unknown_expr()
    }

    /// What to call a set of functions none of which a target type selects (`[over.over]`); none where one is selected or
    /// that is not known.
    pub(in crate::sema) fn unselected_overload(&mut self, e: ExprId, to: TypeId) -> Option<EntityText> {
        let named = match self.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => e,
        };
        let (ExprKind::Overload { set, args, .. } | ExprKind::MemberOverload { set, args, .. }) =
            self.il[named].kind
        else {
            return None;
        };
        if args.is_some_and(|args| self.il[args].iter().any(|arg| self.arg_is_dependent(arg))) {
            return None;
        }
        let candidates = self.il[set].candidates;
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        let target = self.without_reference(to);
        let unknown = self.is_dependent(to)
            || self.is_unknown(to)
            || self.class_of(target).is_some()
            || self.il[to].flags.contains(TypeFlags::PLACEHOLDER);
        if unknown || self.il[e].flags.intersects(open) || !self.dialect.cxx {
            return None;
        }
        if candidates.len() < 2 && !matches!(self.il[candidates].first(), Some(Entity::Template { .. })) {
            return None;
        }
        let before = self.reports.fallbacks;
        if self.selected_overload(e, to).is_some() || self.reports.fallbacks != before {
            return None;
        }
        Some(self.callee_entity(&self.il[candidates], FoundIn::Own))
    }

    /// Replaces a set of overloads by the one that a target type selects.
    pub fn resolve_overload_for(&mut self, e: ExprId, to: TypeId) -> ExprId {
        let Some(function) = self.selected_overload(e, to) else { return e };
        self.check_immediate_address(e, function);
        self.check_selected_access(e, function);
        self.name_resolved(e, function)
    }

    /// The type of a function with a placeholder in it is that which its body says (`[dcl.spec.auto]`).
    pub(in crate::sema) fn deduce_result(&mut self, function: FunctionId) {
        let undeduced = self.il[function].flags.contains(FunctionFlags::UNDEDUCED);
        if undeduced && !self.scope_is_dependent(self.context.scope) {
            self.body_of(function);
        }
    }

    /// The function that a type selects among those of a qualified name is an accessible member.
    fn check_selected_access(&mut self, e: ExprId, function: FunctionId) {
        let entry = self.il[e];
        let named = match entry.kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
            _ => e,
        };
        if let ExprKind::Overload { qualifier: Some(qualifier), .. } = self.il[named].kind {
            let (naming, at) = (self.class_of_qualifier(qualifier), self.il[named].pos);
            self.check_address_access(Entity::Function { id: function }, naming, at, entry.pos);
        }
    }

    /// The expression that names `function` where overloads were named; `&` stays.
    pub fn name_resolved(&mut self, e: ExprId, function: FunctionId) -> ExprId {
        self.deduce_result(function);
        if !matches!(self.il[e].kind, ExprKind::Unary { .. }) {
            self.check_deduced_reference(function, self.il[e].pos);
        }
        self.name_callee(e, function)
    }

    /// What `&` is applied to: members that are named with their class, of no object (`[expr.unary.op]`).
    fn without_implied_object(&mut self, operand: ExprId) -> ExprId {
        let e = self.il[operand];
        match e.kind {
            ExprKind::MemberOverload { base, set, qualifier: qualifier @ Some(_), args, .. }
                if matches!(self.il[base].kind, ExprKind::This { implicit: true }) =>
            {
                let kind = ExprKind::Overload { set, qualifier, args };
                self.expr(kind, e.ty, e.category, e.flags, e.pos)
            }
            _ => operand,
        }
    }

    /// Notes how many template arguments a function is named with: what stands for its address has as many, and its
    /// explicit instantiation.
    fn note_named_arguments(&mut self, function: FunctionId, named: &ExprKind) {
        let (ExprKind::Overload { args: Some(args), .. }
        | ExprKind::Name { args: Some(args), .. }
        | ExprKind::MemberOverload { args: Some(args), .. }) = *named
        else {
            return;
        };
        let Some(instance) = self.il[function].instance else { return };
        let count = u16::try_from(args.len() + 1).unwrap_or(u16::MAX);
        if self.il[instance].named_arguments < count {
            self.il[instance].named_arguments = count;
        }
    }

    /// The same for a function that is called.
    pub fn name_callee(&mut self, e: ExprId, function: FunctionId) -> ExprId {
        let entry = self.il[e];
        self.note_function_use(function, entry.pos);
        self.note_named_arguments(function, &entry.kind);
        let ty = self.il[function].ty;
        let entity = Entity::Function { id: function };
        let kind = match entry.kind {
            ExprKind::Overload { qualifier, args, .. } | ExprKind::Name { qualifier, args, .. } => {
                ExprKind::Name { entity, qualifier, args }
            }
            ExprKind::MemberOverload { base, arrow, qualifier, args, .. } => {
                let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
                if implicit && !self.is_instance_member(entity) {
                    // A static member needs no object, and none is implied.
                    ExprKind::Name { entity, qualifier, args }
                } else {
                    if implicit {
                        self.check_this_available(entry.pos);
                    }
                    ExprKind::Member { base, arrow, entity, qualifier, args }
                }
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                let operand = self.without_implied_object(operand);
                let operand = self.name_resolved(operand, function);
                let pointer = match self.il[function].class {
                    Some(class)
                        if self.is_instance_member(entity) && !self.il.has_explicit_object(function) =>
                    {
                        let class = self.il[class].ty;
                        self.make_type(TypeKind::MemberPointer { class, to: ty })
                    }
                    _ => self.pointer_to(ty),
                };
                let kind = ExprKind::Unary { op: UnaryOp::Address, operand };
                return self.expr(kind, pointer, Category::Prvalue, entry.flags, entry.pos);
            }
            _ => return e,
        };
        self.expr(kind, ty, Category::Lvalue, entry.flags, entry.pos)
    }
}
