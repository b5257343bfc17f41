//! The intermediate language: a typed graph that keeps what was written.
//!
//! Entries live in arenas of [`Il`] and name each other by 4-byte ids. Their structures are generated from
//! `tables/il/`; this module adds what tables cannot say. Types are hash-consed (see [`types`]): two types are
//! the same exactly when their canonical ids are equal, and the type as it was written stays beside it.

mod arena;
mod block_spelling;
mod declared_names;
mod extras;
pub mod fields;
mod identity;
mod kept_text;
mod look;
mod mention;
pub mod near;
mod operators;
mod parts;
mod places;
mod shown_types;
#[cfg(test)]
mod sizes;
pub mod types;
mod watch;

use crate::names::Name;
use crate::source::Pos;
pub use arena::{Arena, Id, List, Packed, Pool};
pub use block_spelling::BlockSpellings;
pub use declared_names::{DeclaredNames, LookupKey};
pub use extras::{Extras, HasExtras};
pub use identity::{Identify, Key};
pub use kept_text::KeptTemplates;
pub use look::Entries;
pub use parts::Piece;
pub use places::Places;
use std::ops::Index;
pub use types::{
    ClassFlags, DeclarationFlags, ExecutionSpace, ExprFlags, FunctionFlags, FunctionTraits, Interned,
    Qualifiers, SpecifierFlags, TypeFlags, VariableFlags,
};
pub use watch::{Changes, Read, Reads, Shown};

/// An element type that has a pool of lists in [`Il`].
pub trait Listed: Copy {
    /// The pool its lists are kept in.
    fn pool(il: &mut Il) -> &mut Pool<Self>;
}

/// Attributes while they are gathered.
pub type AttributeIds = smallvec::SmallVec<[AttributeId; 4]>;

/// The template headers before a declaration.
pub type Headers = smallvec::SmallVec<[TemplateParamsId; 4]>;

include!(concat!(env!("OUT_DIR"), "/il.rs"));

impl Il {
    /// Nothing yet, with room for what so many tokens usually make of the kinds that are many: growing would copy
    /// them several times, and memory that is not used costs nothing.
    pub fn for_tokens(tokens: usize) -> Self {
        let mut il = Self::default();
        il.expressions.exprs.reserve(tokens / 6);
        il.types.reserve(tokens / 7);
        il.entities.variables.reserve(tokens / 12);
        il.entities.scopes.reserve(tokens / 12);
        il.entities.functions.reserve(tokens / 18);
        il.written.declarations.reserve(tokens / 18);
        il.written.groups.reserve(tokens / 18);
        il.written.lists.param_declaration_lists.reserve(tokens / 18);
        il.entities.attributes.reserve(tokens / 36);
        il.stmts.reserve(tokens / 36);
        il.template_arg_lists.reserve(tokens / 16);
        il.entities.classes.reserve(tokens / 180);
        il.written.tag_definitions.reserve(tokens / 180);
        il.entities.templates.reserve(tokens / 100);
        il
    }

    /// Whether objects of a type are const and not volatile: in a namespace they have internal linkage unless
    /// something else gives them another (`[basic.link]`).
    pub fn is_plain_constant(&self, ty: TypeId) -> bool {
        match self[self[ty].canonical].kind {
            TypeKind::Qualified { quals, .. } => {
                quals & (Qualifiers::CONST | Qualifiers::VOLATILE) == Qualifiers::CONST
            }
            TypeKind::Array { element, .. } => self.is_plain_constant(element),
            _ => false,
        }
    }

    /// Keeps a copy of `elements` as one list.
    pub fn list<T: Listed>(&mut self, elements: &[T]) -> List<T> {
        T::pool(self).add(elements)
    }

    /// A list that begins with the elements of `list`, as `elements` do, and goes on with the others, and how many elements
    /// it may have where it is. It takes the place of `list` where there is room, of `room` elements in all.
    pub fn longer_list<T: Listed>(&mut self, list: List<T>, room: usize, elements: &[T]) -> (List<T>, usize) {
        T::pool(self).lengthen(list, room, elements)
    }

    /// How many elements an array with a bound has, where that is known.
    pub fn element_count(&self, bound: ArrayBound) -> Option<u64> {
        match bound {
            ArrayBound::Constant { count } => Some(count.get()),
            ArrayBound::Written { bound } => Some(self[bound].count),
            ArrayBound::Unknown | ArrayBound::Expr { .. } => None,
        }
    }

