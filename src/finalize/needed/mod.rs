//! What a program needs (`[basic.def.odr]`): the definitions that other units see, and all that these lead to.
//!
//! Only the display shows it, so that nothing of this is computed for other runs. An entity is needed by its name alone or
//! with its definition (`[basic.def]`): of a class, pointers and references need the name. The rules begin with `roots`; each
//! other file says what one kind of entry leads to.

mod bodies;
mod classes;
mod expressions;
mod initializers;
mod roots;
mod types;
mod written;

pub use classes::is_prototype_class;

use super::constant::Numbers;
use crate::il::near::NearMap;
use crate::il::*;
use crate::names::Names;
use rustc_hash::{FxHashMap, FxHashSet};

/// What the analysis has found out beside the intermediate language that says what is needed.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub il: &'a Il,
    pub names: &'a Names,
    /// The global scope.
    pub global: ScopeId,
    /// For members of class template instances: the members of the template that they are made from.
    pub made_from: &'a NearMap<Entity, Entity>,
    /// The constructors that argument lists in parentheses are for.
    pub paren_constructors: &'a FxHashMap<List<ExprId>, FunctionId>,
    /// The constructors that casts of what is no class call.
    pub cast_constructors: &'a FxHashMap<ExprId, FunctionId>,
    /// What calls give that are evaluated when the program is translated.
    pub call_values: &'a FxHashMap<ExprId, Option<ConstantId>>,
    /// The values that variables begin with which live as long as the program.
    pub initial_values: &'a FxHashMap<VariableId, ConstantId>,
    /// What functions do that are made from templates: their parameters and bodies.
    pub instance_bodies: &'a FxHashMap<FunctionId, (List<VariableId>, FunctionBodyId)>,
    /// What is instantiated at the end of the unit.
    pub instantiated: &'a [Entity],
}

/// The entities that a program needs; what is made of their types and values is needed with them.
#[derive(Default)]
pub struct Needed {
    pub entities: FxHashSet<Entity>,
    /// The classes whose objects are used: they are needed with what they have.
    pub definitions: FxHashSet<ClassId>,
    /// The functions that are reached otherwise than through the tables of classes: what they do is needed.
    pub used: FxHashSet<FunctionId>,
    /// Those of them that no function of the program needs: what runs before it does.
    pub outside: FxHashSet<FunctionId>,
    /// Variables that are referred to without being needed: constants that other units know, too.
    pub named: FxHashSet<VariableId>,
}

/// Something that a needed entity leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reached {
    Entity(Entity),
    /// A class with its definition.
    Definition(ClassId),
    /// A type whose objects are used.
    Type(TypeId),
    /// A type that pointers or references lead to: of a class, they need the name alone.
    Named(TypeId),
    Expr(ExprId),
    Body(FunctionId),
    /// The value of a constant.
    Constant(ConstantId),
}

struct Search<'a> {
    facts: Facts<'a>,
    /// Which expressions are numbers, looked at from outside of them.
    numbers: Numbers<'a>,
    il: &'a Il,
    needed: Needed,
    seen: FxHashSet<Reached>,
    work: Vec<Reached>,
    /// The functions that define what they do, with their parameters.
    bodies: FxHashMap<FunctionId, DeclarationId>,
    /// The variables that init-captures declare: they stand for members of closures.
    captured: FxHashSet<VariableId>,
    /// Whether the function whose body is looked at returns an object of a class.
    returns_object: bool,
    /// What the declarations of entities say.
    said: FxHashMap<Entity, written::Said>,
    /// The enumerators of enumerations.
    enumerators: FxHashMap<EnumId, Vec<EnumeratorId>>,
}

