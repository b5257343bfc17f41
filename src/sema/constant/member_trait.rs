//! Built-ins that ask about pointers to members (`[meta.member]`).

use super::Interpreter;
use super::value::{Datum, Eval};
use crate::il::*;
use crate::tables::type_traits::TypeTrait;

impl Interpreter<'_> {
    /// Whether what a built-in asks holds of its operands, which are pointers to members.
    pub fn member_trait(&mut self, trait_: u16, args: List<TraitArg>) -> Eval<bool> {
        let operands = self.c.il[args].to_vec();
        let mut members = Vec::new();
        for operand in operands {
            let TraitArg::Expr { expr } = operand else { return Ok(false) };
            let value = self.rvalue(expr)?;
            let TypeKind::MemberPointer { class, .. } = self.c.split(self.c.il[expr].ty).kind else {
                return Ok(false);
            };
            match value {
                Datum::Member(Entity::Field { id }) => members.push((class, id)),
                _ => return Ok(false),
            }
        }
        // All members of classes that are no standard-layout classes are like no others.
        if !members.iter().all(|(class, _)| self.c.is_standard_layout(*class)) {
            return Ok(false);
        }
        Ok(match (TypeTrait::at(trait_), &members[..]) {
            (Some(TypeTrait::BuiltinIsPointerInterconvertibleWithClass), [(_, field)]) => {
                let class = self.c.il[*field].class;
                self.c.size_of(self.c.il[class].ty).is_some() && self.c.il[*field].offset == 0
            }
            (Some(TypeTrait::BuiltinIsCorrespondingMember), [(_, a), (_, b)]) => {
                self.c.is_corresponding_field(*a, *b)
            }
            _ => false,
        })
    }
}
