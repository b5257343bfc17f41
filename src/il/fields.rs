//! Where fields stand: in their class, and in the mem-initializers of a constructor.

use super::near::NearMap;
use super::*;

/// No more mem-initializers than this are searched.
const SEARCHED: usize = 8;

/// Which mem-initializers name fields; where there are few, they are searched.
#[derive(Default)]
pub struct NamedFields(NearMap<FieldId, usize>);

impl NamedFields {
    /// Those of a list.
    pub fn new(inits: &[MemberInit]) -> Self {
        let mut places = NearMap::default();
        if inits.len() > SEARCHED {
            for (at, init) in inits.iter().enumerate() {
                if let InitTarget::Field { id } = init.target {
                    places.entry(id).or_insert(at);
                }
            }
        }
        Self(places)
    }

    /// Notes that a list has got one more.
    pub fn grow(&mut self, inits: &[MemberInit]) {
        match inits {
            _ if inits.len() == SEARCHED + 1 => *self = Self::new(inits),
            [.., MemberInit { target: InitTarget::Field { id }, .. }] if inits.len() > SEARCHED => {
                self.0.entry(*id).or_insert(inits.len() - 1);
            }
            _ => {}
        }
    }

    /// The first initializer of that list that names a field.
    pub fn find<'a>(&self, inits: &'a [MemberInit], field: FieldId) -> Option<&'a MemberInit> {
        if inits.len() > SEARCHED {
            return self.0.get(&field).map(|at| &inits[*at]);
        }
        inits.iter().find(|init| matches!(init.target, InitTarget::Field { id } if id == field))
    }
}

impl Il {
    /// The place of a field among those of a class, which are in the order of their ids but for rare ones.
    pub fn place_of_field(&self, class: ClassId, field: FieldId) -> Option<usize> {
        let fields = &self[class].members.fields;
        let found = fields.binary_search_by_key(&field.index(), |field| field.index());
        found.ok().or_else(|| fields.iter().position(|other| *other == field))
    }
}
