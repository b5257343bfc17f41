//! Parameter packs are expanded where they are named (`[temp.variadic]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::declaration::DeclarationParts;
use crate::source::Pos;

impl Compilation {
    /// A function template whose type names a pack that nothing expands.
    pub(in crate::sema) fn check_packs_expanded(&mut self, parts: &DeclarationParts<'_>) {
        let ty = parts.declarator.ty;
        if !self.il[ty].flags.contains(TypeFlags::PACK)
            || !self.context.lambdas.is_empty()
            || !self.reports_now()
        {
            return;
        }
        let packs: Vec<_> = parts
            .headers
            .iter()
            .flat_map(|header| self.il[*header].params(&self.il).iter())
            .filter(|param| self.il[**param].pack)
            .filter_map(|param| self.il[*param].name)
            .collect();
        if let Some((pos, name)) = self.pack_named_from(parts.specs.pos, |name| packs.contains(&name)) {
            self.report_unexpanded(name, pos);
        }
    }

    /// A template parameter is named at a position.
    #[inline]
    pub fn note_pack_name(&mut self, param: TemplateParamId, pos: Pos) {
        if let (true, Some(name), 0) = (self.il[param].pack, self.il[param].name, self.instantiation.depth) {
            self.templates.pack_names.push((pos, name));
        }
    }

    /// The first template parameter pack that is named behind a position, of those that are asked for.
    fn pack_named_from(&self, from: Pos, asked: impl Fn(Name) -> bool) -> Option<(Pos, Name)> {
        let named = self.templates.pack_names.iter().copied();
        named.filter(|(pos, name)| *pos >= from && asked(*name)).min_by_key(|(pos, _)| *pos)
    }

    /// A call that stands for itself, and the elements of a list that initializes a variable, name no pack that nothing
    /// expands; of other expressions that is said where the definition ends.
    pub fn check_expanded(&mut self, e: ExprId) {
        let open = self.il[e].flags.contains(ExprFlags::PACK) && self.context.lambdas.is_empty();
        if !open || !self.reports_now() || self.instantiation.depth > 0 {
            return;
        }
        let Some((name, pos)) = self.unexpanded_pack(e) else { return };
        match self.il[e].kind {
            ExprKind::Call { .. } | ExprKind::InitList { .. } => self.report_unexpanded(name, pos),
            _ => self.templates.unexpanded.push((pos, name)),
        }
    }

    fn report_unexpanded(&mut self, name: Name, pos: Pos) {
        let entity = EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos));
        self.report(pos, messages::parameter_pack_referenced_but_not(entity));
    }

    /// The type that specifiers at `from` give a variable, member or typedef names no pack.
    pub fn note_unexpanded_type(&mut self, ty: TypeId, from: Pos) {
        let open = self.il[ty].flags.contains(TypeFlags::PACK) && self.context.lambdas.is_empty();
        if !open || !self.reports_now() || self.instantiation.depth > 0 {
            return;
        }
        if let Some(named) = self.pack_named_from(from, |_| true) {
            self.templates.unexpanded.push(named);
        }
        if self.context.function.is_none() && self.context.class.is_none() {
            self.tell_unexpanded();
        }
    }

    /// The definition of a function, or of a class outside of functions, ends.
    pub fn tell_unexpanded(&mut self) {
        let mut noted = std::mem::take(&mut self.templates.unexpanded);
        noted.sort_by_key(|(pos, _)| *pos);
        for (pos, name) in noted {
            self.report_unexpanded(name, pos);
        }
    }

    /// The first pack that is named in an expression and not expanded in it, and where.
    fn unexpanded_pack(&self, e: ExprId) -> Option<(Name, Pos)> {
        let entry = &self.il[e];
        if !entry.flags.contains(ExprFlags::PACK) {
            return None;
        }
        if let ExprKind::Name { entity, .. } = entry.kind {
            let name = match entity {
                Entity::Variable { id } => self.il[id].name,
                Entity::TemplateParam { id } => self.il[id].name,
                _ => None,
            };
            return name.map(|name| (name, entry.pos));
        }
        self.il.first_in_expr(entry.kind, |piece| match piece {
            Piece::Expr(part) => self.unexpanded_pack(part),
            _ => None,
        })
    }

    /// The constraint of a placeholder names a pack: what a parameter of this type expands is not that.
    pub fn check_constraint_expanded(&mut self, args: List<TemplateArg>, name: Pos) {
        let packs = self.il[args].iter().any(|arg| self.arg_flags(arg).contains(TypeFlags::PACK));
        if !packs || !self.context.lambdas.is_empty() || !self.reports_now() {
            return;
        }
        if let Some((pos, name)) = self.pack_named_from(name, |_| true) {
            self.report_unexpanded(name, pos);
        }
    }
}