    /// What a name of functions stands for.
    pub fn overload_set(&mut self, candidates: List<Entity>, name: EntityName) -> OverloadSetId {
        self.expressions.overload_sets.add(OverloadSet { candidates, name })
    }

    /// The functions of a set.
    pub fn candidates(&self, set: OverloadSetId) -> &[Entity] {
        &self[self[set].candidates]
    }

    /// A condition that declares something and tests its value.
    pub fn declared_condition(&mut self, group: GroupId, value: ExprId) -> Condition {
        let declared = self.condition_declarations.add(ConditionDeclaration { group, value });
        Condition::Declaration { declared }
    }

    /// An expression without the implicit conversions around it.
    pub fn without_conversions(&self, mut expr: ExprId) -> ExprId {
        while let ExprKind::Implicit { operand, .. } = self[expr].kind {
            expr = operand;
        }
        expr
    }

    /// The expression that a statement is, labels before it or not.
    pub fn labeled_value(&self, mut statement: StmtId) -> Option<ExprId> {
        while let StmtKind::Label { body: Some(body), .. } = self[statement].kind {
            statement = body;
        }
        match self[statement].kind {
            StmtKind::Expr { expr } => Some(expr),
            _ => None,
        }
    }

    /// A type without the names and qualifiers around it ([basic.type.qualifier]).
    pub fn unqualified_type(&self, ty: TypeId) -> TypeId {
        let canonical = self[ty].canonical;
        match self[canonical].kind {
            TypeKind::Qualified { base, .. } => self[base].canonical,
            _ => canonical,
        }
    }

    /// The class that a type is, below its qualifiers.
    pub fn class_of(&self, ty: TypeId) -> Option<ClassId> {
        match self[self.unqualified_type(ty)].kind {
            TypeKind::Class { class } => Some(class),
            _ => None,
        }
    }

    /// Whether a type depends on a template parameter.
    pub fn is_dependent(&self, ty: TypeId) -> bool {
        self[ty].flags.contains(TypeFlags::DEPENDENT)
    }
}

impl ScopeKind {
    /// Whether what is declared in such a scope is local to a function.
    pub fn is_local(&self) -> bool {
        matches!(self, ScopeKind::Function { .. } | ScopeKind::Block)
    }
}

impl Condition {
    /// The value that it tests.
    pub fn value(self, il: &Il) -> ExprId {
        match self {
            Self::Expr { expr } => expr,
            Self::Declaration { declared } => il[declared].value,
        }
    }
}

impl ExprKind {
    /// Whether an expression is a literal of scalar type, or a constant that was computed already.
    pub fn is_literal(&self) -> bool {
        matches!(
            self,
            ExprKind::Integer { .. }
                | ExprKind::Float { .. }
                | ExprKind::Char { .. }
                | ExprKind::Bool { .. }
                | ExprKind::Nullptr
                | ExprKind::GnuNull
                | ExprKind::Constant { .. }
        )
    }
}

impl Function {
    /// Its parameters with merged default arguments.
    #[inline]
    pub fn params<'i>(&self, il: &'i impl Index<List<Param>, Output = [Param]>) -> &'i [Param] {
        &il[self.param_list]
    }
}

impl Class {
    /// Size and alignment of its objects, once laid out.
    #[inline]
    pub fn layout(&self, il: &impl Index<LayoutId, Output = Layout>) -> Option<Layout> {
        self.layout.map(|layout| il[layout])
    }
}

impl ClassId {
    /// The class whose members those of an anonymous union or struct are (`[class.union.anon]`); any other class itself.
    pub fn around_anonymous(self, il: &impl Index<ClassId, Output = Class>) -> ClassId {
        let mut class = self;
        while il[class].flags.contains(ClassFlags::ANONYMOUS)
            && let Some(around) = il[class].parent_class
        {
            class = around;
        }
        class
    }
}

impl TemplateParams {
    /// The parameters of the header.
    #[inline]
    pub fn params<'i>(
        &self,
        il: &'i impl Index<List<TemplateParamId>, Output = [TemplateParamId]>,
    ) -> &'i [TemplateParamId] {
        &il[self.param_list]
    }
}

impl Variable {
    /// Whether the object is not one of each call of its function: its storage is static, or a block of threads
    /// shares it.
    pub fn is_lasting(&self) -> bool {
        matches!(self.storage, Storage::Static | Storage::Thread) || self.space == MemorySpace::Shared
    }
}
