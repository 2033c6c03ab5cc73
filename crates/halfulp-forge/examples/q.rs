fn main() {
    print!("{}", halfulp_forge::wide::quick());
}
