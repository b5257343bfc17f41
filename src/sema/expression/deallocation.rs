//! The functions that delete-expressions and new-expressions give memory back with (`[expr.delete]`, `[expr.new]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::expression::INHERITED;
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::source::Pos;

/// The standard since which deallocation functions of the global namespace take the size of the object.
const SIZED_DEALLOCATION: u8 = 14;

impl Compilation {
    /// A delete-expression (`[expr.delete]`).
    pub fn build_delete(&mut self, operand: ExprId, array: bool, colons: Option<Pos>, pos: Pos) -> ExprId {
        let (global, start) = (colons.is_some(), colons.unwrap_or(pos));
        let flags = self.il[operand].flags & INHERITED;
        self.check_deleted_operand(operand);
        if let Some(to) = self.pointee(self.il[operand].ty) {
            let at = self.start_of(operand);
            self.note_object_destroyed(to, at);
            self.check_destructor_access(to, at);
            self.check_destructor_not_deleted(to, at);
            if !global {
                self.check_deallocation(to, array, pos);
            }
        }
        self.check_delete_space(operand);
        let ty = self.common.void;
        self.expr(ExprKind::Delete { operand, array, global, start }, ty, Category::Prvalue, flags, pos)
    }

    /// A delete-expression at `pos` needs a usual deallocation function among those that the class of the object declares.
    pub(super) fn check_deallocation(&mut self, object: TypeId, array: bool, pos: Pos) {
        let Some(class) = self.class_of(self.innermost_element(object)) else { return };
        if self.is_open_type(object) {
            return;
        }
        let op = if array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
        let found = self.lookup_in(self.il[class].scope, Key::operator(op)).to_vec();
        let usual = |c: &Self, entity: &Entity| match *entity {
            Entity::Function { id } => c.is_usual_deallocation(id),
            Entity::Template { .. } => false,
            _ => true,
        };
        if !found.is_empty() && !found.iter().any(|entity| usual(self, entity)) && self.reports_here() {
            self.report(pos, messages::no_appropriate_operator_delete_visible());
        }
        if let [Entity::Function { id }] = found[..]
            && self.is_usual_deallocation(id)
            && self.reports_now()
        {
            self.check_not_deleted(id, pos);
        }
        self.check_deallocation_access(class, op, pos);
    }

    /// Whether the parameters of a deallocation function of a class are those that every object gives: the address, and
    /// perhaps the size and the alignment (`[basic.stc.dynamic.deallocation]`).
    pub(in crate::sema) fn is_usual_deallocation(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        let traits = self.function_of(f.ty).map(|(.., traits)| traits).unwrap_or_default();
        let size = self.common.size;
        let given = |param: &Param| {
            self.same_type(self.unqualified(param.ty), size) || self.enum_of(param.ty).is_some()
        };
        !traits.contains(FunctionTraits::VARIADIC)
            && f.params(&self.il)
                .iter()
                .enumerate()
                .skip(1)
                .all(|(at, param)| given(param) || at == 1 && self.class_of(param.ty).is_some())
    }

    /// The parameters of an allocation or deallocation function behind the first.
    fn placement_parameters(&self, function: FunctionId) -> Vec<TypeId> {
        self.il[function].params(&self.il).iter().skip(1).map(|param| self.unqualified(param.ty)).collect()
    }

    /// Whether one of these deallocation functions frees what an allocation function has given (`[expr.new]`): it takes
    /// the same, or nothing more where that takes nothing more.
    fn frees_what_is_given(&self, freeing: &[Entity], new: FunctionId) -> bool {
        let wanted = self.placement_parameters(new);
        freeing.iter().any(|entity| match *entity {
            Entity::Function { id } if wanted.is_empty() => self.is_usual_deallocation(id),
            Entity::Function { id } => {
                let given = self.placement_parameters(id);
                given.len() == wanted.len()
                    && given.iter().zip(&wanted).all(|(a, b)| self.same_type(*a, *b))
                    && !self.is_variadic(new)
            }
            _ => true,
        })
    }

