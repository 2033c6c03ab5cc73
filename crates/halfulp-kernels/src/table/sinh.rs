//! Coefficients of `sinh`. Written by `halfulp forge sinh --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 31 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 0.99 0.99 1.00 0.99 0.98 0.98 0.97 1.00 0.98 0.98
/// 0.99 0.99 0.99 0.98 0.97 0.99 0.98 0.98 1.00 0.99 0.91 0.95 0.96 0.95 1.00
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 11.7890625,
        grid: Grid::Uniform { scale: 5.372211 },
        map: Some([
            0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9,
            9, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 16,
            16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21, 21, 22,
            22, 22, 23, 23, 24, 24, 24, 25, 25, 26, 26, 27, 28, 28, 29, 30,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32ff16dc), f32::from_bits(0xb653e129), f32::from_bits(0xb824b909), f32::from_bits(0xbb818b3e), // 2.9696302e-8, -3.157251e-6, -3.9272974e-5, -3.9533665e-3
                f32::from_bits(0xbd2dfb97), f32::from_bits(0xbe6b50b0), f32::from_bits(0xbf3ec13d), f32::from_bits(0xc00f219d), // -4.2476263e-2, -2.2979999e-1, -7.451361e-1, -2.2364266e0
                f32::from_bits(0xc0bb0e78), f32::from_bits(0xc14005b2), f32::from_bits(0xc20cad42), f32::from_bits(0xc29792fb), // -5.845516e0, -1.200139e1, -3.5169197e1, -7.578707e1
                f32::from_bits(0xc2df4683), f32::from_bits(0xc3b3a784), f32::from_bits(0xc46e4a93), f32::from_bits(0xc4fcf494), // -1.1163772e2, -3.5930872e2, -9.531652e2, -2.0236431e3
                f32::from_bits(0xc5845066), f32::from_bits(0xc607085b), f32::from_bits(0xc687a242), f32::from_bits(0xc71a7429), // -4.23405e3, -8.642089e3, -1.7361129e4, -3.954016e4
                f32::from_bits(0xc79e8657), f32::from_bits(0xc8070f9a), f32::from_bits(0xc89e3eb7), f32::from_bits(0xc91c41e0), // -8.116468e4, -1.383024e5, -3.2408572e5, -6.4003e5
                f32::from_bits(0xc996af9a), f32::from_bits(0xca12df63), f32::from_bits(0xca3a5aab), f32::from_bits(0x49ad312b), // -1.2344193e6, -2.4063608e6, -3.0532268e6, 1.4187894e6
                f32::from_bits(0xcb078c3a), f32::from_bits(0x4a33254d), f32::from_bits(0x4a5e0d1a), f32::from_bits(0x00000000), // -8.883258e6, 2.9351233e6, 3.6380865e6, 0e0
            ],
            [
                f32::from_bits(0x3f7fedc9), f32::from_bits(0x3f8002a9), f32::from_bits(0x3f801781), f32::from_bits(0x3f830074), // 9.9972206e-1, 1.0000812e0, 1.0007173e0, 1.0234513e0
                f32::from_bits(0x3f93dc17), f32::from_bits(0x3fcdbab4), f32::from_bits(0x402519fb), f32::from_bits(0x409c88be), // 1.1551541e0, 1.6072602e0, 2.5797107e0, 4.891692e0
                f32::from_bits(0x41195633), f32::from_bits(0x41851b26), f32::from_bits(0x421dd200), f32::from_bits(0x42956598), // 9.583545e0, 1.6638256e1, 3.945508e1, 7.4698425e1
                f32::from_bits(0x42d01294), f32::from_bits(0x438c94ac), f32::from_bits(0x442397d5), f32::from_bits(0x449dc654), // 1.04036285e2, 2.811615e2, 6.543724e2, 1.2621978e3
                f32::from_bits(0x4517581a), f32::from_bits(0x458e54d2), f32::from_bits(0x4604af4e), f32::from_bits(0x468ac673), // 2.4215063e3, 4.5546025e3, 8.491826e3, 1.7763225e4
                f32::from_bits(0x47049534), f32::from_bits(0x475727bb), f32::from_bits(0x47e968c4), f32::from_bits(0x48594c86), // 3.3941203e4, 5.507973e4, 1.1950553e5, 2.225141e5
                f32::from_bits(0x48c6a090), f32::from_bits(0x4937b3c9), f32::from_bits(0x4964cfb3), f32::from_bits(0xc889eaab), // 4.067885e5, 7.5244456e5, 9.372112e5, -2.8245334e5
                f32::from_bits(0x4a19cbd2), f32::from_bits(0xc906918a), f32::from_bits(0xc92407b2), f32::from_bits(0x00000000), // 2.5197965e6, -5.511926e5, -6.718671e5, 0e0
            ],
            [
                f32::from_bits(0x3c1c119d), f32::from_bits(0xba3be1c7), f32::from_bits(0xbb7e86f8), f32::from_bits(0xbd47b638), // 9.525684e-3, -7.1671273e-4, -3.8837772e-3, -4.875776e-2
                f32::from_bits(0xbe4d0d9e), f32::from_bits(0xbf10e310), f32::from_bits(0xbf96e184), f32::from_bits(0xc017fede), // -2.0024726e-1, -5.659647e-1, -1.1787572e0, -2.3749309e0
                f32::from_bits(0xc08d1fd5), f32::from_bits(0xc0e35c63), f32::from_bits(0xc169b981), f32::from_bits(0xc1c67a12), // -4.4101357e0, -7.1050277e0, -1.4607789e1, -2.4809605e1
                f32::from_bits(0xc20331cf), f32::from_bits(0xc296232f), f32::from_bits(0xc3194e2e), f32::from_bits(0xc3863337), // -3.279864e1, -7.506872e1, -1.5330539e2, -2.6840012e2
                f32::from_bits(0xc3eb934c), f32::from_bits(0xc44bd4f2), f32::from_bits(0xc4b00337), f32::from_bits(0xc528c69d), // -4.7115076e2, -8.153273e2, -1.4081005e3, -2.7004133e3
                f32::from_bits(0xc595e8e9), f32::from_bits(0xc5e7626d), f32::from_bits(0xc66816d5), f32::from_bits(0xc6cb8580), // -4.797114e3, -7.404303e3, -1.4853708e4, -2.605075e4
                f32::from_bits(0xc7302861), f32::from_bits(0xc79a74ae), f32::from_bits(0xc7bccd9f), f32::from_bits(0x465dddde), // -4.509638e4, -7.908136e4, -9.666724e4, 1.4199467e4
                f32::from_bits(0xc86a4738), f32::from_bits(0x46cbfa86), f32::from_bits(0x46f4706d), f32::from_bits(0x00000000), // -2.3990088e5, 2.6109262e4, 3.1288213e4, 0e0
            ],
            [
                f32::from_bits(0x3dbc57c7), f32::from_bits(0x3e2d07bc), f32::from_bits(0x3e320637), f32::from_bits(0x3e510377), // 9.19643e-2, 1.6897482e-1, 1.7385183e-1, 2.0411478e-1
                f32::from_bits(0x3e8689e4), f32::from_bits(0x3eb952ea), f32::from_bits(0x3efb592b), f32::from_bits(0x3f328c3b), // 2.6277077e-1, 3.619607e-1, 4.9091467e-1, 6.9745225e-1
                f32::from_bits(0x3f7df4b1), f32::from_bits(0x3faae6ad), f32::from_bits(0x400a2b56), f32::from_bits(0x404938d4), // 9.9201494e-1, 1.3351647e0, 2.158895e0, 3.1440935e0
                f32::from_bits(0x40778fa9), f32::from_bits(0x40e77f79), f32::from_bits(0x414b4823), f32::from_bits(0x419fc8a6), // 3.8681433e0, 7.2343106e0, 1.27051115e1, 1.9972973e1
                f32::from_bits(0x41fe6042), f32::from_bits(0x424940ef), f32::from_bits(0x42a0233b), f32::from_bits(0x430c21d5), // 3.1797e1, 5.031341e1, 8.006881e1, 1.4013216e2
                f32::from_bits(0x4366be68), f32::from_bits(0x43a8f983), f32::from_bits(0x441c49e7), f32::from_bits(0x4480de39), // 2.3074377e2, 3.379493e2, 6.251547e2, 1.0309445e3
                f32::from_bits(0x44d2e5ed), f32::from_bits(0x452f10e4), f32::from_bits(0x4551ecd5), f32::from_bits(0x00000000), // 1.6871852e3, 2.8010557e3, 3.358802e3, 0e0
                f32::from_bits(0x45f00818), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 7.6810117e3, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7ffffd), // 9.999998e-1
            ],
            [
                f32::from_bits(0x3effffd6), // 4.9999875e-1
            ],
            [
                f32::from_bits(0x3e2ab8ac), // 1.6672009e-1
            ],
            [
                f32::from_bits(0x3d2b310a), // 4.1794814e-2
            ],
            [
                f32::from_bits(0x3bfd29bb), // 7.725922e-3
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 0.95 0.92 0.92 0.88 0.81 0.95 0.86 0.95 0.83 0.84 0.79 0.89 0.89 0.81
/// 0.71 0.70 0.93 0.71 0.82 0.86 0.90 0.80 0.67 0.80 0.00 0.33 0.98 0.99 0.98 0.99
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 4.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xb9f55d44), f32::from_bits(0x3b335e35), f32::from_bits(0x3c605f1a), f32::from_bits(0x3d034740), // -4.679953e-4, 2.7369384e-3, 1.3694549e-2, 3.205037e-2
                f32::from_bits(0x3ebffaf0), f32::from_bits(0x3ec26840), f32::from_bits(0x3ebc7d9f), f32::from_bits(0x3e8458ad), // 3.7496138e-1, 3.797016e-1, 3.681459e-1, 2.5848904e-1
                f32::from_bits(0x3eeffda0), f32::from_bits(0x3ee62743), f32::from_bits(0x3eeda2a4), f32::from_bits(0x3f020cca), // 4.6873188e-1, 4.495183e-1, 4.6413147e-1, 5.0800765e-1
                f32::from_bits(0x3efbdb3f), f32::from_bits(0x3f0008c2), f32::from_bits(0x3edc8634), f32::from_bits(0x3ef2a9ee), // 4.919071e-1, 5.0013363e-1, 4.307114e-1, 4.739527e-1
                f32::from_bits(0x3eff1c0a), f32::from_bits(0x3efd33b3), f32::from_bits(0x3f086bd3), f32::from_bits(0x3ef8e9b8), // 4.982608e-1, 4.9453506e-1, 5.3289527e-1, 4.8615813e-1
                f32::from_bits(0x3efec9ed), f32::from_bits(0x3ef66fc5), f32::from_bits(0x3edf811a), f32::from_bits(0x3eb62c20), // 4.9763432e-1, 4.8132148e-1, 4.3653184e-1, 3.558054e-1
                f32::from_bits(0x3eff659a), f32::from_bits(0x3ef5ad1f), f32::from_bits(0x3ee502de), f32::from_bits(0x3f1ae846), // 4.9882203e-1, 4.7983643e-1, 4.472875e-1, 6.051067e-1
                f32::from_bits(0x3f0005f3), f32::from_bits(0x3f007f78), f32::from_bits(0x3f01e25b), f32::from_bits(0x3f07e645), // 5.000908e-1, 5.01945e-1, 5.0736016e-1, 5.308574e-1
            ],
            [
                f32::from_bits(0x3f3246c7), f32::from_bits(0x3f2b8c7e), f32::from_bits(0x3f206e41), f32::from_bits(0x3f130b70), // 6.963925e-1, 6.701125e-1, 6.2668234e-1, 5.743933e-1
                f32::from_bits(0x3ede9efd), f32::from_bits(0x3ece18b2), f32::from_bits(0x3edee038), f32::from_bits(0x3f2d3883), // 4.3480673e-1, 4.0253216e-1, 4.353044e-1, 6.7664355e-1
                f32::from_bits(0x3eba6c2e), f32::from_bits(0x3eef8d34), f32::from_bits(0x3ebe43ae), f32::from_bits(0x3e80e830), // 3.641066e-1, 4.6787417e-1, 3.716101e-1, 2.5177145e-1
                f32::from_bits(0x3eb70355), f32::from_bits(0x3e99373a), f32::from_bits(0x3f0a036a), f32::from_bits(0x3eb926af), // 3.574473e-1, 2.9924947e-1, 5.391146e-1, 3.6162326e-1
                f32::from_bits(0x3eacfdaa), f32::from_bits(0x3eb73127), f32::from_bits(0x3e6024bb), f32::from_bits(0x3eaf3f6e), // 3.378728e-1, 3.5779688e-1, 2.1889012e-1, 3.422808e-1
                f32::from_bits(0x3ec2ebe4), f32::from_bits(0x3ee424e9), f32::from_bits(0x3f09852c), f32::from_bits(0x3f24232a), // 3.8070595e-1, 4.455941e-1, 5.371883e-1, 6.4116156e-1
                f32::from_bits(0x3ec03bab), f32::from_bits(0x3ee6adf6), f32::from_bits(0x3f05158e), f32::from_bits(0x3d98cee7), // 3.7545523e-1, 4.5054597e-1, 5.1986015e-1, 7.4613385e-2
                f32::from_bits(0x3eb02b8e), f32::from_bits(0x3ea98f2b), f32::from_bits(0x3e9e20f0), f32::from_bits(0x3e7b983b), // 3.440823e-1, 3.311704e-1, 3.0884504e-1, 2.456979e-1
            ],
            [
                f32::from_bits(0x3bdca1f7), f32::from_bits(0x3d80ecbf), f32::from_bits(0x3dd9d729), f32::from_bits(0x3e12ca8c), // 6.733175e-3, 6.295156e-2, 1.0636742e-1, 1.4335078e-1
                f32::from_bits(0x3db9ba5e), f32::from_bits(0x3e1b7d6d), f32::from_bits(0x3e03321a), f32::from_bits(0x00000000), // 9.06875e-2, 1.5184565e-1, 1.2812081e-1, 0e0
                f32::from_bits(0x3e093c28), f32::from_bits(0x00000000), f32::from_bits(0x3e0f1efe), f32::from_bits(0x3e65b4ed), // 1.3401854e-1, 0e0, 1.3976666e-1, 2.2432299e-1
                f32::from_bits(0x3dd52407), f32::from_bits(0x3e5aa8ca), f32::from_bits(0x00000000), f32::from_bits(0x3e23fe7b), // 1.0407262e-1, 2.135345e-1, 0e0, 1.6015045e-1
                f32::from_bits(0x3e3b6c21), f32::from_bits(0x3e0337cb), f32::from_bits(0x3e833009), f32::from_bits(0x3e2ef0df), // 1.8302967e-1, 1.2814252e-1, 2.5622585e-1, 1.7084073e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3ea40055), // 0e0, 0e0, 0e0, 3.2031503e-1
                f32::from_bits(0x3e0a3b37), f32::from_bits(0x3e222b84), f32::from_bits(0x3e396ecb), f32::from_bits(0x3e64e628), // 1.3499151e-1, 1.5836912e-1, 1.810867e-1, 2.2353423e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f80002e), // 1.0000055e0
            ],
            [
                f32::from_bits(0x3f80009e), // 1.0000188e0
            ],
            [
                f32::from_bits(0x3effa999), // 4.993408e-1
            ],
            [
                f32::from_bits(0x3e2b469f), // 1.6726159e-1
            ],
            [
                f32::from_bits(0x3d488dea), // 4.8963465e-2
            ],
        ],
    },
};
