//! A page to share: everything in one file, with plots of the errors over the range of inputs.

use std::fmt::Write;

use halfulp_verify::grouped;

use crate::report::{Part, Report, Result};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1c1e21; --dim: #6b7280; --line: #d9dce1; --paper: #fff; --bad: #c62828;
  --good: #2e7d32; --bar: #3b6fb5; --part: #d65a31; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e7ea; --dim: #9aa1ac; --line: #3a3f47; --paper: #16181c;
  --bad: #ff7b72; --good: #7ee787; --bar: #79a8e8; --part: #ff9b6a; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .3rem; }
p { margin: .3rem 0; } .dim { color: var(--dim); } .bad { color: var(--bad); } .good { color: var(--good); }
code, td, th { font-variant-numeric: tabular-nums; } code { font-size: .9em; }
table { border-collapse: collapse; font-size: .9rem; } th { text-align: left; color: var(--dim); font-weight: 500; }
td, th { padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); } .n { text-align: right; }
.wide { overflow-x: auto; } svg { width: 100%; height: auto; font-size: 11px; } svg text { fill: var(--dim); }
.grid { stroke: var(--line); } .half { stroke: var(--dim); stroke-dasharray: 3 3; } .part { fill: var(--part); }
.right { fill: var(--bar); } .bar { fill: var(--bar); }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1rem 0; } dt { color: var(--dim); font-size: .85rem; }
dd { margin: 0; font-size: 1.3rem; }
";

/// The page about a report.
pub fn page(report: &Report) -> String {
    let mut page = String::new();
    // Writing to a String does not fail.
    let _ = write_page(&mut page, report);
    page
}

