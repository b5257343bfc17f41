//! Which partial specializations of a template can match arguments at all: of very many, most are for other values and
//! for instances of other templates.

use crate::compilation::Compilation;
use crate::il::*;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// So many partial specializations are tried one by one.
const FEW: usize = 8;
/// How many arguments of a template are looked at.
const LOOKED_AT: usize = 4;

/// What an argument must have in common with that of a partial specialization.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Base {
    Value { value: i128 },
    Type { of: TypeId },
    Template { template: TemplateId },
}

/// The same, and through how many pointers and references it is reached: two bits for each, the outermost highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Head {
    path: u32,
    base: Base,
}

/// Nothing deeper than that is looked at.
const DEEPEST: u32 = 1 << 20;

/// The partial specializations by one of their arguments, as numbers in the order of their declarations.
#[derive(Default)]
struct Column {
    by_head: FxHashMap<Head, SmallVec<[u32; 2]>>,
    /// Those that other arguments fit, too.
    open: Vec<u32>,
}

/// The partial specializations of a template.
#[derive(Default)]
pub struct PartialIndex {
    /// How many of them were entered.
    entered: usize,
    columns: [Column; LOOKED_AT],
}

impl PartialIndex {
    /// The least number of them that can match, as far as one argument shows; `None` where none shows anything.
    fn fitting(&self, heads: &[Option<SmallVec<[Head; 4]>>]) -> Option<Vec<u32>> {
        let mut fewest: Option<(usize, usize)> = None;
        for (i, heads) in heads.iter().enumerate() {
            let Some(heads) = heads else { continue };
            let column = &self.columns[i];
            let known = heads.iter().filter_map(|head| column.by_head.get(head)).map(|found| found.len());
            let count = column.open.len() + known.sum::<usize>();
            if fewest.is_none_or(|(least, _)| count < least) {
                fewest = Some((count, i));
            }
        }
        let (_, i) = fewest?;
        let column = &self.columns[i];
        let mut found = column.open.clone();
        let heads = heads[i].iter().flatten();
        found.extend(heads.filter_map(|head| column.by_head.get(head)).flatten());
        found.sort_unstable();
        Some(found)
    }
}

impl Compilation {
    /// The partial specializations of a template that can match arguments, in the order of their declarations. `alone`
    /// says that nothing around the template has arguments that theirs depend on.
    pub(in crate::sema) fn partials_for(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        alone: bool,
    ) -> Vec<PartialId> {
        let count = self.il[template].partials(&self.il).len();
        if count < FEW || !alone {
            return self.il[template].partials(&self.il).to_vec();
        }
        let mut index = self.templates.partial_indexes.remove(&template).unwrap_or_default();
        for number in index.entered..count {
            self.enter_partial(&mut index, template, number);
        }
        index.entered = count;
        let looked_at = &self.il[args][..args.len().min(LOOKED_AT)];
        let heads: SmallVec<[_; LOOKED_AT]> = looked_at.iter().map(|arg| self.heads(arg)).collect();
        let found = index.fitting(&heads);
        self.templates.partial_indexes.insert(template, index);
        let partials = self.il[template].partials(&self.il);
        match found {
            Some(found) => {
                found.into_iter().filter_map(|number| partials.get(number as usize)).copied().collect()
            }
            None => partials.to_vec(),
        }
    }

    fn enter_partial(&self, index: &mut PartialIndex, template: TemplateId, number: usize) {
        let args = &self.il[self.il[self.il[template].partials(&self.il)[number]].args];
        // Behind an expansion nothing says which argument is meant.
        let plain = args.iter().take_while(|arg| !matches!(arg, TemplateArg::Expansion { .. })).count();
        for (i, column) in index.columns.iter_mut().enumerate() {
            let head = args[..plain].get(i).and_then(|arg| self.head_of_pattern(arg));
            match head {
                Some(head) => column.by_head.entry(head).or_default().push(number as u32),
                None => column.open.push(number as u32),
            }
        }
    }

    /// What each argument that matches one of a partial specialization has; none where that is not known
    /// (`[temp.deduct.type]`).
    fn head_of_pattern(&self, arg: &TemplateArg) -> Option<Head> {
        let mut ty = match *arg {
            TemplateArg::Integral { value, .. } => {
                return Some(Head { path: 0, base: Base::Value { value: value.get() } });
            }
            TemplateArg::Type { of } => self.canonical(of),
            _ => return None,
        };
        let mut path = 1;
        while path < DEEPEST {
            if self.is_unknown(ty) {
                return None;
            }
            if !self.is_dependent(ty) {
                return Some(Head { path, base: Base::Type { of: ty } });
            }
            ty = match self.il[ty].kind {
                TypeKind::Instance { template, .. } => {
                    let open = matches!(
                        self.il[template].kind,
                        TemplateKind::Alias { .. } | TemplateKind::Param { .. }
                    );
                    return (!open).then_some(Head { path, base: Base::Template { template } });
                }
                kind => self.canonical(step(kind, &mut path)?),
            };
        }
        None
    }

    /// All that an argument may have in common with one of a partial specialization; `None` where that may be anything.
    fn heads(&self, arg: &TemplateArg) -> Option<SmallVec<[Head; 4]>> {
        let mut heads = SmallVec::new();
        let mut ty = match *arg {
            TemplateArg::Integral { value, .. } => {
                heads.push(Head { path: 0, base: Base::Value { value: value.get() } });
                return Some(heads);
            }
            TemplateArg::Type { of } => self.canonical(of),
            _ => return None,
        };
        let mut path = 1;
        loop {
            if self.is_unknown(ty) || self.is_dependent(ty) {
                return None;
            }
            heads.push(Head { path, base: Base::Type { of: ty } });
            let split = self.split(ty);
            if let TypeKind::Class { class } = split.kind
                && let Some(instance) = self.il[class].instance
            {
                heads.push(Head { path, base: Base::Template { template: self.il[instance].template } });
            }
            match step(split.kind, &mut path) {
                Some(to) if path < DEEPEST => ty = self.canonical(to),
                _ => return Some(heads),
            }
        }
    }
}

/// The type that another one is made of.
fn step(kind: TypeKind, path: &mut u32) -> Option<TypeId> {
    let (to, bits) = match kind {
        TypeKind::Pointer { to } => (to, 1),
        TypeKind::LvalueReference { to } => (to, 2),
        TypeKind::RvalueReference { to } => (to, 3),
        _ => return None,
    };
    *path = *path << 2 | bits;
    Some(to)
}
