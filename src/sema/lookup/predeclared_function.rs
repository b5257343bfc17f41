//! The allocation and deallocation functions that every unit begins with (`[basic.stc.dynamic]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::lookup::Found;
use crate::source::Pos;

/// The standard since which deallocation functions of the global namespace take the size of the object.
const SIZED_DEALLOCATION: u8 = 14;

impl Compilation {
    /// Adds to what a name of an operator function was found to stand for in the global namespace the functions that are
    /// there without a declaration. Those for over-aligned types are left out: nothing names their second parameter
    /// without the header that declares them all.
    pub fn add_predeclared_functions(&mut self, op: OverloadedOperator, found: &mut Found) {
        if !op.allocates() || !self.dialect.cxx {
            return;
        }
        for sized in [false, true] {
            let Some(id) = self.predeclared_function(op, sized) else { continue };
            let params = self.parameter_types(id);
            let again = found.iter().any(|entity| match *entity {
                Entity::Function { id } => self.parameter_types(id) == params,
                _ => false,
            });
            if !again {
                found.push(Entity::Function { id });
            }
        }
    }

    /// Whether what a name of an operator function stands for are functions of the global namespace.
    pub fn are_global_functions(&self, found: &Found) -> bool {
        found.iter().all(|entity| match *entity {
            Entity::Function { id } => self.il[id].scope == self.symbols.global,
            Entity::Template { id } => self.il[id].scope == self.symbols.global,
            _ => false,
        })
    }

    fn parameter_types(&self, id: FunctionId) -> Vec<TypeId> {
        self.il[id].params(&self.il).iter().map(|param| self.canonical(self.unqualified(param.ty))).collect()
    }

    /// One of these functions; `sized`: that which takes the size of the object that is freed.
    fn predeclared_function(&mut self, op: OverloadedOperator, sized: bool) -> Option<FunctionId> {
        let allocates = matches!(op, OverloadedOperator::New | OverloadedOperator::NewArray);
        if sized && (allocates || self.dialect.standard < SIZED_DEALLOCATION) {
            return None;
        }
        if let Some(id) = self.symbols.predeclared_functions.get(&(op, sized)) {
            return Some(*id);
        }
        let (void, size) = (self.common.void, self.common.size);
        let pointer = self.pointer_to(void);
        let (ret, types): (TypeId, &[TypeId]) = match (allocates, sized) {
            (true, _) => (pointer, &[size]),
            (false, false) => (void, &[pointer]),
            (false, true) => (void, &[pointer, size]),
        };
        let params: Vec<Param> =
            types.iter().map(|ty| Param { ty: *ty, default: None, has_default: false }).collect();
        let params_of_type = self.interned.type_list(&mut self.il, types);
        let traits = if allocates { FunctionTraits::empty() } else { FunctionTraits::NOEXCEPT };
        let ty = self.make_type(TypeKind::Function { ret, params: params_of_type, traits, noexcept: None });
        let param_list = self.il.list(&params);
        let extras = FunctionExtras::default().kept(&mut self.il);
        let id = self.il.entities.functions.add(Function {
            name: EntityName::Operator { op },
            pos: Pos::default(),
            scope: self.symbols.global,
            ty,
            class: None,
            linkage: Linkage::External,
            c_linkage: false,
            flags: FunctionFlags::empty(),
            space: ExecutionSpace::HOST | ExecutionSpace::DEVICE,
            param_list,
            template: None,
            instance: None,
            access: Access::None,
            definition: None,
            first: None,
            extras,
        });
        self.symbols.predeclared_functions.insert((op, sized), id);
        Some(id)
    }
}
