//! What identifies an expression: every field that the tables do not mark, written as numbers (`[temp.over.link]`).
//!
//! The rules for each kind of expression are generated from the marks in `tables/il/`; here is how what their fields
//! are made of takes part.

use super::*;

/// Takes down what identifies an expression. Parts that have a canonical form take part by that.
pub trait Key: Sized {
    /// Where the entries are.
    fn il(&self) -> &Il;

    /// Takes down one number.
    fn number(&mut self, number: u32);

    /// Takes down the number of a kind or an entry; true.
    fn kind(&mut self, number: u32) -> bool {
        self.number(number);
        true
    }

    /// Takes down an operand; false if it is the same as itself alone.
    fn expr(&mut self, of: ExprId) -> bool;

    /// Takes down a type.
    fn ty(&mut self, of: TypeId);

    /// Takes down a nested-name-specifier.
    fn qualifier(&mut self, of: QualifierId);

    /// Takes down template arguments.
    fn args(&mut self, of: List<TemplateArg>);

    /// Takes down a template.
    fn template(&mut self, of: TemplateId);

    /// Takes down a variable.
    fn variable(&mut self, of: VariableId);

    /// Takes down the value and type of the expression that is taken down; false if it is not known.
    fn whole_value(&mut self) -> bool;

    /// Takes down the type of the expression that is taken down; true.
    fn whole_type(&mut self) -> bool;
}

/// What takes part in the identity of an expression.
pub trait Identify: Copy {
    /// Takes it down; false if something in it is the same as itself alone.
    fn identify<K: Key>(self, key: &mut K) -> bool;
}

impl Identify for ExprId {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.expr(self)
    }
}

impl Identify for TypeId {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.ty(self);
        true
    }
}

impl Identify for QualifierId {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.qualifier(self);
        true
    }
}

impl Identify for TemplateId {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.template(self);
        true
    }
}

impl Identify for VariableId {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.variable(self);
        true
    }
}

/// A template parameter is its place, and for values its type: declarations of one template name theirs as they like.
impl Identify for TemplateParamId {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        let p = &key.il()[self];
        let (depth, index, pack, kind) = (p.depth, p.index, p.pack, p.kind);
        key.number(u32::from(depth));
        key.number(index);
        key.number(pack.into());
        match kind {
            TemplateParamKind::NonType { ty, .. } => key.ty(ty),
            _ => key.number(u32::MAX),
        }
        true
    }
}

impl Identify for List<TemplateArg> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.args(self);
        true
    }
}

impl Identify for List<ExprId> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        each(self, key)
    }
}

impl Identify for List<TypeId> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        each(self, key)
    }
}

impl Identify for List<TraitArg> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        each(self, key)
    }
}

impl Identify for List<Designator> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        each(self, key)
    }
}

/// What a name finds is the same in any order.
impl Identify for List<Entity> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        let mut found = smallvec::SmallVec::<[Entity; 8]>::from_slice(&key.il()[self]);
        found.sort_unstable();
        key.number(found.len() as u32);
        found.into_iter().all(|entity| entity.identify(key))
    }
}

fn each<T: Identify + Listed, K: Key>(list: List<T>, key: &mut K) -> bool
where
    Il: std::ops::Index<List<T>, Output = [T]>,
{
    key.number(list.len() as u32);
    (0..list.len()).all(|at| {
        let element = key.il()[list][at];
        element.identify(key)
    })
}

impl<T: Identify> Identify for Option<T> {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.number(self.is_some().into());
        self.is_none_or(|of| of.identify(key))
    }
}

impl Identify for Name {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.kind(self.number())
    }
}

impl Identify for bool {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.kind(self.into())
    }
}

impl Identify for u16 {
    fn identify<K: Key>(self, key: &mut K) -> bool {
        key.kind(self.into())
    }
}
