//! Devices of Vulkan, by wgpu: where the functions in WGSL run.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use halfulp::{Format, Function, Rounding};
use halfulp_emit::{Language, emit, has_strict};
use halfulp_verify::{Implementation, Target, Unsupported};
use pollster::block_on;
use wgpu::util::{BufferInitDescriptor, DeviceExt};
use wgpu::{
    Adapter, Backends, BufferUsages, ComputePipeline, ComputePipelineDescriptor, DeviceDescriptor,
    ErrorFilter, Instance, InstanceDescriptor, MapMode, PollType, ShaderModule,
    ShaderModuleDescriptor, ShaderSource,
};

use crate::{DeviceError, ONLY_NEAREST, run_on};

/// Inputs that an invocation of `hu_map` takes, a workgroup has 64.
const WORKGROUP: usize = 64;

/// At most so many workgroups are dispatched in one dimension, on every device.
const MOST_WORKGROUPS: usize = 65535;

fn failed(what: &'static str, why: impl fmt::Display) -> DeviceError {
    DeviceError::Failed("wgpu", what, why.to_string())
}

/// Which forms of the functions run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// Those in f32.
    Float,
    /// Those by integers alone, of some functions in binary16.
    Strict,
}

/// A device of Vulkan, on which the functions in WGSL run.
#[derive(Debug)]
pub struct Wgpu {
    name: String,
    forms: Forms,
    device: wgpu::Device,
    queue: wgpu::Queue,
    /// The functions' pipelines, as far as they have been needed.
    pipelines: Mutex<HashMap<(Function, Format), ComputePipeline>>,
}

fn adapters() -> Vec<Adapter> {
    let mut descriptor = InstanceDescriptor::new_without_display_handle();
    descriptor.backends = Backends::VULKAN;
    block_on(Instance::new(descriptor).enumerate_adapters(Backends::VULKAN))
}

impl Wgpu {
    /// The names of the devices.
    pub fn names() -> Vec<String> {
        adapters().iter().map(|adapter| adapter.get_info().name).collect()
    }

    /// The device of this number, counted from 0.
    ///
    /// # Errors
    /// If there is no such device, or it can't be used.
    pub fn open(number: usize, forms: Forms) -> Result<Self, DeviceError> {
        let adapters = adapters();
        let names = || adapters.iter().map(|adapter| adapter.get_info().name).collect();
        let adapter =
            adapters.get(number).ok_or_else(|| DeviceError::NoDevice("Vulkan", number, names()))?;
        let (device, queue) = block_on(adapter.request_device(&DeviceDescriptor::default()))
            .map_err(|error| failed("open the device", error))?;
        let name = adapter.get_info().name;
        let name = if forms == Forms::Strict { format!("{name}, strict") } else { name };
        Ok(Wgpu { name, forms, device, queue, pipelines: Mutex::default() })
    }

    /// What the self-tests of emitted functions leave, by the names of their entry points: 1 for each function that is right.
    ///
    /// # Errors
    /// If the text is not of emitted functions, or the device fails.
    pub fn self_tests(&self, text: &str) -> Result<Vec<(String, u32)>, DeviceError> {
        let names = text.lines().filter_map(|line| {
            let name = line.strip_prefix("fn ")?.split_once("(@builtin")?.0;
            name.starts_with("hu_self_test_").then_some(name)
        });
        let module = self.module(text)?;
        names
            .map(|name| {
                let pipeline = self.pipeline(&module, name)?;
                Ok((name.to_owned(), self.run(&pipeline, &[], &[0], 1024)?[0]))
            })
            .collect()
    }

