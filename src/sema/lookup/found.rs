//! What lookups find: the few entities of most names, and the very many functions of some names, of which each use of
//! such a name shares one list.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::lookup::is_tag;
use crate::sema::lookup::overload_set::LARGE;
use bitflags::bitflags;
use smallvec::SmallVec;
use std::ops::Deref;
use std::sync::Arc;

/// What a lookup found, in the order in which it was found.
#[derive(Debug)]
pub struct Found(Held);

#[derive(Debug)]
enum Held {
    Few(SmallVec<[Entity; 2]>),
    /// At least [`LARGE`], which are copied only where they are changed.
    Many(Arc<Many>),
}

/// Very many entities of one name.
#[derive(Clone, Debug)]
struct Many {
    all: Vec<Entity>,
    /// Which kinds are among them; others may have been.
    kinds: EntityKinds,
    /// What they are bound to as they were found.
    stamp: Option<Stamp>,
}

/// What tells whether the entities of a name are still the same: the name, how often others than the last were changed, and
/// how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) struct Stamp {
    /// Where they are bound.
    pub scope: ScopeId,
    pub list: u32,
    pub changes: u32,
    pub count: u32,
}

impl Stamp {
    /// Whether all that was there then is still there, with more behind it.
    pub fn is_continued_by(self, now: Self) -> bool {
        (self.list, self.changes) == (now.list, now.changes) && self.count <= now.count
    }
}

bitflags! {
    /// Kinds of entities that lookups tell apart.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct EntityKinds: u8 {
        const FUNCTIONS = 1;
        const TEMPLATES = 2;
        /// Classes and enumerations.
        const TAGS = 4;
        const OTHERS = 8;
    }
}

impl EntityKinds {
    /// The kind of one entity.
    #[inline]
    pub fn of(entity: Entity) -> Self {
        match entity {
            Entity::Function { .. } => Self::FUNCTIONS,
            Entity::Template { .. } => Self::TEMPLATES,
            _ if is_tag(entity) => Self::TAGS,
            _ => Self::OTHERS,
        }
    }
}

/// Which entities a lookup counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    All,
    /// Those that may stand before `::`: namespaces, types and templates of types (`[basic.lookup.qual]`).
    Qualifying,
    /// Functions that are no members of classes (`[over.match.oper]`).
    FreeFunctions,
}

impl Counted {
    /// Whether it counts this one.
    #[inline]
    pub fn counts(self, c: &Compilation, entity: Entity) -> bool {
        match self {
            Self::All => true,
            Self::Qualifying => can_qualify(c, entity),
            Self::FreeFunctions => c.il.function_in(entity).is_some_and(|f| c.il[f].class.is_none()),
        }
    }

    /// Whether it counts nothing of these kinds.
    fn excludes(self, kinds: EntityKinds) -> bool {
        self == Self::Qualifying && kinds == EntityKinds::FUNCTIONS
    }
}

/// Whether a name of this can stand before `::` (`[basic.lookup.qual]`).
fn can_qualify(c: &Compilation, entity: Entity) -> bool {
    match entity {
        Entity::Class { .. }
        | Entity::Enum { .. }
        | Entity::Typedef { .. }
        | Entity::Namespace { .. }
        | Entity::NamespaceAlias { .. }
        | Entity::Using { .. } => true,
        Entity::Template { id } => matches!(
            c.il[id].kind,
            TemplateKind::Class { .. } | TemplateKind::Alias { .. } | TemplateKind::Param { .. }
        ),
        Entity::TemplateParam { id } => !matches!(c.il[id].kind, TemplateParamKind::NonType { .. }),
        _ => false,
    }
}

impl Clone for Found {
    /// Copies few in one piece, which the list's own `clone` does one by one.
    #[inline]
    fn clone(&self) -> Self {
        match &self.0 {
            Held::Few(few) => match few.as_slice() {
                [] => Self::new(),
                [one] => Self::one(*one),
                several => Self::from_slice(several),
            },
            Held::Many(many) => Self(Held::Many(Arc::clone(many))),
        }
    }
}

impl Default for Found {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for Found {
    type Target = [Entity];

    #[inline]
    fn deref(&self) -> &[Entity] {
        match &self.0 {
            Held::Few(few) => few,
            Held::Many(many) => &many.all,
        }
    }
}

impl Found {
    /// Nothing.
    #[inline]
    pub fn new() -> Self {
        Self(Held::Few(SmallVec::new()))
    }

    /// One entity.
    #[inline]
    pub fn one(entity: Entity) -> Self {
        Self(Held::Few(SmallVec::from_buf_and_len([entity; 2], 1)))
    }

    /// A copy of these.
    pub fn from_slice(entities: &[Entity]) -> Self {
        Self(Held::Few(SmallVec::from_slice(entities)))
    }

    /// The kinds of the entities.
    pub fn kinds(&self) -> EntityKinds {
        match &self.0 {
            Held::Few(few) => few.iter().fold(EntityKinds::empty(), |kinds, e| kinds | EntityKinds::of(*e)),
            Held::Many(many) => many.kinds,
        }
    }

    /// Whether there may be one of these kinds among them: very many are not looked at one by one.
    #[inline]
    pub fn may_have(&self, kinds: EntityKinds) -> bool {
        match &self.0 {
            Held::Few(_) => true,
            Held::Many(many) => many.kinds.intersects(kinds),
        }
    }

    /// Whether there are only entities of these kinds among them.
    pub fn is_only(&self, kinds: EntityKinds) -> bool {
        !self.may_have(kinds.complement()) || self.iter().all(|e| kinds.contains(EntityKinds::of(*e)))
    }

