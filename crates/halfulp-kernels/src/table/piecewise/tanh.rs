//! Coefficients of `tanh` in f32 by polynomials in f64. Written by
//! `halfulp forge tanh --format f32 --design piecewise --write`; not to be edited.

use crate::cells::Grid;
use crate::double_word::Pieces;

/// From this magnitude on the result is what it is here.
pub const LAST: f64 = f64::from_bits(0x4022333340000000);

/// The greatest relative errors of the polynomials, before rounding errors:
/// 2^-62.0 2^-56.0 2^-58.7 2^-58.3 2^-57.3 2^-57.3 2^-59.0 2^-58.5
/// 2^-59.1 2^-57.1 2^-58.8 2^-59.3 2^-58.4 2^-59.4 2^-61.0 2^-61.3
/// 2^-56.6 2^-57.1 2^-58.0 2^-59.5 2^-61.2 2^-63.3 2^-64.9 2^-65.0
/// 2^-55.6 2^-57.1 2^-58.8 2^-60.5 2^-62.2 2^-64.0 2^-65.7 2^-67.5
/// The intervals' ends:
/// 0.00000 0.07585 0.15171 0.22756 0.30341 0.37927 0.45512 0.53097
/// 0.60682 0.75853 0.91024 1.06194 1.21365 1.36536 1.51706 1.66877
/// 1.82047 2.12389 2.42730 2.73071 3.03412 3.33754 3.64095 3.94436
/// 4.24777 4.85460 5.46142 6.06825 6.67507 7.28190 7.88872 8.49555
/// 9.10000
///
/// 10248 inputs, those nearest to midpoints among them, come out right, fused and unfused.
#[rustfmt::skip]
pub const TABLE: Pieces<f64, 32, 11> = Pieces {
        grid: Grid::Binades { scale: 1.6479223, offset: 1.0, bits: 3 },
        centre: [
            f64::from_bits(0x3fe5b25bc0000000), f64::from_bits(0x3fea8d1d40000000), // 6.780222654342651e-1, 8.297258615493774e-1
            f64::from_bits(0x3fef673720000000), f64::from_bits(0x3ff2210b40000000), // 9.81349527835846e-1, 1.1330673694610596e0
            f64::from_bits(0x3ff48e68a0000000), f64::from_bits(0x3ff6fc54c0000000), // 1.284767746925354e0, 1.4366042613983154e0
            f64::from_bits(0x3ff969c6a0000000), f64::from_bits(0x3ffbd73fa0000000), // 1.5883241891860962e0, 1.7400509119033813e0
            f64::from_bits(0x3fff67bee0000000), f64::from_bits(0x4002216d20000000), // 1.962828516960144e0, 2.2663214206695557e0
            f64::from_bits(0x400490b800000000), f64::from_bits(0x400704e080000000), // 2.5706634521484375e0, 2.8773813247680664e0
            f64::from_bits(0x40096d0540000000), f64::from_bits(0x400bd73680000000), // 3.1782326698303223e0, 3.4800844192504883e0
            f64::from_bits(0x400e521f40000000), f64::from_bits(0x4010680440000000), // 3.7900986671447754e0, 4.101578712463379e0
            f64::from_bits(0x4012372780000000), f64::from_bits(0x4014afe5c0000000), // 4.553861618041992e0, 5.171774864196777e0
            f64::from_bits(0x401710b600000000), f64::from_bits(0x4019825e20000000), // 5.766319274902344e0, 6.377312183380127e0
            f64::from_bits(0x401bddcba0000000), f64::from_bits(0x401e4a2ac0000000), // 6.966597080230713e0, 7.5724287033081055e0
            f64::from_bits(0x40205aa580000000), f64::from_bits(0x4021972a00000000), // 8.177043914794922e0, 8.795242309570313e0
            f64::from_bits(0x0000000000000000), f64::from_bits(0x3fbc858480000000), // 0e0, 1.1141231656074524e-1
            f64::from_bits(0x3fc7f840c0000000), f64::from_bits(0x3fd0d6f260000000), // 1.872635781764984e-1, 2.6311931014060974e-1
            f64::from_bits(0x3fd5b1e080000000), f64::from_bits(0x3fda8c7d00000000), // 3.389817476272583e-1, 4.148247241973877e-1
            f64::from_bits(0x3fdf6774a0000000), f64::from_bits(0x3fe2212bc0000000), // 4.906894266605377e-1, 5.665491819381714e-1
        ],
        coefficients: [[
            f64::from_bits(0x3fe2e32e8c223a7f), f64::from_bits(0x3fe5c540dc3af75b), // 5.902321564661434e-1, 6.803287793515936e-1
            f64::from_bits(0x3fe81de59439b795), f64::from_bits(0x3fe9fc72c9c88e32), // 7.536495108631579e-1, 8.120664540369431e-1
            f64::from_bits(0x3feb72b02fa6f64f), f64::from_bits(0x3fec938e0d86df90), // 8.577500277239752e-1, 8.930120720096841e-1
            f64::from_bits(0x3fed6fc15467f746), f64::from_bits(0x3fee16628fb0ae9d), // 9.198919914776773e-1, 9.402325445602916e-1
            f64::from_bits(0x3feec302de6d6591), f64::from_bits(0x3fef51b5a8846dd6), // 9.613050789150056e-1, 9.78724316726068e-1
            f64::from_bits(0x3fefa0b6593bedc8), f64::from_bits(0x3fefcc43d4b22db9), // 9.883682005742509e-1, 9.936846880167912e-1
            f64::from_bits(0x3fefe39d6ff5c4a3), f64::from_bits(0x3feff077a553613b), // 9.965350329131478e-1, 9.981039265649437e-1
            f64::from_bits(0x3feff7a410df9302), f64::from_bits(0x3feffb83f71e55e5), // 9.989795999104845e-1, 9.994525743992965e-1
            f64::from_bits(0x3feffe2f4b6266be), f64::from_bits(0x3fefff78f2d2285d), // 9.997784111357857e-1, 9.999356024357088e-1
            f64::from_bits(0x3fefffd6e047aac9), f64::from_bits(0x3feffff3e20b4334), // 9.999803905933159e-1, 9.999942221566926e-1
            f64::from_bits(0x3feffffc457800ef), f64::from_bits(0x3feffffee3d59076), // 9.999982220470239e-1, 9.999994707000173e-1
            f64::from_bits(0x3fefffffab32818d), f64::from_bits(0x3fefffffe75eefe8), // 9.999998420426423e-1, 9.999999541246298e-1
            f64::from_bits(0x0000000000000000), f64::from_bits(0x3fbc6774d01106cf), // 0e0, 1.1095361785649092e-1
            f64::from_bits(0x3fc7b18459da414a), f64::from_bits(0x3fd0762450e619e6), // 1.8510488879520387e-1, 2.572108068492568e-1
            f64::from_bits(0x3fd4e67da12f9e1a), f64::from_bits(0x3fd91fbab5a1c15c), // 3.2656803837605397e-1, 3.925616048573113e-1
            f64::from_bits(0x3fdd1ad828e844e6), f64::from_bits(0x3fe069067c74973d), // 4.547634505734791e-1, 5.128204756517573e-1
        ], [
            f64::from_bits(0x3fe4da1ec5b1a34b), f64::from_bits(0x3fe1305af7d78e7a), // 6.51626001473326e-1, 5.371527519859705e-1
            f64::from_bits(0x3fdba617663b5fb5), f64::from_bits(0x3fd5cb8a266190ca), // 4.320124147757228e-1, 3.4054807422786537e-1
            f64::from_bits(0x3fd0e9b748f15c98), f64::from_bits(0x3fc9ec7c1304662e), // 2.642648899395197e-1, 2.0252943924497074e-1
            f64::from_bits(0x3fc3afad34e7ee24), f64::from_bits(0x3fbdafbc4efc9851), // 1.5379872401523287e-1, 1.1596276214967928e-1
            f64::from_bits(0x3fb36db19fde53ae), f64::from_bits(0x3fa58df65d30ef1a), // 7.58925452522152e-2, 4.2098711849091155e-2
            f64::from_bits(0x3f97aef1f20e7fd7), f64::from_bits(0x3f89c92c9fc7dc86), // 2.3128300093617184e-2, 1.2590740800972233e-2
            f64::from_bits(0x3f7c55f934680576), f64::from_bits(0x3f6f092b3f37f8eb), // 6.917928176791368e-3, 3.788551775641404e-3
            f64::from_bits(0x3f60b5af412ac229), f64::from_bits(0x3f51eee1c0ade83b), // 2.039758962688394e-3, 1.0945515266187606e-3
            f64::from_bits(0x3f3d0a76f5c59be6), f64::from_bits(0x3f20e1821b80f349), // 4.431286268044551e-4, 1.2879098153630923e-4
            f64::from_bits(0x3f048fcef441b3e8), f64::from_bits(0x3ee83be4e3049246), // 3.9218428839450485e-5, 1.1555653231251226e-5
            f64::from_bits(0x3ecdd43e3ba4f2d3), f64::from_bits(0x3eb1c2a6a9c48fc1), // 3.5559027910233724e-6, 1.0585996853074367e-6
            f64::from_bits(0x3e95335f80a89e97), f64::from_bits(0x3e78a1100e85c620), // 3.1591469054840883e-7, 9.175073823420963e-8
            f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3fef9b269468f173), // 1e0, 9.876892946845558e-1
            f64::from_bits(0x3feee74f8fc90dd7), f64::from_bits(0x3fede209e0c70392), // 9.657361801441152e-1, 9.338426008399543e-1
            f64::from_bits(0x3fec9659b1aa8ddc), f64::from_bits(0x3feb1193338c7d3f), // 8.933533163112162e-1, 8.458953863918522e-1
            f64::from_bits(0x3fe961d06c39184f), f64::from_bits(0x3fe795a0d0f95b13), // 7.931902040225028e-1, 7.370151597523055e-1
        ], [
            f64::from_bits(0xbfd89d75dcb64168), f64::from_bits(0xbfd76360735a9482), // -3.846106200590129e-1, -3.6544047608396835e-1
            f64::from_bits(0xbfd4d6666e8aac10), f64::from_bits(0xbfd1b2f4fc75b6ea), // -3.255859450825378e-1, -2.7654766706733247e-1
            f64::from_bits(0xbfcd03a0c23e2dd9), f64::from_bits(0xbfc72675fef71fb7), // -2.2667321667209597e-1, -1.8086123418311015e-1
            f64::from_bits(0xbfc21bf5483b77a4), f64::from_bits(0xbfbbe984cb010846), // -1.414782145210981e-1, -1.090319629302324e-1
            f64::from_bits(0xbfb2ad3cb62d2511), f64::from_bits(0xbfa518905e5f4f55), // -7.295588920273512e-2, -4.1203032989556e-2
            f64::from_bits(0xbf97686c11435473), f64::from_bits(0xbf899f7c5fde039e), // -2.2859276345873213e-2, -1.2511226344715184e-2
            f64::from_bits(0xbf7c3cd6b3830a95), f64::from_bits(0xbf6efa1ab40955d3), // -6.893957783349909e-3, -3.7813684032623556e-3
            f64::from_bits(0xbf60b151d3d23299), f64::from_bits(0xbf51ec5e61d0d893), // -2.037677592460274e-3, -1.093952341091807e-3
            f64::from_bits(0xbf3d08d13a1ef75d), f64::from_bits(0xbf20e13add31110e), // -4.4303043443593375e-4, -1.2878268771222178e-4
            f64::from_bits(0xbf048fb4879edd9f), f64::from_bits(0xbee83bdbb5dfa18c), // -3.921765978936596e-5, -1.1555586464554573e-5
            f64::from_bits(0xbecdd43ac1dd5363), f64::from_bits(0xbeb1c2a60c0c9bc1), // -3.5558964687578057e-6, -1.0585991249785267e-6
            f64::from_bits(0xbe95335f487871dd), f64::from_bits(0xbe78a10ffb90fc14), // -3.159146406432777e-7, -9.175073402508591e-8
            f64::from_bits(0xbcb3adeaae63575d), f64::from_bits(0xbfbc0df085f6a8db), // -2.731060128183042e-16, -1.0958770056336979e-1
            f64::from_bits(0xbfc6e1b0705a1fde), f64::from_bits(0xbfcebeb0bd4eeba3), // -1.787624882310856e-1, -2.401944088322497e-1
            f64::from_bits(0xbfd2abe0ef04ed32), f64::from_bits(0xbfd54091f6ab89c7), // -2.9174064008448675e-1, -3.320660504233754e-1
            f64::from_bits(0xbfd715efd01d0778), f64::from_bits(0xbfd830704fe487bc), // -3.607139141423583e-1, -3.7795646478673084e-1
        ], [
            f64::from_bits(0x3f84127cfd4e0ad0), f64::from_bits(0x3fb1cf420a84de6e), // 9.800888519526124e-3, 6.956875569164264e-2
            f64::from_bits(0x3fb9f39df1eaa1cc), f64::from_bits(0x3fbc6e5dd0b80327), // 1.0137354999699894e-1, 1.1105905862497122e-1
            f64::from_bits(0x3fbb39243e40d610), f64::from_bits(0x3fb8107aabd8445e), // 1.0634066123824248e-1, 9.400145240239641e-2
            f64::from_bits(0x3fb431608b68171f), f64::from_bits(0x3fb059343d19fd55), // 7.887843516809e-2, 6.386114589439747e-2
            f64::from_bits(0x3fa6f4a8c2e18e12), f64::from_bits(0x3f9aecaf57a88b4d), // 4.483535174292909e-2, 2.6293506360285424e-2
            f64::from_bits(0x3f8e7b79bf1b3ac4), f64::from_bits(0x3f80ddab50bbdd98), // 1.4883948464015424e-2, 8.235300446797919e-3
            f64::from_bits(0x3f72b1ccc2174577), f64::from_bits(0x3f6492adb90fba76), // 4.56409438761917e-3, 2.511348059207659e-3
            f64::from_bits(0x3f563620e94cb5fe), f64::from_bits(0x3f47df2039c6c629), // 1.3556786918330617e-3, 7.285029747007887e-4
            f64::from_bits(0x3f335903eefd4493), f64::from_bits(0x3f1680e5d8417584), // 2.9522272142396797e-4, 8.584406720176489e-5
            f64::from_bits(0x3efb69ff93217033), f64::from_bits(0x3ee027db923fa683), // 2.6144081126097846e-5, 7.703635283423708e-6
            f64::from_bits(0x3ec3e2cd340b7738), f64::from_bits(0x3ea7ae3115f69ea6), // 2.3705892150245794e-6, 7.05732002549834e-7
            f64::from_bits(0x3e8c447e75402ab0), f64::from_bits(0x3e706b5fe39fbff4), // 2.1060969379622712e-7, 6.116715037230385e-8
            f64::from_bits(0xbfd5555555554d03), f64::from_bits(0xbfd44ae28a632b25), // -3.333333333332151e-1, -3.170706130446653e-1
            f64::from_bits(0xbfd27c105109530c), f64::from_bits(0xbfcfef9ff462ea82), // -2.8882224954331615e-1, -2.4950026925019492e-1
            f64::from_bits(0xbfc9ebe3a9572219), f64::from_bits(0xbfc367ea5957eb13), // -2.0251127022335494e-1, -1.5160874712440683e-1
            f64::from_bits(0xbfb9b102ee8608ab), f64::from_bits(0xbfaa8bcf08276d17), // -1.0035723040894833e-1, -5.184790586982951e-2
        ], [
            f64::from_bits(0x3fbf56d5a6adbd05), f64::from_bits(0x3fb3115fe5f25342), // 1.2241874045661312e-1, 7.448386539392707e-2
            f64::from_bits(0x3fa073264e7ba9db), f64::from_bits(0x3f605847743e1961), // 3.212852199597523e-2, 1.9952197635035173e-3
            f64::from_bits(0xbf90081e1bdf1da2), f64::from_bits(0xbf9839a2222dce47), // -1.565596623529831e-2, -2.3657353721729526e-2
            f64::from_bits(0xbf9a0284fb3b895c), f64::from_bits(0xbf9844e6e5d98dfe), // -2.5400235971468774e-2, -2.3700340060157636e-2
            f64::from_bits(0xbf933b8ab65eaf6c), f64::from_bits(0xbf88935324a3d4c6), // -1.8781821614239844e-2, -1.1999749713576324e-2
            f64::from_bits(0xbf7d0b849dccc39c), f64::from_bits(0xbf706fd01fddc71f), // -7.091062577090048e-3, -4.012883173219155e-3
            f64::from_bits(0xbf626f356780afc2), f64::from_bits(0xbf546aa623dd4417), // -2.2502940228345822e-3, -1.2461302244057887e-3
            f64::from_bits(0xbf461ee4b2914424), f64::from_bits(0xbf37d1bc6fedaedc), // -6.750694930223217e-4, -3.6345339315489527e-4
            f64::from_bits(0xbf23549fc75c156c), f64::from_bits(0xbf067f69eb774aff), // -1.474804918687832e-4, -4.291097632926586e-5
            f64::from_bits(0xbeeb6972a637125b), f64::from_bits(0xbed027c31970d6b8), // -1.3071015195439595e-5, -3.851728613437563e-6
            f64::from_bits(0xbeb3e2c3f090bcf2), f64::from_bits(0xbe97ae2dce6a7239), // -1.1852861823249692e-6, -3.528652556068982e-7
            f64::from_bits(0xbe7c447d4bc942f6), f64::from_bits(0xbe606b5fb13a40f7), // -1.0530478084773209e-7, -3.058356959101991e-8
            f64::from_bits(0xbdb5f102f2439c7a), f64::from_bits(0x3fb25b8b81fc4643), // -1.9955633622561553e-11, 7.17093651149066e-2
            f64::from_bits(0x3fbcf0d6b327fda9), f64::from_bits(0x3fc2766c2a3c4df1), // 1.1304990648203862e-1, 1.4423896848948872e-1
            f64::from_bits(0x3fc4e9a7b5a82f61), f64::from_bits(0x3fc5c9427735b434), // 1.6338058824509985e-1, 1.702044565276154e-1
            f64::from_bits(0x3fc53b7336fed69d), f64::from_bits(0x3fc3878cc91e44a8), // 1.6587677178693108e-1, 1.5257415600038837e-1
        ], [
            f64::from_bits(0xbfaf40e1048057fa), f64::from_bits(0xbfafb4d0572bc380), // -6.104186229656246e-2, -6.192637504671605e-2
            f64::from_bits(0xbfa8c87b44451fcf), f64::from_bits(0xbf9fd16432d9b424), // -4.840455253957964e-2, -3.107220230451814e-2
            f64::from_bits(0xbf90886d5d111097), f64::from_bits(0xbf776013c54d5a49), // -1.614542847188768e-2, -5.706860761014961e-3
            f64::from_bits(0x3f4011de6733b6a6), f64::from_bits(0x3f6d46a9206138c8), // 4.904113724515005e-4, 3.5737326861982922e-3
            f64::from_bits(0x3f73a56fba63683c), f64::from_bits(0x3f7009ab66ae57a8), // 4.796444356737036e-3, 3.915471587694265e-3
            f64::from_bits(0x3f64fb4829909bee), f64::from_bits(0x3f58f0b6ff543ed9), // 2.561226789584029e-3, 1.5222346385747514e-3
            f64::from_bits(0x3f4caae3a13c4d78), f64::from_bits(0x3f40157a12313812), // 8.748637651216215e-4, 4.908414888491494e-4
            f64::from_bits(0x3f318d33cf20c4c1), f64::from_bits(0x3f22f8c8f4fdd19b), // 2.6781573172047704e-4, 1.4474347198824015e-4
            f64::from_bits(0x3f0edfc0c797f672), f64::from_bits(0x3ef1fd284f100b6a), // 5.88875490841024e-5, 1.7155548395218953e-5
            f64::from_bits(0x3ed5ed141a124de7), f64::from_bits(0x3eb9d8ea273c9840), // 5.2275867413911384e-6, 1.5406204995709706e-6
            f64::from_bits(0x3e9fd11c2d29d756), f64::from_bits(0x3e82f1b92eb46081), // 4.74107804716299e-7, 1.4114552669068804e-7
            f64::from_bits(0x3e669d2f62d423ab), f64::from_bits(0x3e4a456590ffbf11), // 4.212186542103749e-8, 1.2233425411539966e-8
            f64::from_bits(0x3fc1111114bdecb5), f64::from_bits(0x3fbea3822c0d601a), // 1.33333335044744e-1, 1.1968244147772147e-1
            f64::from_bits(0x3fb8c87618ef281c), f64::from_bits(0x3fb11b0cac2cb9ef), // 9.680879696603067e-2, 6.681899264797385e-2
            f64::from_bits(0x3fa1689a165f17a0), f64::from_bits(0x3f64a106b80f3c2d), // 3.400117419327775e-2, 2.518189547550806e-3
            f64::from_bits(0xbf98f0bc588a369d), f64::from_bits(0xbfa6d381278fcc18), // -2.4355833915754677e-2, -4.458240135127073e-2
        ], [
            f64::from_bits(0xbf8b49c2cb01eb46), f64::from_bits(0x3f82cdb79256a3ea), // -1.3324281521126868e-2, 9.181436684984907e-3
            f64::from_bits(0x3f92faebdc4c35fe), f64::from_bits(0x3f92dd3f42314fb0), // 1.853531391230056e-2, 1.8422115721776045e-2
            f64::from_bits(0x3f8cbbdf94426361), f64::from_bits(0x3f825b29bb97f28d), // 1.4030214988723423e-2, 8.962942159081133e-3
            f64::from_bits(0x3f73f44e385f52d3), f64::from_bits(0x3f6157c1fd3a8bc5), // 4.871659801172173e-3, 2.1170414782587265e-3
            f64::from_bits(0x3efde79b7fbb9550), f64::from_bits(0xbf48819f8f62dbe2), // 2.8519360042352393e-5, -7.478741743146523e-4
            f64::from_bits(0xbf462472f59d2fb4), f64::from_bits(0xbf3db06db7054e8a), // -6.757317853298612e-4, -4.5302084528951096e-4
            f64::from_bits(0xbf32049e44b93f70), f64::from_bits(0xbf24c88a9b443042), // -2.74933471449571e-4, -1.585644910239177e-4
            f64::from_bits(0xbf170439e7a2dc98), f64::from_bits(0xbf0912b72ac4b071), // -8.780101225879173e-5, -4.782315713422546e-5
            f64::from_bits(0xbef48273772a841a), f64::from_bits(0xbed7f5e2f78daae0), // -1.955945431098361e-5, -5.712627051272372e-6
            f64::from_bits(0xbebd39c1ca54d480), f64::from_bits(0xbea13adeed012102), // -1.7419822964774578e-6, -5.134929441730838e-7
            f64::from_bits(0xbe8535e9cf0cbe5d), f64::from_bits(0xbe69423c62b5505a), // -1.5803127653136949e-7, -4.7048058194693856e-8
            f64::from_bits(0xbe4e26e253ef7ab3), f64::from_bits(0xbe318397fc26591b), // -1.4040568372826911e-8, -4.077804707094917e-9
            f64::from_bits(0xbe76a4329b0175c2), f64::from_bits(0xbfa448bfb9a7e1e6), // -8.434577725273742e-8, -3.961753026300467e-2
            f64::from_bits(0xbfae80b231c98dda), f64::from_bits(0xbfb21317f4fdee38), // -5.9575623109391976e-2, -7.060384494064287e-2
            f64::from_bits(0xbfb271aae9757455), f64::from_bits(0xbfb0aa8fada98f97), // -7.204693031003846e-2, -6.510255803874397e-2
            f64::from_bits(0xbfaabe274b96055f), f64::from_bits(0xbfa2a245eb753a30), // -5.22320060508814e-2, -3.639429568521668e-2
        ], [
            f64::from_bits(0x3f9bb31c79e76090), f64::from_bits(0x3f8e5219e58ae118), // 2.7050442638796357e-2, 1.4805033032971468e-2
            f64::from_bits(0x3f6cb4ec62f5f94c), f64::from_bits(0xbf67640ab9245bdb), // 3.5042397427666235e-3, -2.855320876857343e-3
            f64::from_bits(0xbf73dc5172e1eebe), f64::from_bits(0xbf7231345285cd8b), // -4.848783644884667e-3, -4.441456207462289e-3
            f64::from_bits(0xbf6a5ba451ac3120), f64::from_bits(0xbf60732d5aadbb81), // -3.217526374447513e-3, -2.008045751999033e-3
            f64::from_bits(0xbf49e75875d0d837), f64::from_bits(0xbf14718936ca1e00), // -7.905179915102038e-4, -7.798576343464453e-5
            f64::from_bits(0x3f19266038c13138), f64::from_bits(0x3f19fb221fba9daf), // 9.593927660595393e-5, 9.910960937508402e-5
            f64::from_bits(0x3f12201fb8f9a378), f64::from_bits(0x3f06402a47df4ffe), // 6.91432344354213e-5, 4.2439737611893444e-5
            f64::from_bits(0x3ef96d399a7e50ea), f64::from_bits(0x3eec25a7df84904c), // 2.4248752793790922e-5, 1.342157973788934e-5
            f64::from_bits(0x3ed7458bd478c8bd), f64::from_bits(0x3ebb5366ace0d552), // 5.548397275444657e-6, 1.6287437350053402e-6
            f64::from_bits(0x3ea0b0684430c8d4), f64::from_bits(0x3e83afd408e8c3fa), // 4.973736696999332e-7, 1.4667830723757563e-7
            f64::from_bits(0x3e683cfec758fab9), f64::from_bits(0x3e4cdd8b61a2737e), // 4.5147282284616144e-8, 1.3441503067106863e-8
            f64::from_bits(0x3e313a964f96985c), f64::from_bits(0x3e1403ddf3e20b7d), // 4.01140564637945e-9, 1.1650324728655202e-9
            f64::from_bits(0xbfaba165245ac021), f64::from_bits(0xbfa6da50a032ca01), // -5.3965721786312544e-2, -4.4634360843151206e-2
            f64::from_bits(0xbf9e6ac5f4090b50), f64::from_bits(0xbf87d363217d225c), // -2.970418264363711e-2, -1.1633657893655051e-2
            f64::from_bits(0x3f77c5be804b4b0a), f64::from_bits(0x3f94070e67e3a474), // 5.803817887413807e-3, 1.955816754426505e-2
            f64::from_bits(0x3f9ca24bb1150749), f64::from_bits(0x3f9f8d562717183d), // 2.7962858851658088e-2, 3.0812593589665694e-2
        ], [
            f64::from_bits(0xbf805ce145fdde15), f64::from_bits(0xbf85eb952a35aa6e), // -7.989654491878754e-3, -1.0703244543681847e-2
            f64::from_bits(0xbf7e5fe90558dad4), f64::from_bits(0xbf6a26a7284fb388), // -7.415685880508522e-3, -3.192259292055192e-3
            f64::from_bits(0xbf394bcb135c8359), f64::from_bits(0x3f4b611317d31b5c), // -3.8598735715038784e-4, 8.355468013626455e-4
            f64::from_bits(0x3f518b36ce13c687), f64::from_bits(0x3f4d0b27d4a01f01), // 1.0707888798688074e-3, 8.863396153637461e-4
            f64::from_bits(0x3f3ff1a9c1ae8a1d), f64::from_bits(0x3f23297200594582), // 4.87426704859713e-4, 1.4619366281691184e-4
            f64::from_bits(0x3ef6453593ab2585), f64::from_bits(0xbee55359a7001ccf), // 2.123865963702322e-5, -1.0168832176317425e-5
            f64::from_bits(0xbeea941caa1a64e0), f64::from_bits(0xbee3476c05532c01), // -1.267364615680156e-5, -9.192939766219587e-6
            f64::from_bits(0xbed7ae5e372ca459), f64::from_bits(0xbecb22611ed1167f), // -5.646020201402035e-6, -3.234659962577876e-6
            f64::from_bits(0xbeb6f000d168e922), f64::from_bits(0xbe9b34dfbf0a766e), // -1.3671822835086094e-6, -4.054090246093885e-7
            f64::from_bits(0xbe80aaf1168f5a5b), f64::from_bits(0xbe63ad75faf2fcdb), // -1.2418434927495724e-7, -3.665235170360001e-8
            f64::from_bits(0xbe483d945c70fb46), f64::from_bits(0xbe2cdef47831098f), // -1.1287883418013404e-8, -3.3610171881162117e-9
            f64::from_bits(0xbe113bb0cfe9794a), f64::from_bits(0xbdf404101d9d7162), // -1.0031023231216427e-9, -2.9126925664338677e-10
            f64::from_bits(0xbf08b07756c7e987), f64::from_bits(0x3f9467db0c450013), // -4.709114259422985e-5, 1.9927427886841608e-2
            f64::from_bits(0x3f9cf4a8e221d175), f64::from_bits(0x3f9ef138d7840f6d), // 2.82770526905138e-2, 3.0217064050716603e-2
            f64::from_bits(0x3f9aef7178b1d5d6), f64::from_bits(0x3f92ea0cc2c4f7b3), // 2.6304028503053654e-2, 1.8470954311162035e-2
            f64::from_bits(0x3f82c426f05cee91), f64::from_bits(0x3f409140bb4fbb3b), // 9.163192949578377e-3, 5.055967400247949e-4
        ], [
            f64::from_bits(0xbf76b98d86c29874), f64::from_bits(0x3f4dc8eed1cafbea), // -5.548050725485355e-3, 9.089628325326092e-4
            f64::from_bits(0x3f6a43b26d1ea62d), f64::from_bits(0x3f66035b18322051), // 3.206108559386653e-3, 2.6871470632308454e-3
            f64::from_bits(0x3f574a11c194a0cf), f64::from_bits(0x3f3dc47043764d8a), // 1.421468105329327e-3, 4.542135315770071e-4
            f64::from_bits(0xbf01f072d6f3474f), f64::from_bits(0xbf29802a58b956fc), // -3.421640837476694e-5, -1.945544903373882e-4
            f64::from_bits(0xbf272e9748501475), f64::from_bits(0xbf1436fadd95a24f), // -1.768645926462396e-4, -7.711321031468012e-5
            f64::from_bits(0xbef7f52901ef8aeb), f64::from_bits(0xbed0898d61006b06), // -2.2847802139023854e-5, -3.942802791835235e-6
            f64::from_bits(0x3eab1991bef6a6fb), f64::from_bits(0x3eb7cf23dd4943a1), // 8.076393650986187e-7, 1.4191353915513651e-6
            f64::from_bits(0x3eb1f9430b1c3d60), f64::from_bits(0x3ea65a9b19c97468), // 1.0713147670682286e-6, 6.661990031399023e-7
            f64::from_bits(0x3e93f2936f9d5974), f64::from_bits(0x3e78306d86f8e70e), // 2.972418396881748e-7, 9.011168499656899e-8
            f64::from_bits(0x3e5dd3d7d7cde015), f64::from_bits(0x3e41a3c7090f9b44), // 2.7779035505448605e-8, 8.214151388545946e-9
            f64::from_bits(0x3e25bae63e3d75e3), f64::from_bits(0x3e09e22eced421c3), // 2.5297137595808876e-9, 7.533097736375785e-10
            f64::from_bits(0x3deee574e782e173), f64::from_bits(0x3dd1f409ba3ae5ca), // 2.2480027887415215e-10, 6.531362825363853e-11
            f64::from_bits(0x3f96efe5861185dd), f64::from_bits(0x3f906ac3a3552589), // 2.2399507816208575e-2, 1.603227314379788e-2
            f64::from_bits(0x3f7f81c4438d6502), f64::from_bits(0xbf5c1e936d3be600), // 7.692114501730575e-3, -1.7162742341824133e-3
            f64::from_bits(0xbf82eb7165a86e01), f64::from_bits(0xbf8b255dd51560da), // -9.238134302953506e-3, -1.3254864754955898e-2
            f64::from_bits(0xbf8bddfd1e798cee), f64::from_bits(0xbf8714c41dce7c71), // -1.360700368167619e-2, -1.1270076903939082e-2
        ], [
            f64::from_bits(0x3f7577a4e1bcf0b7), f64::from_bits(0x3f67406df78aa44b), // 5.24105460118223e-3, 2.838339595048233e-3
            f64::from_bits(0x3f31e92771ae2b60), f64::from_bits(0xbf498bde75fb56d8), // 2.7329648008194395e-4, -7.796131357859738e-4
            f64::from_bits(0xbf49a41507d8787a), f64::from_bits(0xbf3e37b45fe52066), // -7.824995697694036e-4, -4.610839240695219e-4
            f64::from_bits(0xbf286ddcff83a1a1), f64::from_bits(0xbf0062b1bf7aba70), // -1.8637964945545946e-4, -3.125290817017768e-5
            f64::from_bits(0x3f014430dca5bf73), f64::from_bits(0x3efb2d246f8e99a8), // 3.293298830697637e-5, 2.591737481663086e-5
            f64::from_bits(0x3ee56b66a80bdf3c), f64::from_bits(0x3ec8ec1da81c0027), // 1.0213630277075226e-5, 2.970972958205048e-6
            f64::from_bits(0x3ea337edd5eb5638), f64::from_bits(0xbe69a1312095db2f), // 5.727551231858363e-7, -4.773895418812299e-8
            f64::from_bits(0xbe82f71ae3b5a3e8), f64::from_bits(0xbe7e39540443676f), // -1.4130215384856915e-7, -1.1259294391570074e-7
            f64::from_bits(0xbe6e17669c411344), f64::from_bits(0xbe5386ae5d06b29c), // -5.604961786411791e-8, -1.818509593055422e-8
            f64::from_bits(0xbe37cd4ac724d17c), f64::from_bits(0xbe1c7da8bc669b1d), // -5.541816882390381e-9, -1.6583860826285974e-9
            f64::from_bits(0xbe00fa1c57d2c51f), f64::from_bits(0xbde4307d77119136), // -4.940955835851946e-10, -1.4689732376191918e-10
            f64::from_bits(0xbdc800079060fed9), f64::from_bits(0xbdac96fa00405ce1), // -4.365595562772034e-11, -1.3001114081021687e-11
            f64::from_bits(0xbf6b22d82971ffa5), f64::from_bits(0x3f77316b2c3dc1ed), // -3.3125135337854377e-3, 5.6623636663606204e-3
            f64::from_bits(0xbf94ab135873f839), f64::from_bits(0xbf7657435bb06f8e), // -2.0183851503127157e-2, -5.454314344230838e-3
            f64::from_bits(0x3f81e7e7a0f42dfc), f64::from_bits(0x3f7b5dc1ab6925b0), // 8.74310455267046e-3, 6.681210061807816e-3
            f64::from_bits(0xbf6b21c973a8cae4), f64::from_bits(0x3f80c2692fbeecbf), // -3.3120092969281967e-3, 8.183309335313969e-3
        ]],
        bound: [
            f64::from_bits(0x3c3d16047d013f5b), f64::from_bits(0x3c5da4db46bcf223), // 1.5767555439488592e-18, 6.42801152825035e-18
            f64::from_bits(0x3c423e8d2d41125f), f64::from_bits(0x3c3ade03961026d3), // 1.9780554892198576e-18, 1.4564761192256098e-18
            f64::from_bits(0x3c48c0a41a44cc2d), f64::from_bits(0x3c3795e1047aa954), // 2.6836718619002974e-18, 1.2785706057542793e-18
            f64::from_bits(0x3c203f5037e792f2), f64::from_bits(0x3c1a0174c52751da), // 4.403844309970613e-19, 3.5244279311416026e-19
            f64::from_bits(0x3c655dd28e3ed7dd), f64::from_bits(0x3c5d28092427ebcc), // 9.266239717456138e-18, 6.322284164112744e-18
            f64::from_bits(0x3c506cc8011654e9), f64::from_bits(0x3c36fe4a79d0255c), // 3.56158826879928e-18, 1.2464705868492893e-18
            f64::from_bits(0x3c1c86c6846de3ba), f64::from_bits(0x3bf923b965d6db56), // 3.8660571371900383e-19, 8.517610071057205e-20
            f64::from_bits(0x3be13e8f8638f1db), f64::from_bits(0x3be03dd7a43958d2), // 2.921311180683785e-20, 2.7514292653191587e-20
            f64::from_bits(0x3c748dcbe2960dfd), f64::from_bits(0x3c5ecb9c4901f1eb), // 1.7827659738878514e-17, 6.677677827508966e-18
            f64::from_bits(0x3c4249c317b3304f), f64::from_bits(0x3c2699044c6cd3e1), // 1.9828033666449608e-18, 6.125124778159123e-19
            f64::from_bits(0x3c0b38b2a241d8e5), f64::from_bits(0x3bf03aec7fe9156b), // 1.8445989456842076e-19, 5.498995897807593e-20
            f64::from_bits(0x3bd3a04a78c57683), f64::from_bits(0x3bb63087f843df2e), // 1.6623984114843358e-20, 4.698825221373758e-21
            f64::from_bits(0x3c10805e118c008a), f64::from_bits(0x3c6f91dcc8ee7466), // 2.2363615099378968e-19, 1.3691207525358694e-17
            f64::from_bits(0x3c438ba11cb23c4d), f64::from_bits(0x3c4a76b37eaa70d0), // 2.1191194551589312e-18, 2.8691975415680522e-18
            f64::from_bits(0x3c594e703d6341c1), f64::from_bits(0x3c59eb598656c49b), // 5.487450802645493e-18, 5.620359817620423e-18
            f64::from_bits(0x3c3ffd900aa49a29), f64::from_bits(0x3c46be1b67710f1a), // 1.7342073496638884e-18, 2.4657582456862555e-18
        ],
    };
