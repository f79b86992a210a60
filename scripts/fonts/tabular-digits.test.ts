import { describe, expect, it } from 'vitest';
import { tabularDigitsOnly } from './tabular-digits.ts';

const text = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));
const tag = (name: string) => Buffer.from(name, 'latin1');
const long = (value: number) => text(value >>> 16, value & 0xffff);

/** Glyphs of the small font: comma 5, the digits 10 to 19, colon 20; figures alike in width begin at 100. */
const cmap = Buffer.concat([
  text(0, 1, 3, 1),
  long(12),
  text(4, 0, 0, 6, 0, 0, 0),
  text(0x2c, 0x3a, 0xffff, 0),
  text(0x2c, 0x30, 0xffff),
  text(5 - 0x2c, 10 - 0x30, 1),
  text(0, 0, 0),
]);

type Lookup = { kind?: number; format?: number; coverage: Buffer; substitutes: number[] };

/** A font with one feature of one lookup, as OpenType lays them out. */
function fontOf({ kind = 1, format = 2, coverage, substitutes }: Lookup, feature = 'tnum'): Buffer {
  const subtable = Buffer.concat([
    text(format, 6 + 2 * substitutes.length, substitutes.length, ...substitutes),
    coverage,
  ]);
  const features = Buffer.concat([text(1), tag(feature), text(8, 0, 1, 0)]);
  const lookups = Buffer.concat([text(1, 4, kind, 0, 1, 8), subtable]);
  const gsub = Buffer.concat([text(1, 0, 10, 10, 10 + features.length), features, lookups]);
  const head = 12 + 2 * 16;
  return Buffer.concat([
    text(0, 1, 2, 0, 0, 0),
    ...[tag('GSUB'), long(0), long(head + cmap.length), long(gsub.length)],
    ...[tag('cmap'), long(0), long(head), long(cmap.length)],
    cmap,
    gsub,
  ]);
}

const list = (...glyphs: number[]) => text(1, glyphs.length, ...glyphs);
/** From glyph to glyph, and the place of the first in the coverage. */
const ranges = (...parts: [from: number, to: number, at: number][]) => text(2, parts.length, ...parts.flat());
const substitutesOf = (font: Buffer, lookup: Lookup) => {
  const at = font.length - lookup.coverage.length - 2 * lookup.substitutes.length;
  return lookup.substitutes.map((_, one) => font.readUInt16BE(at + 2 * one));
};

describe('tabular figures that are figures alone', () => {
  it('comma and colon become themselves, digits keep their substitutes', () => {
    const lookup = { coverage: list(5, 10, 19, 20), substitutes: [100, 101, 102, 103] };
    const font = fontOf(lookup);
    expect(substitutesOf(tabularDigitsOnly(font), lookup)).toEqual([5, 101, 102, 20]);
    expect(substitutesOf(font, lookup)).toEqual([100, 101, 102, 103]);
  });

  it('reads a coverage of ranges as well', () => {
    const lookup = { coverage: ranges([5, 5, 0], [18, 20, 1]), substitutes: [100, 101, 102, 103] };
    expect(substitutesOf(tabularDigitsOnly(fontOf(lookup)), lookup)).toEqual([5, 101, 102, 20]);
  });

  it('leaves every other feature as it is', () => {
    const font = fontOf({ coverage: list(5, 10), substitutes: [100, 101] }, 'onum');
    expect(tabularDigitsOnly(font).equals(font)).toBe(true);
  });

  it('reports a font that it cannot read, instead of spoiling it', () => {
    const lookup = { coverage: list(5), substitutes: [100] };
    expect(() => tabularDigitsOnly(fontOf({ ...lookup, format: 1 }))).toThrow('by a distance');
    expect(() => tabularDigitsOnly(fontOf({ ...lookup, kind: 4 }))).toThrow('more than glyph by glyph');
    const noGlyphs = Buffer.from(fontOf(lookup));
    noGlyphs.write('none', noGlyphs.indexOf('cmap'), 'latin1');
    expect(() => tabularDigitsOnly(noGlyphs)).toThrow('no table cmap');
  });
});