    fn is_variadic(&self, function: FunctionId) -> bool {
        self.function_of(self.il[function].ty)
            .is_some_and(|(.., traits)| traits.contains(FunctionTraits::VARIADIC))
    }

    /// The deallocation functions that belong to those which a class declares for allocation.
    fn freeing(op: OverloadedOperator) -> OverloadedOperator {
        match op {
            OverloadedOperator::NewArray => OverloadedOperator::DeleteArray,
            _ => OverloadedOperator::Delete,
        }
    }

    /// The allocation functions of a class that is complete have deallocation functions beside them.
    pub(in crate::sema) fn check_allocation_functions(&mut self, class: ClassId) {
        if !self.reports.shown.allocation || self.is_dependent_class(class) || self.reports.quiet > 0 {
            return;
        }
        let scope = self.il[class].scope;
        for op in [OverloadedOperator::New, OverloadedOperator::NewArray] {
            let own = self.lookup_in(scope, Key::operator(op)).to_vec();
            let freeing = self.lookup_in(scope, Key::operator(Self::freeing(op))).to_vec();
            for entity in own {
                let Entity::Function { id } = entity else { continue };
                if self.il[id].class == Some(class) && !self.frees_what_is_given(&freeing, id) {
                    let (shown, pos) = (self.allocation_entity(id), self.il[id].pos);
                    let word = Self::freeing_word(op);
                    self.report(pos, messages::no_corresponding_member_operator_delete(shown, &word));
                }
            }
        }
    }

    /// An allocation function as messages name it: with its parameters where there are others of its name.
    fn allocation_entity(&mut self, function: FunctionId) -> EntityText {
        let f = &self.il[function];
        let key = Key::of(f.name);
        let several = key.is_some_and(|key| self.symbols.bindings.get(f.scope, key).len() > 1);
        match several || f.class.is_none() {
            true => self.function_entity(function),
            false => self.function_name_entity(function),
        }
    }

    fn freeing_word(op: OverloadedOperator) -> String {
        let (operator, word) = (TokenKind::KwOperator.spelling(), TokenKind::KwDelete.spelling());
        let array = if op == OverloadedOperator::NewArray { "[]" } else { "" };
        format!("{operator} {word}{array}")
    }

    /// A new-expression at `pos` that calls a constructor can give the memory back if that throws.
    pub(super) fn check_corresponding_deallocation(&mut self, new: &New, pos: Pos) {
        let refused = new.placement.is_some() && self.refuses_usual_deallocation(new, pos);
        let listed = matches!(new.init, Initializer::Brace { .. });
        let Some(class) = self.class_of(self.innermost_element(new.ty)).filter(|_| !listed) else { return };
        if !self.warns() || self.is_open_type(new.ty) {
            return;
        }
        let made = new.constructor.or_else(|| match self.best_constructor(class, &[]) {
            Resolution::Function(function) if matches!(new.init, Initializer::None) => Some(function),
            _ => None,
        });
        if made.is_none_or(|function| self.is_trivial_function(function)) {
            return;
        }
        let scope = Some(self.il[class].scope).filter(|_| !new.global);
        let op = if new.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let (found, _) = self.allocation_candidates(op, scope);
        let count = new.placement.map_or(0, |args| self.il[args].len());
        let Some(function) = self.only_allocation(&found, count) else { return };
        let (freeing, global) = self.allocation_candidates(Self::freeing(op), scope);
        // That of the global namespace is there without a declaration.
        if global && count == 0 && self.placement_parameters(function).is_empty() {
            return;
        }
        if refused || !self.frees_what_is_given(&freeing, function) {
            let shown = self.allocation_entity(function);
            let word = Self::freeing_word(op);
            self.warn(pos, messages::no_corresponding_delete(shown, &word));
        }
    }

    /// The allocation or deallocation functions that are found for objects of a class, and whether they are those of the
    /// global namespace.
    fn allocation_candidates(
        &mut self,
        op: OverloadedOperator,
        scope: Option<ScopeId>,
    ) -> (Vec<Entity>, bool) {
        let key = Key::operator(op);
        let own = scope.map_or(Vec::new(), |scope| self.lookup_in(scope, key).to_vec());
        match own.is_empty() {
            true => (self.symbols.bindings.get(self.symbols.global, key).to_vec(), true),
            false => (own, false),
        }
    }

