//! The attributes that configure how kernels are launched: their arguments, and what they say together.

use crate::compilation::Compilation;
use crate::diag::{messages, phrases};
use crate::il::*;
use crate::sema::attribute::is;
use crate::sema::declaration::DeclarationParts;
use crate::source::Pos;
use crate::tables::attributes::{AttributeKind, AttributeRow};

/// The largest value that a launch configuration holds.
const LARGEST: i128 = i32::MAX as i128;

/// What the attributes of all declarations of one function say of its launches.
#[derive(Clone, Copy, Debug, Default)]
pub struct LaunchConfiguration {
    /// Whether there are launch bounds.
    bounds: bool,
    /// The largest number of blocks in a cluster; none where it is not limited.
    max_blocks: Option<i128>,
    /// Whether cluster dimensions were given by their own attribute.
    cluster_attribute: bool,
    /// The dimensions of a cluster.
    cluster: Option<[i128; 3]>,
    /// Whether the size of blocks was given.
    block: bool,
    /// Whether the dimensions of clusters came with it.
    block_clusters: bool,
    /// Whether the number of registers was given.
    registers: bool,
}

impl Compilation {
    /// Checks the arguments of one attribute of a launch configuration and keeps what it says.
    pub(super) fn check_bounds_attribute(&mut self, id: FunctionId, attribute: &Attribute) {
        if !self.has_arguments_taken(attribute) {
            return;
        }
        if is(attribute, AttributeKind::LaunchBounds) {
            if self.il[id].class.is_some() {
                let display = AttributeKind::LaunchBounds.row().display;
                self.report(attribute.pos, messages::bounds_attr_only_nonmember_func(display));
            }
            self.keep_launch_bounds(id, attribute);
        } else if is(attribute, AttributeKind::ClusterDims) {
            self.keep_cluster_dims(id, attribute);
        } else if is(attribute, AttributeKind::BlockSize) {
            self.keep_block_size(id, attribute);
        } else if is(attribute, AttributeKind::Maxnreg) {
            if self.check_register_count(attribute, false) {
                self.cuda.launch_configurations.entry(id).or_default().registers = true;
            }
        } else if is(attribute, AttributeKind::LocalMaxnreg) {
            self.check_register_count(attribute, true);
        } else if is(attribute, AttributeKind::NvRegisterParams) && !self.cuda.modes.register_params {
            self.report(attribute.pos, messages::register_params_not_enabled());
            if self.has_ellipsis(self.il[id].ty) {
                self.report(attribute.pos, messages::register_params_ellipsis_function());
            }
        }
    }

    /// Whether an attribute of a launch configuration has as many arguments as it takes; where it was read, others were
    /// reported.
    fn has_arguments_taken(&self, attribute: &Attribute) -> bool {
        if !configures_launches(attribute) || is(attribute, AttributeKind::BlockSize) {
            return true;
        }
        let taken = AttributeRow::at(attribute.id).and_then(|row| row.arguments).unwrap_or_default();
        let least = taken.iter().filter(|argument| argument.least > 0).count();
        (least..=taken.len()).contains(&attribute.args(&self.il).map_or(0, |args| args.len()))
    }

    /// Functions with parameters in registers run on the device alone and have no ellipsis.
    fn check_register_params(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let mut written = parts.specs.attributes.iter().chain(&parts.declarator.attributes);
        let Some(at) = written.find(|a| is(&self.il[**a], AttributeKind::NvRegisterParams)) else { return };
        let at = self.il[*at].pos;
        let space = self.il[id].space;
        let kind = if space.contains(ExecutionSpace::GLOBAL) {
            AttributeKind::Global
        } else if !space.is_device_only() {
            AttributeKind::Host
        } else {
            if self.has_ellipsis(parts.declarator.ty) {
                self.report(at, messages::register_params_ellipsis_function());
            }
            return;
        };
        self.report(
            parts.declarator.pos,
            messages::nv_register_params_not_allowed_on_function(kind.row().display),
        );
    }

    fn has_ellipsis(&self, ty: TypeId) -> bool {
        self.function_of(ty).is_some_and(|(_, _, traits)| traits.contains(FunctionTraits::VARIADIC))
    }

