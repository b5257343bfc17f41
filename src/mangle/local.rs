//! Names of entities local to functions, and of types without names ([Itanium C++ ABI 5.1.6, 5.1.7]).

use super::Mangler;
use crate::il::*;

impl Mangler<'_> {
    /// The function whose body a scope belongs to, through classes that are local to it.
    pub(super) fn enclosing_function(&self, scope: ScopeId) -> Option<FunctionId> {
        let mut at = Some(scope);
        while let Some(here) = at {
            match self.il[here].kind {
                ScopeKind::Function { of } => return of,
                ScopeKind::Class { of } => at = Some(self.il[of].enclosing),
                ScopeKind::Global | ScopeKind::Namespace { .. } => return None,
                _ => at = self.il[here].parent,
            }
        }
        None
    }

    /// Writes `Z`, the function that a scope belongs to and `E`; nothing for scopes of no function.
    pub(super) fn local_prefix(&mut self, scope: ScopeId) -> bool {
        let function = self.enclosing_function(scope);
        if let Some(function) = function {
            self.text("Z");
            match self.il[function].name {
                EntityName::Identifier { name } if self.il[function].c_linkage => self.identifier(name),
                _ => self.function_encoding(function),
            }
            self.text("E");
        }
        function.is_some()
    }

    /// Writes which of the local classes of one name a member function belongs to.
    pub(super) fn local_discriminator(&mut self, id: FunctionId) {
        let mut at = self.il[id].class;
        while let Some(class) = at {
            at = match self.il[self.il[class].enclosing].kind {
                ScopeKind::Class { of } => Some(of),
                _ => {
                    self.class_discriminator(class);
                    None
                }
            };
        }
    }

    /// Writes which of the classes of one name that are local to one function it is.
    pub(super) fn class_discriminator(&mut self, class: ClassId) {
        let il = self.il;
        let c = &il[class];
        let Some(function) = self.enclosing_function(c.enclosing) else { return };
        if c.name.is_none() {
            return;
        }
        let before = il.entities.classes.ids().filter(|other| {
            let o = &il[*other];
            o.name == c.name && o.pos < c.pos && self.enclosing_function(o.enclosing) == Some(function)
        });
        match before.count() {
            0 => {}
            number @ 1..=10 => {
                self.text("_");
                self.number(number - 1);
            }
            number => {
                self.text("__");
                self.number(number - 1);
                self.text("_");
            }
        }
    }

    /// Writes a class or enumeration without a name: its number among those of its scope.
    pub(super) fn unnamed_type(&mut self, entity: Entity) {
        let il = self.il;
        let (scope, pos) = match entity {
            Entity::Class { id } => (il[id].enclosing, il[id].pos),
            Entity::Enum { id } => (il[id].enclosing, il[id].pos),
            _ => return,
        };
        let classes = il.entities.classes.ids().filter(|id| {
            let c = &il[*id];
            c.name.is_none() && c.lambda(self.il).is_none() && c.enclosing == scope && c.pos < pos
        });
        let enums = il.entities.enums.ids().filter(|id| {
            let e = &il[*id];
            e.name.is_none() && e.enclosing == scope && e.pos < pos
        });
        let before = classes.count() + enums.count();
        self.text("Ut");
        self.ordinal(before);
    }

    /// Writes a closure type: its parameters and its number among those of the function with the same ones.
    pub(super) fn closure_type(&mut self, class: ClassId, lambda: LambdaId) {
        let il = self.il;
        let params = self.closure_parameters(lambda);
        let function = self.enclosing_function(il[class].enclosing);
        if function.is_none() {
            self.incomplete = true;
        }
        let before = il.expressions.lambdas.ids().filter(|other| {
            let c = &il[il[*other].class];
            c.pos < il[class].pos
                && self.enclosing_function(c.enclosing) == function
                && self.closure_parameters(*other) == params
        });
        let before = before.count();
        self.text("Ul");
        self.bare_function_type(il[il[lambda].call].ty, false);
        self.text("E");
        self.ordinal(before);
    }

    fn closure_parameters(&self, lambda: LambdaId) -> Vec<TypeId> {
        let il = self.il;
        match il[il[il[il[lambda].call].ty].canonical].kind {
            TypeKind::Function { params, .. } => il[params].iter().map(|ty| il[*ty].canonical).collect(),
            _ => Vec::new(),
        }
    }

    /// Writes `_` for the first, `0_` for the second, and so on.
    pub(super) fn ordinal(&mut self, before: usize) {
        if let Some(number) = before.checked_sub(1) {
            self.number(number);
        }
        self.text("_");
    }
}
