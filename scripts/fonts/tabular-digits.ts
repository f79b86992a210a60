/**
 * The font with tabular figures that are figures alone. Some faces give comma and colon the width of a digit as well, which reads as
 * "$39 , 990" and "8 : 30": their substitutes are made the glyphs themselves, in place. Takes and gives an uncompressed font.
 */
export function tabularDigitsOnly(font: Buffer): Buffer {
  const out = Buffer.from(font);
  const digits = new Set([...'0123456789'].map((digit) => glyphOf(out, digit.codePointAt(0) ?? 0)));
  for (const subtable of substitutionsOf(out, 'tnum')) {
    if (out.readUInt16BE(subtable) !== 2)
      throw new Error('The tabular figures of this font are substituted by a distance, not by a list.');
    covered(out, subtable + out.readUInt16BE(subtable + 2)).forEach((glyph, at) => {
      if (!digits.has(glyph)) out.writeUInt16BE(glyph, subtable + 6 + 2 * at);
    });
  }
  return out;
}

function tableAt(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`The font has no table ${tag}.`);
}

/** Where the single substitutions of a feature begin. */
function substitutionsOf(font: Buffer, feature: string): number[] {
  const gsub = tableAt(font, 'GSUB');
  const features = gsub + font.readUInt16BE(gsub + 6);
  const lookups = gsub + font.readUInt16BE(gsub + 8);
  const used = new Set<number>();
  for (let one = 0; one < font.readUInt16BE(features); one++) {
    const record = features + 2 + 6 * one;
    if (font.toString('latin1', record, record + 4) !== feature) continue;
    const table = features + font.readUInt16BE(record + 4);
    for (let at = 0; at < font.readUInt16BE(table + 2); at++) used.add(font.readUInt16BE(table + 4 + 2 * at));
  }
  return [...used].flatMap((index) => {
    const lookup = lookups + font.readUInt16BE(lookups + 2 + 2 * index);
    if (font.readUInt16BE(lookup) !== 1) throw new Error('The font substitutes more than glyph by glyph.');
    return Array.from(
      { length: font.readUInt16BE(lookup + 4) },
      (_, at) => lookup + font.readUInt16BE(lookup + 6 + 2 * at),
    );
  });
}

/** The glyphs of a coverage table, in its order. */
function covered(font: Buffer, at: number): number[] {
  const count = font.readUInt16BE(at + 2);
  if (font.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, one) => font.readUInt16BE(at + 4 + 2 * one));
  return Array.from({ length: count }, (_, one) => at + 4 + 6 * one).flatMap((range) => {
    const [from, to] = [font.readUInt16BE(range), font.readUInt16BE(range + 2)];
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

/** The glyph of a character below U+FFFF, by the font's character map of format 4. */
function glyphOf(font: Buffer, code: number): number {
  const cmap = tableAt(font, 'cmap');
  for (let one = 0; one < font.readUInt16BE(cmap + 2); one++) {
    const map = cmap + font.readUInt32BE(cmap + 8 + 8 * one);
    if (font.readUInt16BE(map) !== 4) continue;
    const twice = font.readUInt16BE(map + 6);
    const [ends, starts] = [map + 14, map + 16 + twice];
    for (let at = 0; at < twice; at += 2) {
      if (font.readUInt16BE(ends + at) < code) continue;
      const start = font.readUInt16BE(starts + at);
      if (start > code) break;
      const delta = font.readUInt16BE(starts + twice + at);
      const place = starts + 2 * twice + at;
      const offset = font.readUInt16BE(place);
      const glyph = offset === 0 ? code : font.readUInt16BE(place + offset + 2 * (code - start));
      return (glyph + delta) & 0xffff;
    }
  }
  throw new Error(`The font has no glyph for U+${code.toString(16)}.`);
}
