//! Friends of one name and namespace that were declared only in classes.

use super::FEW;
use crate::il::near::NearMap;
use crate::il::*;
use smallvec::SmallVec;

/// Each friend with the class that declares it, in the order of their declarations.
#[derive(Default)]
pub(super) struct FriendList {
    list: Vec<(ClassId, Entity)>,
    /// Where the friends of a class stand, once they are many.
    places: NearMap<ClassId, SmallVec<[u32; 1]>>,
}

impl FriendList {
    /// All of them.
    pub fn all(&self) -> &[(ClassId, Entity)] {
        &self.list
    }

    /// Adds a friend, once for each class.
    pub fn add(&mut self, class: ClassId, friend: Entity) {
        if self.list.len() > FEW && self.places.is_empty() {
            for (at, (class, _)) in self.list.iter().enumerate() {
                self.places.entry(*class).or_default().push(at as u32);
            }
        }
        let known = match self.places.is_empty() {
            true => self.list.contains(&(class, friend)),
            false => {
                let mut places = self.places.get(&class).into_iter().flatten();
                places.any(|at| self.list.get(*at as usize) == Some(&(class, friend)))
            }
        };
        if known {
            return;
        }
        if !self.places.is_empty() {
            self.places.entry(class).or_default().push(self.list.len() as u32);
        }
        self.list.push((class, friend));
    }

    /// Puts a friend in the place of another one, whichever classes declare that.
    pub fn replace(&mut self, earlier: Entity, friend: Entity) {
        for (_, known) in self.list.iter_mut().filter(|(_, known)| *known == earlier) {
            *known = friend;
        }
    }

    /// The friends that some classes declare, in the order of their declarations.
    pub fn of_classes(&self, classes: &[ClassId]) -> SmallVec<[Entity; 4]> {
        if self.places.is_empty() || classes.len() > self.list.len() {
            let of = self.list.iter().filter(|(class, _)| classes.contains(class));
            return of.map(|(_, friend)| *friend).collect();
        }
        let mut places: SmallVec<[u32; 8]> =
            classes.iter().filter_map(|class| self.places.get(class)).flatten().copied().collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().filter_map(|at| Some(self.list.get(at as usize)?.1)).collect()
    }
}
