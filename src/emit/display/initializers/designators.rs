//! Designated initializers (`[dcl.init.aggr]`, C 6.7.10): lists in which places are said.

use super::aggregates::Members;
use crate::emit::display::build::Build;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::il_display::{ConstantNode, TypeNode, constant, data_member, new, ty};
use crate::tables::limits;

/// A list that is being filled.
struct Filled {
    made: Vec<ConstantNode>,
    /// The place of the next element.
    next: usize,
}

impl Build<'_> {
    /// Whether a list says what places its elements have.
    pub(super) fn is_designated(&self, elements: List<ExprId>) -> bool {
        self.il[elements].iter().any(|element| matches!(self.il[*element].kind, ExprKind::Designated { .. }))
    }

    /// The constant for a list with designators, of an object of the type `node`; where `dynamic`, elements may be computed
    /// when the program runs.
    pub(super) fn designated_aggregate(
        &mut self,
        expr: ExprId,
        elements: List<ExprId>,
        node: TypeNode,
        dynamic: bool,
    ) -> Option<ConstantNode> {
        let il = self.il;
        let members = self.members_of(il[expr].ty)?;
        let mut rest = il[elements].to_vec();
        rest.reverse();
        let mut list = Filled { made: Vec::new(), next: 0 };
        while let Some(element) = rest.last().copied() {
            if let ExprKind::Designated { path, value, .. } = il[element].kind {
                rest.pop();
                let steps = il[path].to_vec();
                self.designated(&mut list, (&members, node), &steps, il[element].pos, value, dynamic)?;
                continue;
            }
            let (of, ty) = self.member_at(&members, node, list.next)?;
            let made = match self.part(of, ty, &mut rest, 0) {
                Some(made) => made,
                None if dynamic => {
                    rest.pop();
                    self.dynamic_element(element)
                }
                None => return None,
            };
            list.made.push(made);
            list.next += 1;
        }
        let constant = self.braced_aggregate(expr, node, &list.made);
        self.says_places(constant, &members, list.next);
        Some(constant)
    }

    /// Says of an aggregate that its list has designators, and whether places are left behind the last one.
    fn says_places(&mut self, node: ConstantNode, members: &Members, next: usize) {
        self.g.flag(node, constant::USES_DESIGNATED_INITIALIZERS, true);
        let (left, one) = match members {
            Members::Fields(fields) => {
                let class = fields.first().map(|field| self.il[*field].class);
                (next < fields.len(), class.is_some_and(|class| self.il[class].tag == Tag::Union))
            }
            Members::Elements(_, count) => (count.is_some_and(|count| (next as u64) < count), false),
        };
        self.g.flag(node, constant::PARTIAL_AGGR_VALUE, left);
        self.g.flag(node, constant::IS_PARTIALLY_INITIALIZED, !one);
    }

    /// The type of the member or element of a place.
    fn member_at(
        &mut self,
        members: &Members,
        node: TypeNode,
        at: usize,
    ) -> Option<(TypeId, Option<TypeNode>)> {
        match members {
            Members::Fields(fields) => {
                let field = *fields.get(at)?;
                let target = self.field(field);
                Some((self.il[field].ty, self.g.target(target, data_member::TYPE)))
            }
            Members::Elements(element, _) => {
                Some((*element, self.g.target(self.resolved(node), ty::ELEMENT_TYPE)))
            }
        }
    }

    /// A designator with what stands for its place.
    fn designated(
        &mut self,
        list: &mut Filled,
        (members, node): (&Members, TypeNode),
        steps: &[Designator],
        pos: Pos,
        value: ExprId,
        dynamic: bool,
    ) -> Option<()> {
        let (first, behind) = steps.split_first()?;
        let places = &self.il.places;
        let (designator, at, count) = match (*first, members) {
            (Designator::Field { name, .. }, Members::Fields(fields)) => {
                let at = fields.iter().position(|field| self.il[*field].name == Some(name))?;
                let place = places.member_name(pos);
                (self.field_designator(name, place), at, 1)
            }
            (Designator::Index { index }, Members::Elements(..)) => {
                let at = usize::try_from(self.numbers().integer(index)?).ok()?;
                (self.element_designator(at, pos), at, 1)
            }
            (Designator::Range { low, high }, Members::Elements(..)) => {
                let at = usize::try_from(self.numbers().integer(low)?).ok()?;
                let last = usize::try_from(self.numbers().integer(high)?).ok()?;
                (self.element_designator(at, pos), at, last.checked_sub(at)? + 1)
            }
            _ => return None,
        };
        list.made.push(designator);
        let (of, ty) = self.member_at(members, node, at)?;
        let made = if behind.is_empty() {
            let mut one = vec![value];
            match self.part(of, ty, &mut one, 0) {
                Some(made) => made,
                None if dynamic => self.dynamic_element(value),
                None => return None,
            }
        } else {
            let step = places.step_behind(pos).unwrap_or(pos);
            self.part_of_place(of, ty?, behind, step, value, dynamic)?
        };
        list.made.push(if count > 1 { self.repeated(made, count) } else { made });
        list.next = at + count;
        Some(())
    }

    /// A place within the place that a designator says.
    fn part_of_place(
        &mut self,
        of: TypeId,
        node: TypeNode,
        steps: &[Designator],
        pos: Pos,
        value: ExprId,
        dynamic: bool,
    ) -> Option<ConstantNode> {
        if steps.len() > limits::DISPLAYED_CONSTANT_NESTING as usize {
            return None;
        }
        let members = self.members_of(of)?;
        let mut list = Filled { made: Vec::new(), next: 0 };
        self.designated(&mut list, (&members, node), steps, pos, value, dynamic)?;
        let place = match steps.first() {
            Some(Designator::Field { .. }) => self.il.places.member_name(pos),
            _ => pos,
        };
        let constant = self.braced_aggregate(value, node, &list.made);
        self.g.clear(constant, constant::EXPLICIT_BRACES_ON_AGGREGATE);
        self.constant_position(constant, place);
        self.says_places(constant, &members, list.next);
        Some(constant)
    }

    fn new_designator(&mut self, text: String, pos: Pos) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_DESIGNATOR);
        let void = self.builtin(Builtin::Void);
        self.g.link(node, constant::TYPE, void);
        self.referenced(node);
        self.g.node_mut(node).text = Some(text);
        self.constant_position(node, pos);
        node
    }

    fn field_designator(&mut self, name: Name, pos: Pos) -> ConstantNode {
        let name = self.text(name);
        let node = self.new_designator(format!(".{name} = "), pos);
        self.g.flag(node, constant::IS_FIELD_DESIGNATOR, true);
        self.g.identifier(node, constant::FIELD_NAME, name);
        node
    }

    fn element_designator(&mut self, at: usize, pos: Pos) -> ConstantNode {
        let node = self.new_designator(format!("[{at}] = "), pos);
        self.g.int(node, constant::ARRAY_ELEMENT, at as i128);
        node
    }

    /// An element for so many places.
    fn repeated(&mut self, made: ConstantNode, count: usize) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_INIT_REPEAT);
        self.g.null(node, constant::TYPE);
        self.g.link(node, constant::CONSTANT, made);
        self.g.int(node, constant::COUNT, count as i128);
        let text = self.g.annotation(made).unwrap_or_default();
        self.g.node_mut(node).text = Some(format!("<{count} repetitions of {text}>"));
        self.referenced(node);
        self.copy_position(made, node);
        node
    }
}