fn write_page(out: &mut String, report: &Report) -> std::fmt::Result {
    let subject = escape(&report.subject);
    let target = format!("{} in {}", report.function, report.format);
    write!(
        out,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{subject}: {target}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1>{subject}</h1>\n<p>audited as {target}, rounded to nearest even: {}</p>\n",
        evidence(report)
    )?;
    summary(out, report)?;
    failures(out, report)?;
    out.push_str("<h2>Error over the range of inputs</h2>\n");
    let right = if report.format == "f32" { "" } else { ", right ones included" };
    writeln!(
        out,
        "<p class=\"dim\">The least and the greatest error among the results of each part of the inputs{right}, in ulp of the \
         exact value; a result that is right lies between the dashed lines. Inputs in the order of their values, each binade as \
         wide as every other.</p>"
    )?;
    errors(out, report)?;
    out.push_str("<h2>Wrong results over the range of inputs</h2>\n");
    shares(out, report)?;
    out.push_str("<h2>Wrong results by error</h2>\n");
    histogram(out, report)?;
    properties(out, report)?;
    worst(out, report)?;
    special(out, report)?;
    binades(out, report)?;
    writeln!(
        out,
        "<h2>What this rests on</h2>\n<p>A result is right if it is the exact value of {} rounded once; that result is unique. \
         The right results have the digests made by {}. Made with halfulp {}.</p>\n</body>\n</html>",
        report.function,
        escape(&report.truth),
        report.halfulp
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn ulps(error: Option<f64>) -> String {
    match error {
        None => "infinite".into(),
        Some(error) if error < 1.0 => format!("{error:.5}"),
        Some(error) if error < 1e4 => format!("{error:.2}"),
        Some(error) => format!("{error:.3e}"),
    }
}

fn evidence(report: &Report) -> String {
    match report.evidence {
        "exhaustive" => "every input was run".into(),
        "sampled" => format!("a sample, one magnitude in {}, with both signs", report.stride),
        _ => "incomplete: not every input was run".into(),
    }
}

fn summary(out: &mut String, report: &Report) -> std::fmt::Result {
    let class = if report.wrong == 0 { "good" } else { "bad" };
    let share = report.wrong as f64 / report.inputs.max(1) as f64 * 100.0;
    write!(
        out,
        "<dl>\n<div><dt>results</dt><dd>{}</dd></div>\n<div><dt>wrong</dt><dd class=\"{class}\">{}</dd></div>\n\
         <div><dt>share</dt><dd>{share:.4} %</dd></div>\n<div><dt>largest error, ulp</dt><dd>{}{}</dd></div>\n",
        grouped(report.inputs),
        grouped(report.wrong),
        if report.wrong == 0 { "≤ " } else { "" },
        ulps(report.largest_error),
    )?;
    if let Some(worst) = report.worst.first() {
        writeln!(out, "<div><dt>at</dt><dd><code>{}</code></dd></div>", worst.input)?;
    }
    out.push_str("</dl>\n");
    for note in &report.notes {
        writeln!(out, "<p class=\"bad\">{}</p>", escape(note))?;
    }
    Ok(())
}

fn failures(out: &mut String, report: &Report) -> std::fmt::Result {
    if report.failures.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "<h2 class=\"bad\">Inputs without a result: {}</h2>\n<table>\n<tr><th>inputs<th>how many<th>what happens</tr>",
        grouped(report.without_result)
    )?;
    for failure in &report.failures {
        writeln!(
            out,
            "<tr><td><code>{}</code> to <code>{}</code><td class=\"n\">{}<td>{}</tr>",
            failure.first,
            failure.last,
            grouped(failure.inputs),
            escape(&failure.failure)
        )?;
    }
    out.push_str("</table>\n");
    Ok(())
}

const WIDTH: f64 = 960.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 8.0;

/// The place of a part on the axis of inputs.
fn across(index: usize, parts: usize) -> f64 {
    LEFT + (WIDTH - LEFT) * index as f64 / parts as f64
}

/// Names powers of two below a plot.
fn axis(out: &mut String, parts: &[Part], bottom: f64) -> std::fmt::Result {
    // The exponents of the parts that begin a binade.
    let begins = |part: &Part| {
        let bits = part.from.to_bits();
        (part.from != 0.0 && bits << 12 == 0).then_some(((bits >> 52) & 0x7ff) as i32 - 1023)
    };
    let exponents: Vec<i32> = parts.iter().filter_map(begins).collect();
    let span = exponents.iter().max().unwrap_or(&1) - exponents.iter().min().unwrap_or(&0);
    let every = if span > 64 { 32 } else { 5 };
    let mut last = f64::NEG_INFINITY;
    for (index, part) in parts.iter().enumerate() {
        let negative = part.from.is_sign_negative();
        let label = match begins(part) {
            Some(exponent) if exponent % every == 0 => {
                format!(
                    "{}2<tspan dy=\"-4\" font-size=\"8\">{exponent}</tspan>",
                    if negative { "−" } else { "" }
                )
            }
            None if part.from == 0.0 && !negative => "0".into(),
            _ => continue,
        };
        // The value nearest to zero is the right end of a negative part.
        let x = across(index + usize::from(negative), parts.len());
        // Zero is named in any case; its neighbours if there is room.
        let zero = across(parts.len() / 2, parts.len());
        if x != zero && (x - zero).abs().min(x - last) < 36.0 {
            continue;
        }
        last = x;
        writeln!(
            out,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>\
             <text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>",
            bottom + 16.0
        )?;
    }
    Ok(())
}

/// A scale of errors that shows half an ulp and thousands: linear near 0, logarithmic beyond.
fn scaled(error: f64) -> f64 {
    error.signum() * (1.0 + 2.0 * error.abs()).log2()
}

fn errors(out: &mut String, report: &Report) -> std::fmt::Result {
    let parts = &report.parts;
    let (height, middle) = (340.0, TOP + 160.0);
    let largest = parts.iter().map(|part| part.high.max(-part.low)).fold(1.0, f64::max);
    let y = |error: f64| middle - scaled(error) / scaled(largest) * 156.0;
    writeln!(
        out,
        "<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"errors\">",
        height + 20.0
    )?;
    axis(out, parts, height - 4.0)?;
    let mut ticks = vec![0.0, 0.5];
    ticks.extend((0..).map(|k| 2f64.powi(k)).take_while(|&tick| tick <= largest));
    while ticks.len() > 9 {
        // Every second of those beyond one half.
        ticks = ticks
            .iter()
            .enumerate()
            .filter(|(i, _)| *i < 2 || i % 2 == 0)
            .map(|(_, &t)| t)
            .collect();
    }
    for tick in
        ticks.iter().flat_map(|&tick| if tick == 0.0 { vec![0.0] } else { vec![tick, -tick] })
    {
        let class = if tick.abs() == 0.5 { "half" } else { "grid" };
        writeln!(
            out,
            "<line class=\"{class}\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{0:.1}\" y2=\"{0:.1}\"/>\
             <text x=\"{1}\" y=\"{2:.1}\" text-anchor=\"end\">{tick}</text>",
            y(tick),
            LEFT - 6.0,
            y(tick) + 4.0
        )?;
    }
    let width = (WIDTH - LEFT) / parts.len() as f64;
    for (index, part) in parts.iter().enumerate() {
        if part.low == 0.0 && part.high == 0.0 {
            continue;
        }
        let class = if part.wrong > 0 { "part" } else { "right" };
        let (top, bottom) = (y(part.high.max(0.0)), y(part.low.min(0.0)));
        write!(
            out,
            "<rect class=\"{class}\" x=\"{:.2}\" y=\"{top:.2}\" width=\"{:.2}\" height=\"{:.2}\">",
            across(index, parts.len()),
            width.max(0.6),
            (bottom - top).max(0.5)
        )?;
        writeln!(
            out,
            "<title>from {:e}: {:.4} to {:+.4} ulp, {} of {} wrong</title></rect>",
            part.from,
            part.low,
            part.high,
            grouped(part.wrong),
            grouped(part.inputs)
        )?;
    }
    out.push_str("</svg>\n");
    Ok(())
}

fn shares(out: &mut String, report: &Report) -> std::fmt::Result {
    let parts = &report.parts;
    let (height, base) = (150.0, TOP + 120.0);
    let share = |part: &Part| part.wrong as f64 / part.inputs.max(1) as f64;
    let most = parts.iter().map(share).fold(0.0, f64::max);
    if most == 0.0 {
        out.push_str("<p class=\"good\">There are none.</p>\n");
        return Ok(());
    }
    writeln!(
        out,
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"wrong results\">"
    )?;
    axis(out, parts, base)?;
    for (tick, y) in [(most, TOP + 4.0), (0.0, base)] {
        let percent = tick * 100.0;
        writeln!(
            out,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{y}\" y2=\"{y}\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent:.2} %</text>",
            LEFT - 6.0,
            y + 4.0
        )?;
    }
    let width = (WIDTH - LEFT) / parts.len() as f64;
    for (index, part) in parts.iter().enumerate().filter(|(_, part)| part.wrong > 0) {
        let tall = (share(part) / most * (base - TOP - 4.0)).max(1.0);
        writeln!(
            out,
            "<rect class=\"part\" x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{tall:.2}\"><title>from {:e}: {} of {} \
             wrong</title></rect>",
            across(index, parts.len()),
            base - tall,
            width.max(0.6),
            part.from,
            grouped(part.wrong),
            grouped(part.inputs)
        )?;
    }
    out.push_str("</svg>\n");
    Ok(())
}

/// The rows of the histogram: the range of errors in words, and how many.
pub fn bins(report: &Report) -> Vec<(String, u64)> {
    let mut from = 0.5;
    let mut rows = Vec::new();
    for bin in &report.histogram {
        let range = match bin.up_to {
            Some(end) => format!("{from}–{end}"),
            None => format!("> {from}"),
        };
        from = bin.up_to.unwrap_or(from);
        rows.push((range, bin.wrong));
    }
    rows.push(("NaN or not".into(), report.wrong_nan));
    rows.push(("sign of zero".into(), report.wrong_sign_of_zero));
    rows
}

fn histogram(out: &mut String, report: &Report) -> std::fmt::Result {
    let rows: Vec<_> = bins(report).into_iter().filter(|(_, wrong)| *wrong > 0).collect();
    if rows.is_empty() {
        out.push_str("<p class=\"good\">There are none.</p>\n");
        return Ok(());
    }
    let most = rows.iter().map(|(_, wrong)| *wrong).max().unwrap_or(1);
    writeln!(out, "<table>\n<tr><th>ulp<th class=\"n\">results<th></tr>")?;
    for (range, wrong) in rows {
        writeln!(
            out,
            "<tr><td>{range}<td class=\"n\">{}<td><svg viewBox=\"0 0 400 10\" style=\"width:25rem;height:.6rem\"><rect \
             class=\"bar\" width=\"{:.1}\" height=\"10\"/></svg></tr>",
            grouped(wrong),
            (400.0 * wrong as f64 / most as f64).max(1.0)
        )?;
    }
    out.push_str("</table>\n");
    Ok(())
}

fn result_cells(result: &Result) -> String {
    format!(
        "<code>{}</code> ({:e}): <code>{}</code>, not <code>{}</code>",
        result.input, result.value, result.got, result.expected
    )
}

fn properties(out: &mut String, report: &Report) -> std::fmt::Result {
    writeln!(
        out,
        "<h2>Properties</h2>\n<table>\n<tr><th><th>property<th class=\"n\">looked at<th class=\"n\">broken<th>first at</tr>"
    )?;
    let mark = |holds| {
        if holds { "<td class=\"good\">holds" } else { "<td class=\"bad\">broken" }
    };
    for property in &report.properties {
        writeln!(
            out,
            "<tr>{}<td>{}<td class=\"n\">{}<td class=\"n\">{}<td>{}</tr>",
            mark(property.holds),
            property.property,
            grouped(property.looked_at),
            grouped(property.broken),
            property.first.as_ref().map(result_cells).unwrap_or_default()
        )?;
    }
    for bound in &report.range {
        writeln!(
            out,
            "<tr>{}<td>the {} result is within {}'s range<td><td><td><code>{}</code> ({}) at <code>{}</code>; the truth's is \
             <code>{}</code> ({})</tr>",
            mark(bound.holds),
            bound.which,
            report.function,
            bound.got,
            bound.value,
            bound.input,
            bound.truth,
            bound.truth_value
        )?;
    }
    out.push_str("</table>\n");
    Ok(())
}

fn worst(out: &mut String, report: &Report) -> std::fmt::Result {
    if report.worst.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "<h2>The worst results</h2>\n<div class=\"wide\"><table>\n<tr><th>input<th>value<th>result<th>right<th class=\"n\">error, \
         ulp</tr>"
    )?;
    for result in &report.worst {
        writeln!(
            out,
            "<tr><td><code>{}</code><td>{:e}<td><code>{}</code><td><code>{}</code><td class=\"n\">{}</tr>",
            result.input,
            result.value,
            result.got,
            result.expected,
            ulps(result.ulp)
        )?;
    }
    out.push_str("</table></div>\n");
    Ok(())
}