/// What the program needs.
pub fn needed(facts: Facts<'_>) -> Needed {
    let mut search = Search {
        facts,
        numbers: Numbers {
            il: facts.il,
            names: facts.names,
            call_values: facts.call_values,
            unevaluated: false,
            opened: None,
            in_function: false,
        },
        il: facts.il,
        returns_object: false,
        needed: Needed::default(),
        seen: FxHashSet::default(),
        work: Vec::new(),
        bodies: FxHashMap::default(),
        captured: FxHashSet::default(),
        said: FxHashMap::default(),
        enumerators: FxHashMap::default(),
    };
    search.root_functions();
    let objects = search.follow(false);
    let within = search.needed.used.clone();
    search.other_roots();
    search.work.extend(objects);
    search.follow(true);
    search.needed.outside = search.needed.used.difference(&within).copied().collect();
    search.needed
}

impl Search<'_> {
    /// Visits all that was reached; gives the objects that no function declares, if they are left for later.
    fn follow(&mut self, objects: bool) -> Vec<Reached> {
        let mut left = Vec::new();
        while let Some(next) = self.work.pop() {
            match next {
                Reached::Entity(Entity::Variable { id }) if !objects && self.is_outside(id) => {
                    left.push(next)
                }
                _ => self.visit(next),
            }
        }
        left
    }

    /// Whether no function declares a variable.
    fn is_outside(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        v.is_lasting() && !self.il[v.scope].kind.is_local()
    }

    fn reach(&mut self, what: Reached) {
        if self.seen.insert(what) {
            self.work.push(what);
        }
    }

    fn entity(&mut self, entity: Entity) {
        let entity = match entity {
            Entity::Binding { id } => Entity::Variable { id },
            entity => entity,
        };
        self.reach(Reached::Entity(entity));
    }

    fn function(&mut self, id: FunctionId) {
        self.entity(Entity::Function { id });
    }

    fn ty(&mut self, ty: TypeId) {
        self.reach(Reached::Type(ty));
    }

    fn named(&mut self, ty: TypeId) {
        self.reach(Reached::Named(ty));
    }

    fn expr(&mut self, expr: ExprId) {
        self.reach(Reached::Expr(expr));
    }

    fn visit(&mut self, what: Reached) {
        match what {
            Reached::Entity(entity) => {
                self.needed.entities.insert(entity);
                if let Entity::Function { id } = entity {
                    self.needed.used.insert(id);
                }
                self.visit_entity(entity);
            }
            Reached::Definition(class) => {
                self.needed.definitions.insert(class);
                self.visit_definition(class);
            }
            Reached::Type(ty) => self.visit_type(ty),
            Reached::Named(ty) => self.visit_named(ty),
            Reached::Expr(expr) => self.visit_expr(expr),
            Reached::Body(function) => self.visit_body(function),
            Reached::Constant(value) => self.visit_constant(value),
        }
    }

    fn visit_entity(&mut self, entity: Entity) {
        if let Some(other) = self.said.get(&entity).and_then(|said| said.other) {
            self.entity(other);
        }
        match entity {
            Entity::Variable { id } | Entity::Binding { id } => self.visit_variable(id),
            Entity::Function { id } => self.visit_function(id),
            Entity::Field { id } => self.visit_field(id),
            Entity::Class { id } => self.visit_class(id),
            Entity::Enum { id } => self.visit_enum(id),
            Entity::Typedef { id } => self.visit_typedef(id),
            Entity::Enumerator { .. }
            | Entity::Namespace { .. }
            | Entity::NamespaceAlias { .. }
            | Entity::Template { .. }
            | Entity::TemplateParam { .. }
            | Entity::Using { .. } => {}
        }
    }

    /// The namespaces around what is needed are needed too.
    fn namespaces(&mut self, scope: ScopeId) {
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let ScopeKind::Namespace { of } = self.il[scope].kind {
                self.entity(Entity::Namespace { id: of });
            }
            at = self.il[scope].parent;
        }
    }

    /// The class whose member a type or an object is, with its definition.
    fn class_around(&mut self, scope: ScopeId) {
        if let ScopeKind::Class { of } = self.il[scope].kind {
            self.reach(Reached::Definition(of));
        }
    }
}