    /// Refuses a new-placement whose arguments a deallocation function takes for the size of the object: that is a usual one
    /// (`[expr.new]`). True if it does.
    fn refuses_usual_deallocation(&mut self, new: &New, pos: Pos) -> bool {
        if !self.reports_now() || self.defines_template() || self.is_open_type(new.ty) {
            return false;
        }
        let class = self.class_of(self.innermost_element(new.ty)).filter(|_| !new.global);
        let scope = class.map(|class| self.il[class].scope);
        let op = if new.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let (found, _) = self.allocation_candidates(op, scope);
        let count = new.placement.map_or(0, |args| self.il[args].len());
        let Some(function) = self.only_allocation(&found, count).filter(|id| !self.is_variadic(*id)) else {
            return false;
        };
        let sized = |c: &Self, id: FunctionId| match c.placement_parameters(id)[..] {
            [only] => c.same_type(only, c.common.size),
            _ => false,
        };
        let (freeing, global) = self.allocation_candidates(Self::freeing(op), scope);
        if !sized(self, function) || global && self.dialect.standard < SIZED_DEALLOCATION {
            return false;
        }
        let functions = freeing.iter().filter_map(|entity| match *entity {
            Entity::Function { id } if !self.is_variadic(id) => Some(id),
            _ => None,
        });
        let functions: Vec<FunctionId> = functions.collect();
        // Beside one that takes nothing more, that of a class is a placement deallocation function.
        let unsized_ = !global && functions.iter().any(|id| self.placement_parameters(*id).is_empty());
        let usual = functions.iter().copied().find(|id| sized(self, *id)).filter(|_| !unsized_);
        if let Some(usual) = usual {
            let shown = self.allocation_entity(usual);
            self.report(pos, messages::placement_new_refers_to_usual(shown));
        }
        usual.is_some()
    }

    /// A virtual destructor that is being defined at `pos` finds the deallocation function for objects of its class
    /// (`[class.dtor]`).
    pub(in crate::sema) fn check_destructor_deallocation(
        &mut self,
        destructor: FunctionId,
        class: ClassId,
        pos: Pos,
    ) {
        let f = &self.il[destructor];
        if !f.flags.contains(FunctionFlags::VIRTUAL) || !self.reports_now() || self.defines_template() {
            return;
        }
        let scope = self.il[class].scope;
        let found = self.lookup_in(scope, Key::operator(OverloadedOperator::Delete)).to_vec();
        let functions = found.iter().filter_map(|entity| match *entity {
            Entity::Function { id } => Some(id),
            _ => None,
        });
        let functions: Vec<FunctionId> = functions.collect();
        let classes = || functions.iter().map(|id| self.il[*id].class);
        if functions.is_empty()
            || functions.len() != found.len()
            || classes().any(|of| of != classes().next().flatten())
        {
            return;
        }
        let usual = || functions.iter().copied().filter(|id| self.is_usual_deallocation(*id));
        let least = usual().min_by_key(|id| self.il[*id].params(&self.il).len());
        match least {
            None => self.report(pos, messages::no_operator_delete_for_virtual_destructor()),
            Some(least) if usual().count() == 1 || self.il[least].params(&self.il).len() == 1 => {
                self.check_not_deleted(least, pos);
            }
            _ => {}
        }
    }

    /// The one allocation function that takes so many arguments of a new-placement.
    fn only_allocation(&self, found: &[Entity], count: usize) -> Option<FunctionId> {
        let takes = |f: FunctionId| {
            let params = self.il[f].params(&self.il);
            let least = params.iter().filter(|param| param.default.is_none()).count();
            let most = if self.is_variadic(f) { usize::MAX } else { params.len() };
            (least..=most).contains(&(count + 1))
        };
        let mut fitting = None;
        for entity in found {
            let Entity::Function { id } = *entity else { return None };
            if takes(id) && fitting.replace(id).is_some() {
                return None;
            }
        }
        fitting
    }
}