    /// Runs `pipeline` on arguments, if there are any, and what `results` contains; returns what that contains then.
    fn run(
        &self,
        pipeline: &ComputePipeline,
        arguments: &[u32],
        results: &[u32],
        workgroups: u32,
    ) -> Result<Vec<u32>, DeviceError> {
        let scope = self.device.push_error_scope(ErrorFilter::Validation);
        let bytes =
            |words: &[u32]| words.iter().flat_map(|word| word.to_ne_bytes()).collect::<Vec<u8>>();
        let buffer = |words: &[u32], usage| {
            let contents = bytes(words);
            self.device.create_buffer_init(&BufferInitDescriptor {
                label: None,
                contents: &contents,
                usage,
            })
        };
        let output = buffer(results, BufferUsages::STORAGE | BufferUsages::COPY_SRC);
        let copy = buffer(results, BufferUsages::MAP_READ | BufferUsages::COPY_DST);
        let input = (!arguments.is_empty()).then(|| buffer(arguments, BufferUsages::STORAGE));
        let entries: Vec<wgpu::BindGroupEntry<'_>> = input
            .iter()
            .chain([&output])
            .zip(0..)
            .map(|(buffer, binding)| wgpu::BindGroupEntry {
                binding,
                resource: buffer.as_entire_binding(),
            })
            .collect();
        let bind_group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(pipeline);
            pass.set_bind_group(0, &bind_group, &[]);
            pass.dispatch_workgroups(workgroups, 1, 1);
        }
        encoder.copy_buffer_to_buffer(&output, 0, &copy, 0, output.size());
        self.queue.submit([encoder.finish()]);
        let failed = |why: &dyn fmt::Display| failed("run a function", why);
        if let Some(error) = block_on(scope.pop()) {
            return Err(failed(&error));
        }
        let (sender, receiver) = std::sync::mpsc::channel();
        copy.map_async(MapMode::Read, .., move |result| drop(sender.send(result)));
        self.device.poll(PollType::wait_indefinitely()).map_err(|error| failed(&error))?;
        let mapped = receiver.recv().map_err(|error| failed(&error))?;
        mapped.map_err(|error| failed(&error))?;
        let view = copy.get_mapped_range(..).map_err(|error| failed(&error))?;
        let words = view.chunks_exact(4);
        Ok(words.map(|word| u32::from_ne_bytes(word.try_into().expect("four bytes"))).collect())
    }

    /// Runs `of`, which compiles something.
    fn compiled<T>(&self, of: impl FnOnce() -> T) -> Result<T, DeviceError> {
        let scope = self.device.push_error_scope(ErrorFilter::Validation);
        let compiled = of();
        match block_on(scope.pop()) {
            Some(error) => Err(failed("compile a function", error)),
            None => Ok(compiled),
        }
    }

    fn module(&self, text: &str) -> Result<ShaderModule, DeviceError> {
        let source = ShaderSource::Wgsl(text.into());
        let descriptor = ShaderModuleDescriptor { label: None, source };
        self.compiled(|| self.device.create_shader_module(descriptor))
    }

    fn pipeline(
        &self,
        module: &ShaderModule,
        entry_point: &str,
    ) -> Result<ComputePipeline, DeviceError> {
        let descriptor = ComputePipelineDescriptor {
            label: None,
            layout: None,
            module,
            entry_point: Some(entry_point),
            compilation_options: Default::default(),
            cache: None,
        };
        self.compiled(|| self.device.create_compute_pipeline(&descriptor))
    }

    /// The function's results for the inputs.
    fn map(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), DeviceError> {
        let Target { function, format, .. } = target;
        let mut pipelines = self.pipelines.lock().unwrap_or_else(PoisonError::into_inner);
        let pipeline = match pipelines.get(&(function, format)) {
            Some(pipeline) => pipeline.clone(),
            None => {
                let strict = if self.forms == Forms::Strict { "strict_" } else { "" };
                let text = format!(
                    "{}\n{}",
                    emit(Language::Wgsl, &[function]),
                    include_str!("map.wgsl")
                        .replace("FUNCTION", &format!("hu_{strict}{function}_{format}"))
                );
                let pipeline = self.pipeline(&self.module(&text)?, "map")?;
                pipelines.entry((function, format)).or_insert(pipeline).clone()
            }
        };
        // Held on to: a device's queue is run by one thread at a time.
        for (inputs, outputs) in inputs
            .chunks(WORKGROUP * MOST_WORKGROUPS)
            .zip(outputs.chunks_mut(WORKGROUP * MOST_WORKGROUPS))
        {
            let count = inputs.len().div_ceil(WORKGROUP) as u32;
            let results = self.run(&pipeline, inputs, &vec![0; inputs.len()], count)?;
            outputs.copy_from_slice(&results);
        }
        drop(pipelines);
        Ok(())
    }
}

impl Implementation for Wgpu {
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        let Target { function, format, rounding } = target;
        let lacks = if rounding != Rounding::NearestEven {
            Some(ONLY_NEAREST)
        } else if format == Format::F32 {
            Some("WGSL has no double")
        } else if self.forms == Forms::Strict && !(has_strict(function) && format == Format::F16) {
            Some("it has no form by integers alone")
        } else {
            None
        };
        run_on(&self.name, target, Ok::<_, DeviceError>(lacks), || {
            if inputs.is_empty() { Ok(()) } else { self.map(target, inputs, outputs) }
        })
    }
}
