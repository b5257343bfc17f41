//! Arrays of objects that are begun by their default constructor (`[dcl.init.general]`).

use crate::emit::display::build::Build;
use crate::finalize::lifetime;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ConstantNode, DynamicInitNode, TypeNode, constant, dynamic_init, new};

impl Build<'_> {
    /// How an array begins that nothing is said about, of the type `array`: with as many calls of the default
    /// constructor as it has elements, or with nothing where only its end does something. `pos` is where what is not
    /// there would stand.
    pub(super) fn default_array(&mut self, ty: TypeId, array: TypeNode, pos: Pos) -> Option<DynamicInitNode> {
        let TypeKind::Array { .. } = self.il[self.il[ty].canonical].kind else { return None };
        let class = self.il.class_of(lifetime::innermost(self.il, ty))?;
        let Some(constructor) = lifetime::default_constructor(self.il, class) else {
            lifetime::destructor(self.il, class)?;
            let node = self.new_node(new::DYNAMIC_INIT_DIK_NONE);
            self.destroyed(node, class, false);
            return Some(node);
        };
        let element = self.class(class);
        let (size, one) = (self.extent(array).0, self.extent(element).0);
        if one == 0 {
            return None;
        }
        let call = self.constructor_call(constructor, List::EMPTY);
        let ends = self.g.target(call, dynamic_init::DESTRUCTOR).is_some();
        self.g.flag(call, dynamic_init::DESTRUCTION_IS_FOR_PARTIALLY_CONSTRUCTED_AGGREGATE, ends);
        let object = self.new_node(new::CONSTANT_CK_DYNAMIC_INIT);
        self.g.link(object, constant::TYPE, element);
        self.g.link(object, constant::DYNAMIC_INIT, call);
        let repeated = self.new_node(new::CONSTANT_CK_INIT_REPEAT);
        self.g.null(repeated, constant::TYPE);
        self.g.link(repeated, constant::CONSTANT, object);
        self.g.int(repeated, constant::COUNT, size / one);
        let whole = self.new_node(new::CONSTANT_CK_AGGREGATE);
        self.g.link(whole, constant::TYPE, array);
        self.g.link(whole, constant::FIRST_CONSTANT, repeated);
        self.g.link(whole, constant::LAST_CONSTANT, repeated);
        let (text, times) = repeated_call(size / one);
        let all = format!("{{{times}}}");
        for (node, text) in [(object, text), (repeated, times), (whole, all)] {
            self.g.node_mut(node).text = Some(text);
            self.referenced(node);
            self.constant_position(node, pos);
        }
        let node = self.new_node(new::DYNAMIC_INIT_DIK_NONCONSTANT_AGGREGATE);
        self.g.flag(node, dynamic_init::NON_CONSTANT, true);
        self.g.link(node, dynamic_init::CONSTANT, whole);
        self.destroyed(node, class, false);
        Some(node)
    }

    /// The objects of an array for which its list says nothing, where a constructor makes them ([dcl.init.aggr]).
    pub(super) fn rest_of_objects(&mut self, expr: ExprId, elements: List<ExprId>) -> Option<ConstantNode> {
        let il = self.il;
        let TypeKind::Array { element, bound: ArrayBound::Constant { count }, .. } =
            il[il[il[expr].ty].canonical].kind
        else {
            return None;
        };
        let left = count.get().checked_sub(elements.len() as u64).filter(|left| *left > 0)?;
        let constructor = lifetime::default_constructor(il, il.class_of(element)?)?;
        let call = self.constructor_call(constructor, List::EMPTY);
        self.g.flag(call, dynamic_init::VALUE_INITIALIZATION, true);
        self.g.flag(call, dynamic_init::IS_BRACED_INITIALIZER, true);
        let ends = self.g.target(call, dynamic_init::DESTRUCTOR).is_some();
        self.g.flag(call, dynamic_init::DESTRUCTION_IS_FOR_PARTIALLY_CONSTRUCTED_AGGREGATE, ends);
        let object = self.new_node(new::CONSTANT_CK_DYNAMIC_INIT);
        let ty = self.ty(element);
        self.g.link(object, constant::TYPE, ty);
        self.g.link(object, constant::DYNAMIC_INIT, call);
        let repeated = self.new_node(new::CONSTANT_CK_INIT_REPEAT);
        self.g.null(repeated, constant::TYPE);
        self.g.link(repeated, constant::CONSTANT, object);
        self.g.int(repeated, constant::COUNT, i128::from(left));
        let end = il[elements].last().map_or(il[expr].pos, |last| self.behind_expression(*last));
        let (text, times) = repeated_call(i128::from(left));
        for (node, text) in [(object, text), (repeated, times)] {
            self.g.node_mut(node).text = Some(text);
            self.g.flag(node, constant::IMPLICIT_AGGR_ELEMENT, true);
            self.referenced(node);
            self.constant_position(node, end);
        }
        Some(repeated)
    }
}

/// The texts of a call of a constructor, and of as many of them.
fn repeated_call(times: i128) -> (String, String) {
    let text = "dynamic-init: <constructor-call>".to_owned();
    let repeated = format!("<{times} repetitions of {text}>");
    (text, repeated)
}