    /// Whether one of them can stand before `::`.
    pub fn can_qualify(&self, c: &Compilation) -> bool {
        self.may_have(EntityKinds::FUNCTIONS.complement()) && self.iter().any(|e| can_qualify(c, *e))
    }

    /// What tells whether a name of very many functions stands for the same ones later; none of few.
    pub(in crate::sema) fn stamp(&self) -> Option<Stamp> {
        match &self.0 {
            Held::Few(_) => None,
            Held::Many(many) => many.stamp,
        }
    }

    fn changed(&mut self) -> Changed<'_> {
        match &mut self.0 {
            Held::Few(few) => Changed::Few(few),
            Held::Many(many) => {
                let many = Arc::make_mut(many);
                many.stamp = None;
                Changed::Many(many)
            }
        }
    }

    /// Adds one.
    #[inline]
    pub fn push(&mut self, entity: Entity) {
        match self.changed() {
            Changed::Few(few) => few.push(entity),
            Changed::Many(many) => many.push(entity),
        }
    }

    /// Only some remain.
    pub fn retain(&mut self, mut kept: impl FnMut(&Entity) -> bool) {
        match self.changed() {
            Changed::Few(few) => few.retain(|entity| kept(entity)),
            Changed::Many(many) => many.all.retain(kept),
        }
    }

    /// The other way round.
    pub fn reverse(&mut self) {
        match self.changed() {
            Changed::Few(few) => few.reverse(),
            Changed::Many(many) => many.all.reverse(),
        }
    }

    /// Drops class and enumeration names that something else of the same name hides (`[basic.scope.hiding]`).
    #[inline]
    pub fn hide_tags(&mut self) {
        if self.len() > 1 {
            self.hide_some_tags();
        }
    }

    fn hide_some_tags(&mut self) {
        if self.may_have(EntityKinds::TAGS) {
            let tags = self.iter().filter(|e| is_tag(**e)).count();
            if tags > 0 && tags < self.len() {
                self.retain(|e| !is_tag(*e));
            }
        }
    }

    /// What a name is bound to, where that is counted as a whole and nothing was found before: it is shared.
    pub(super) fn share(&mut self, bound: &Self, counted: Counted) -> bool {
        let Held::Many(many) = &bound.0 else { return false };
        if counted.excludes(many.kinds) {
            return true;
        }
        let whole = self.is_empty() && counted == Counted::All;
        if whole {
            self.0 = Held::Many(Arc::clone(many));
        }
        whole
    }

    /// Adds one to what a name is bound to in a scope, which is number `list` among those that are bound to several.
    pub(super) fn bind(&mut self, entity: Entity, scope: ScopeId, list: u32) {
        match &mut self.0 {
            Held::Few(few) if few.len() < LARGE => few.push(entity),
            Held::Few(few) => {
                let mut all = few.to_vec();
                all.push(entity);
                let kinds = self.kinds() | EntityKinds::of(entity);
                let stamp = Some(Stamp { scope, list, changes: 0, count: all.len() as u32 });
                self.0 = Held::Many(Arc::new(Many { all, kinds, stamp }));
            }
            Held::Many(many) => {
                let many = Arc::make_mut(many);
                many.push(entity);
                if let Some(stamp) = &mut many.stamp {
                    stamp.count += 1;
                }
            }
        }
    }

    /// What a name is bound to, of which others than the last are changed.
    pub(super) fn rebind(&mut self) -> &mut [Entity] {
        match &mut self.0 {
            Held::Few(few) => few,
            Held::Many(many) => {
                let many = Arc::make_mut(many);
                many.kinds = EntityKinds::all();
                if let Some(stamp) = &mut many.stamp {
                    stamp.changes += 1;
                }
                &mut many.all
            }
        }
    }

    /// Only some remain of what a name is bound to.
    pub(super) fn keep_bound(&mut self, kept: impl FnMut(&Entity) -> bool) {
        self.rebind();
        match &mut self.0 {
            Held::Few(few) => {
                let mut kept = kept;
                few.retain(|entity| kept(entity));
            }
            Held::Many(many) => {
                let many = Arc::make_mut(many);
                many.all.retain(kept);
                if let Some(stamp) = &mut many.stamp {
                    stamp.count = many.all.len() as u32;
                }
            }
        }
    }
}

/// The entities to be changed.
enum Changed<'a> {
    Few(&'a mut SmallVec<[Entity; 2]>),
    Many(&'a mut Many),
}

impl Many {
    fn push(&mut self, entity: Entity) {
        self.all.push(entity);
        self.kinds |= EntityKinds::of(entity);
    }
}

impl Extend<Entity> for Found {
    fn extend<I: IntoIterator<Item = Entity>>(&mut self, more: I) {
        match self.changed() {
            Changed::Few(few) => few.extend(more),
            Changed::Many(many) => more.into_iter().for_each(|entity| many.push(entity)),
        }
    }
}

impl FromIterator<Entity> for Found {
    fn from_iter<I: IntoIterator<Item = Entity>>(entities: I) -> Self {
        Self(Held::Few(entities.into_iter().collect()))
    }
}

impl From<Vec<Entity>> for Found {
    fn from(entities: Vec<Entity>) -> Self {
        Self(Held::Few(entities.into()))
    }
}

impl IntoIterator for Found {
    type Item = Entity;
    type IntoIter = smallvec::IntoIter<[Entity; 2]>;

    fn into_iter(self) -> Self::IntoIter {
        match self.0 {
            Held::Few(few) => few.into_iter(),
            Held::Many(many) => SmallVec::from_slice(&many.all).into_iter(),
        }
    }
}

impl<'a> IntoIterator for &'a Found {
    type Item = &'a Entity;
    type IntoIter = std::slice::Iter<'a, Entity>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
