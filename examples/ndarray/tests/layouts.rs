//! Every element of every layout is mapped once, and nothing else is touched.

use halfulp::{CorrectlyRounded, Element, F16};
use halfulp_example_ndarray::MapSlices;
use ndarray::{Array2, Array3, ArrayD, ArrayViewMut2, Dimension, IxDyn, ShapeBuilder, arr0, s};

/// All numbers of f16, 256 by 256, in row-major or column-major order.
fn numbers(column_major: bool) -> Array2<F16> {
    let bits = (0..=u16::MAX).map(F16::from_bits).collect();
    let shape = (256, 256).set_f(column_major);
    Array2::from_shape_vec(shape, bits).expect("65,536 numbers")
}

/// Bits, with one NaN for all.
fn bits(x: F16) -> u16 {
    if x.to_f32().is_nan() { F16::NAN.to_bits() } else { x.to_bits() }
}

/// Maps a view of all numbers in place and out of place; holds all of the array against single values.
fn check(view: for<'a> fn(&'a mut Array2<F16>) -> ArrayViewMut2<'a, F16>) {
    for column_major in [false, true] {
        let original = numbers(column_major);
        let mut expected = original.clone();
        view(&mut expected).mapv_inplace(CorrectlyRounded::cr_tanh);

        let mut mapped = original.clone();
        view(&mut mapped).map_slices_in_place(halfulp::tanh_in_place);
        assert_eq!(mapped.mapv(bits), expected.mapv(bits));

        let mut source = original.clone();
        let new = view(&mut source).map_slices(halfulp::tanh_in_place);
        assert_eq!(new.mapv(bits), view(&mut expected).mapv(bits));
        assert_eq!(source.mapv(F16::to_bits), original.mapv(F16::to_bits));
    }
}

#[test]
fn whole_arrays() {
    check(|x| x.view_mut());
    check(|x| x.view_mut().reversed_axes());
}

#[test]
fn parts_of_rows_and_columns() {
    check(|x| x.slice_mut(s![.., 3..200]));
    check(|x| x.slice_mut(s![5..;7, ..]));
    check(|x| x.slice_mut(s![.., 17..18]));
}

#[test]
fn strides_of_any_sign() {
    check(|x| x.slice_mut(s![..;2, ..;3]));
    check(|x| x.slice_mut(s![..;-1, ..]));
    check(|x| x.slice_mut(s![..;-5, ..;-2]));
    check(|x| x.slice_mut(s![..0, ..]));
}

fn ones<A: Element + PartialEq + std::fmt::Debug>(zero: A, one: A) {
    let shape = IxDyn(&[3, 1, 4, 2]);
    let mut x = ArrayD::from_elem(shape.clone(), zero);
    x.map_slices_in_place(halfulp::exp_in_place);
    assert_eq!(x, ArrayD::from_elem(shape, one));
    assert_eq!(arr0(zero).map_slices(halfulp::exp_in_place), arr0(one));
    let broadcast = arr0(zero);
    let broadcast = broadcast.broadcast((2, 3, 4)).expect("a scalar fits every shape");
    assert_eq!(broadcast.map_slices(halfulp::exp_in_place), Array3::from_elem((2, 3, 4), one));
    assert_eq!(broadcast.raw_dim().size(), 24);
}

#[test]
fn any_dimension_and_format() {
    ones(0.0_f32, 1.0);
    ones(halfulp::Bf16::ZERO, halfulp::Bf16::ONE);
    ones(half::f16::ZERO, half::f16::ONE);
}