fn special(out: &mut String, report: &Report) -> std::fmt::Result {
    if report.special.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "<h2>Special inputs</h2>\n<table>\n<tr><th>input<th><th>result<th><th>right<th></tr>"
    )?;
    for special in &report.special {
        writeln!(
            out,
            "<tr><td>{}<td><code>{}</code><td{}>{}<td><code>{}</code><td>{}<td><code>{}</code></tr>",
            special.name,
            special.input,
            if special.right { "" } else { " class=\"bad\"" },
            special.got_value,
            special.got,
            special.expected_value,
            special.expected
        )?;
    }
    out.push_str("</table>\n");
    Ok(())
}

fn binades(out: &mut String, report: &Report) -> std::fmt::Result {
    let wrong: Vec<_> = report.binades.iter().filter(|binade| binade.wrong > 0).collect();
    if wrong.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "<h2>Binades with wrong results</h2>\n<table>\n<tr><th>inputs<th class=\"n\">results<th class=\"n\">wrong<th \
         class=\"n\">share<th class=\"n\">largest error, ulp</tr>"
    )?;
    for binade in wrong {
        writeln!(
            out,
            "<tr><td>{}<td class=\"n\">{}<td class=\"n\">{}<td class=\"n\">{:.3} %<td class=\"n\">{}</tr>",
            binade.name,
            grouped(binade.inputs),
            grouped(binade.wrong),
            binade.wrong as f64 / binade.inputs as f64 * 100.0,
            ulps(Some(binade.largest_error))
        )?;
    }
    out.push_str("</table>\n");
    Ok(())
}
