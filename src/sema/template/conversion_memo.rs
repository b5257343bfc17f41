//! Template arguments that were converted lately: the same ones are named again and again.

use crate::il::*;

/// How many conversions are remembered.
const SIZE: usize = 1 << 10;

/// Arguments of templates with what they were converted to, where that follows from them alone.
#[derive(Debug, Default)]
pub struct ConversionMemo {
    /// The conversion that was noted last of those that belong in each place; none before the first one.
    entries: Vec<Option<Conversion>>,
}

#[derive(Clone, Copy, Debug)]
struct Conversion {
    template: TemplateId,
    args: List<TemplateArg>,
    converted: List<TemplateArg>,
}

impl ConversionMemo {
    fn place(template: TemplateId, args: List<TemplateArg>) -> usize {
        let [start, length] = args.place();
        (start as usize * 8 + length as usize).wrapping_add(template.index() * 31) % SIZE
    }

    /// What arguments were converted to, if it is remembered.
    #[inline]
    pub fn find(&self, template: TemplateId, args: List<TemplateArg>) -> Option<List<TemplateArg>> {
        let known = (*self.entries.get(Self::place(template, args))?)?;
        (known.template == template && known.args == args).then_some(known.converted)
    }

    /// Remembers a conversion in the place of another one.
    pub fn note(&mut self, template: TemplateId, args: List<TemplateArg>, converted: List<TemplateArg>) {
        if self.entries.is_empty() {
            self.entries.resize(SIZE, None);
        }
        if let Some(entry) = self.entries.get_mut(Self::place(template, args)) {
            *entry = Some(Conversion { template, args, converted });
        }
    }
}