    /// The constant arguments of an attribute, as far as they depend on nothing; tuples are flattened.
    fn launch_arguments(&mut self, attribute: &Attribute) -> Vec<Option<i128>> {
        let mut operands = Vec::new();
        for arg in attribute.args(&self.il).map(|args| self.il[args].to_vec()).unwrap_or_default() {
            match arg {
                AttributeArg::Expr { expr } => self.flatten_tuple(expr, &mut operands),
                _ => operands.push(None),
            }
        }
        operands.into_iter().map(|e| e.and_then(|e| self.launch_argument(e))).collect()
    }

    fn flatten_tuple(&self, e: ExprId, out: &mut Vec<Option<ExprId>>) {
        match self.il[e].kind {
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.flatten_tuple(lhs, out);
                self.flatten_tuple(rhs, out);
            }
            _ => out.push(Some(e)),
        }
    }

    fn launch_argument(&mut self, e: ExprId) -> Option<i128> {
        let unknown = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if self.il[e].flags.intersects(unknown) {
            return None;
        }
        self.constant_integer(e)
    }

    fn keep_launch_bounds(&mut self, id: FunctionId, attribute: &Attribute) {
        let arguments = self.launch_arguments(attribute);
        let third = arguments.get(2).copied().flatten();
        match third {
            Some(blocks) if blocks < 0 => {
                self.report(attribute.pos, messages::max_blocks_per_cluster_negative());
            }
            Some(blocks) if blocks > LARGEST => {
                self.report(attribute.pos, messages::max_blocks_per_cluster_too_large());
            }
            _ => {}
        }
        let configuration = self.cuda.launch_configurations.entry(id).or_default();
        configuration.bounds = true;
        if let Some(blocks) = third.filter(|blocks| (1..=LARGEST).contains(blocks)) {
            configuration.max_blocks = Some(blocks);
        }
    }

    fn keep_cluster_dims(&mut self, id: FunctionId, attribute: &Attribute) {
        let arguments = self.launch_arguments(attribute);
        let mut valid = true;
        for value in arguments.iter().flatten() {
            if *value <= 0 {
                self.report(attribute.pos, messages::cluster_dims_must_be_positive());
            } else if *value > LARGEST {
                self.report(attribute.pos, messages::cluster_dims_too_large());
            }
            valid &= (1..=LARGEST).contains(value);
        }
        if arguments.is_empty() || arguments.contains(&None) {
            return;
        }
        let configuration = self.cuda.launch_configurations.entry(id).or_default();
        configuration.cluster_attribute = true;
        if valid {
            configuration.cluster = Some(triple(&arguments));
        }
        if configuration.block_clusters {
            self.report(attribute.pos, messages::conflict_between_cluster_dim_and_block_size());
        }
    }

    fn keep_block_size(&mut self, id: FunctionId, attribute: &Attribute) {
        let arguments = self.launch_arguments(attribute);
        if !arguments.is_empty() && !arguments.len().is_multiple_of(3) {
            // What is left of the attribute is no declaration.
            let display = AttributeKind::BlockSize.row().display;
            self.report(attribute.pos, messages::missing_arguments_attribute(display));
            return self.report(attribute.pos, messages::expected_declaration());
        }
        let mut valid = true;
        for value in arguments.iter().flatten() {
            if *value <= 0 {
                self.report(attribute.pos, messages::block_size_must_be_positive());
            } else if *value > LARGEST {
                self.report(attribute.pos, messages::block_size_value_too_large());
            }
            valid &= (1..=LARGEST).contains(value);
        }
        if arguments.contains(&None) {
            return;
        }
        let clusters = arguments.len() > 3;
        let configuration = self.cuda.launch_configurations.entry(id).or_default();
        configuration.block |= valid;
        configuration.block_clusters |= clusters;
        let conflict = clusters && configuration.cluster_attribute;
        if clusters && valid && !conflict {
            configuration.cluster = arguments.get(3..).map(triple);
        }
        if conflict {
            self.report(attribute.pos, messages::conflict_between_cluster_dim_and_block_size());
        }
    }

    /// Whether the number of registers is a valid one.
    fn check_register_count(&mut self, attribute: &Attribute, local: bool) -> bool {
        let Some(Some(count)) = self.launch_arguments(attribute).first().copied() else { return false };
        let message = match (count, local) {
            (..=0, false) => messages::maximum_number_registers_can_allocated(),
            (..=0, true) => messages::local_maxnreg_negative(),
            (count, false) if count > LARGEST => messages::maximum_number_registers_can_allocated_per(),
            (count, true) if count > LARGEST => messages::local_maxnreg_too_large(),
            _ => return true,
        };
        self.report(attribute.pos, message);
        false
    }

    /// What is checked when all attributes of a declaration are known: only kernels are configured, and without
    /// contradictions.
    pub(super) fn check_launch_configuration(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        if self.cuda.modes.register_params {
            self.check_register_params(id, parts);
        }
        let kernel = self.il[id].space.contains(ExecutionSpace::GLOBAL);
        let configured = parts.specs.attributes.iter().chain(&parts.declarator.attributes);
        if !configured.into_iter().any(|a| configures_launches(&self.il[*a])) {
            return;
        }
        let Some(configuration) = self.cuda.launch_configurations.get(&id).copied() else { return };
        let pos = parts.declarator.pos;
        let dimensions =
            if configuration.block { AttributeKind::BlockSize } else { AttributeKind::ClusterDims };
        if !kernel {
            if configuration.bounds {
                let display = AttributeKind::LaunchBounds.row().display;
                self.report(pos, messages::bounds_attr_only_on_global_func(display));
            }
            if configuration.block || configuration.cluster.is_some() {
                self.report(pos, messages::bounds_attr_only_on_global_func(dimensions.row().display));
            }
        }
        if let (Some(cluster), Some(most)) = (configuration.cluster, configuration.max_blocks) {
            // The count is one of 64 bits: what overflows is lost.
            let blocks = cluster.iter().fold(1u64, |product, count| product.wrapping_mul(*count as u64));
            if blocks as i128 > most {
                self.report(pos, messages::too_many_blocks_in_cluster(dimensions.row().display));
            }
        }
        self.check_registers(configuration, kernel, pos);
    }

    /// A kernel without launch bounds is worth a remark, at the token after its declarator.
    pub fn check_launch_bounds_present(&mut self, declaration: DeclarationId, pos: Pos) {
        let Entity::Function { id } = self.il[declaration].entity else { return };
        if !self.il[id].space.contains(ExecutionSpace::GLOBAL) {
            return;
        }
        // What a template says holds for its specializations too.
        let bounded =
            |id: FunctionId| self.cuda.launch_configurations.get(&id).is_some_and(|found| found.bounds);
        if !bounded(id) && !self.pattern_of(id).is_some_and(bounded) {
            self.report(pos, messages::missing_launch_bounds());
        }
    }

    fn check_registers(&mut self, configuration: LaunchConfiguration, kernel: bool, pos: Pos) {
        if !configuration.registers {
            return;
        }
        if !kernel {
            let display = AttributeKind::Maxnreg.row().display;
            self.report(pos, messages::maxnreg_attr_only_on_global_func(display));
        }
        if configuration.bounds {
            let both = phrases::bounds_and_registers();
            self.report(pos, messages::bounds_maxnreg_incompatible_qualifiers(both.plain()));
        }
    }
}

/// Whether an attribute is part of a launch configuration.
fn configures_launches(attribute: &Attribute) -> bool {
    let kinds = [
        AttributeKind::LaunchBounds,
        AttributeKind::ClusterDims,
        AttributeKind::BlockSize,
        AttributeKind::Maxnreg,
    ];
    kinds.iter().any(|kind| is(attribute, *kind))
}

/// The dimensions that arguments give; those left out are one.
fn triple(arguments: &[Option<i128>]) -> [i128; 3] {
    let at = |index: usize| arguments.get(index).copied().flatten().unwrap_or(1);
    [at(0), at(1), at(2)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dimensions_left_out_are_one() {
        assert_eq!(triple(&[Some(4)]), [4, 1, 1]);
        assert_eq!(triple(&[]), [1, 1, 1]);
    }
}
