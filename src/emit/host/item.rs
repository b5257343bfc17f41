//! The entries of a scope, one after the other.

use super::{Place, Printer, change};
use crate::il::*;
use crate::source::Pos;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints the entries of a namespace or linkage block.
    pub(super) fn items(&mut self, items: &[Item]) {
        let mut rest = items;
        while let [item, others @ ..] = rest {
            rest = self.next_item(*item, others);
        }
    }

    /// Prints the next entry, or the pragmas that follow each other. Gives the entries behind.
    pub(super) fn next_item<'i>(&mut self, item: Item, others: &'i [Item]) -> &'i [Item] {
        if let Item::Pragma { .. } = item {
            return self.pragma_run(item, others);
        }
        self.item(item, Place::default());
        others
    }

    /// Prints pragmas that follow each other: those of the standard come first. Gives the entries behind them.
    fn pragma_run<'i>(&mut self, first: Item, others: &'i [Item]) -> &'i [Item] {
        let end = others.iter().position(|item| !matches!(item, Item::Pragma { .. })).unwrap_or(others.len());
        let (run, rest) = others.split_at(end);
        for standard in [true, false] {
            for item in std::iter::once(&first).chain(run) {
                if let Item::Pragma { id } = *item
                    && self.is_standard_pragma(id) == standard
                {
                    self.pragma(id);
                }
            }
        }
        rest
    }

    /// Prints one entry.
    pub(super) fn item(&mut self, item: Item, place: Place) {
        let pos = self.item_pos(item);
        if pos.is_some() {
            self.here = pos;
        }
        match item {
            Item::Declaration { id } if self.is_deleted_template(id) => {
                self.deleted_template(self.il[id].text(self.il));
            }
            Item::Declaration { id } => self.guarded(Some(id), place, |p, place| p.group(id, place)),
            Item::Friend { id } => self.group(id, Place { friend: true, ..place }),
            Item::Template { id } => {
                let group = match self.il[id].item {
                    TemplatedItem::Declaration { id } => Some(id),
                    _ => None,
                };
                self.guarded(group, place, |p, place| p.template_declaration(id, place));
            }
            Item::Namespace { id } => self.namespace_part(id),
            Item::NamespaceAlias { id } => self.namespace_alias(id),
            Item::Linkage { id } => self.linkage_block(id),
            Item::Using { ids } => self.using_declarations(ids, place),
            Item::UsingDirective { id } => self.using_directive(id),
            Item::UsingEnum { ty, pos } => {
                self.w.at(pos);
                self.text(spelled!(USING " " ENUM " "));
                self.type_id(ty);
                self.text(";");
            }
            Item::StaticAssert { id } => self.static_assert(id),
            Item::Instantiation { id } => self.instantiation(id),
            Item::Asm { id } => {
                self.w.at(self.il[id].pos);
                self.asm(id);
                self.text("; ");
            }
            Item::Pragma { id } => self.pragma(id),
            Item::Attributes { attributes } => {
                self.all_attributes(attributes);
                self.text("; ");
            }
            Item::Empty => {}
        }
    }

    /// Whether an expression names an instance of a template by the type of a value that only an instantiation knows.
    fn is_named_by_value(&self, expr: ExprId) -> bool {
        let ExprKind::Name { args: Some(args), .. } = self.il[expr].kind else { return false };
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => matches!(self.il[of].kind, TypeKind::Decltype { expr }
                if self.il[expr].flags.contains(ExprFlags::VALUE_DEPENDENT)),
            _ => false,
        })
    }

    fn static_assert(&mut self, id: StaticAssertId) {
        let assertion = &self.il[id];
        self.w.at(assertion.pos);
        self.text(if self.options.c { spelled!(_STATIC_ASSERT "(") } else { spelled!(STATIC_ASSERT "(") });
        let condition = self.il.without_conversions(assertion.condition);
        let settled = self.local_enumerator_value(condition, true).is_some_and(|value| value != 0);
        let boolean =
            matches!(self.il.unqualified(self.il[condition].ty), TypeKind::Builtin { of: Builtin::Bool });
        let concept = matches!(self.il[condition].kind, ExprKind::Concept { .. } | ExprKind::Requires { .. });
        let instance =
            matches!(self.il[condition].kind, ExprKind::Name { entity: Entity::Template { .. }, .. });
        let dependent = self.il[condition].flags.contains(ExprFlags::TYPE_DEPENDENT)
            || (instance && self.il[condition].flags.contains(ExprFlags::VALUE_DEPENDENT))
            || self.is_named_by_value(condition)
            || matches!(self.il[condition].kind, ExprKind::Call { callee, .. }
                if self.constants().is_deferred_call(condition) && self.il.is_open_function(callee));
        let known = !matches!(
            self.il.unqualified(self.il[condition].ty),
            TypeKind::Unknown | TypeKind::Builtin { of: Builtin::Dependent }
        );
        let converted = !boolean && known && !self.options.c;
        // A call that waits for an instantiation is converted by that.
        let converted = converted || self.constants().has_deferred_arguments(condition);
        let print = |p: &mut Self| match settled {
            true => p.text(spelled!(TRUE)),
            false => match !concept && (dependent || converted) {
                true => p.parenthesized(condition),
                false => p.operand(condition),
            },
        };
        self.with(change::WholeConstant(true), |p| {
            p.with(change::Required(p.around.templates == 0), |p| p.with(change::Computed(true), print));
        });
        if let Some(message) = assertion.message {
            self.text(", ");
            self.top(message);
        }
        self.text(");");
    }

    /// Where an entry is printed.
    pub(super) fn item_pos(&self, item: Item) -> Pos {
        let il = self.il;
        let group_pos = |id| self.group_pos(id);
        match item {
            Item::Declaration { id } | Item::Friend { id } => group_pos(id),
            Item::Template { id } => {
                let template = &il[id];
                let header = il[template.headers].iter().find(|header| !il[**header].params(il).is_empty());
                match (header, template.item) {
                    (Some(header), _) => il[*header].pos,
                    (None, TemplatedItem::Declaration { id } | TemplatedItem::Friend { id }) => group_pos(id),
                    (None, TemplatedItem::Concept { pos, .. }) => pos,
                }
            }
            Item::Using { ids } => il[ids].first().map_or(Pos::NONE, |id| il[*id].pos),
            Item::StaticAssert { id } => il[id].pos,
            Item::UsingEnum { pos, .. } => pos,
            _ => Pos::NONE,
        }
    }

    /// Where the first thing is named that a group declares.
    fn group_pos(&self, id: GroupId) -> Pos {
        let il = self.il;
        let group = &il[id];
        match (il[group.declarators].first(), group.definition(self.il)) {
            (Some(declarator), _) => il[*declarator].pos,
            (None, Some(definition)) => il[definition].pos,
            (None, None) => group.specifiers.pos,
        }
    }

    /// Where the access label before a member stands: with what it names. A template that is only declared
    /// stands where its header does.
    pub(super) fn label_pos(&self, item: Item) -> Pos {
        let il = self.il;
        let Item::Template { id } = item else { return self.item_pos(item) };
        let TemplatedItem::Declaration { id } = il[id].item else { return self.item_pos(item) };
        let group = &il[id];
        let defines = match (il[group.declarators].first(), group.definition(self.il)) {
            (Some(d), _) => {
                let d = &il[*d];
                d.body.is_some()
                    || !matches!(d.init, Initializer::None)
                    || matches!(d.entity, Entity::Typedef { .. } | Entity::Template { .. })
            }
            (None, Some(definition)) => il[definition].body,
            (None, None) => false,
        };
        if defines { self.group_pos(id) } else { self.item_pos(item) }
    }
}
