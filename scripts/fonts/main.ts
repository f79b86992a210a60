/**
 * Makes the font files of the themes, `npm run fonts`: the glyphs that pages need, and of each
 * variable face the part of its axes that themes may use. Run when a face is added or a theme may
 * need more; the files are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Face } from '../../domain/site/theme.ts';
import { wideBlocks } from '../../domain/text/printed-text.ts';
import { tabularDigitsOnly } from './tabular-digits.ts';

type Axes = Record<string, number | { min: number; max: number }>;

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'web/fonts/files');
const weights = { min: 400, max: 800 };

/** `wideMarks`: the face's tabular figures widen comma and colon too, and are held to the digits. */
const cuts: Record<Face, { font: string; file: string; axes: Axes; wideMarks?: true }> = {
  archivo: { font: 'archivo', file: 'archivo-latin-standard', axes: { wght: weights, wdth: { min: 100, max: 125 } } },
  bricolage: {
    font: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard',
    // Only headings and prices are set in it: one optical size serves them.
    axes: { wght: weights, wdth: { min: 85, max: 100 }, opsz: 36 },
  },
  familjen: { font: 'familjen-grotesk', file: 'familjen-grotesk-latin-wght', axes: { wght: { min: 400, max: 700 } } },
  schibsted: {
    font: 'schibsted-grotesk',
    file: 'schibsted-grotesk-latin-wght',
    axes: { wght: weights },
    wideMarks: true,
  },
  geologica: { font: 'geologica', file: 'geologica-latin-wght', axes: { wght: { min: 300, max: 800 } } },
  figtree: { font: 'figtree', file: 'figtree-latin-wght', axes: { wght: weights } },
  instrument: {
    font: 'instrument-sans',
    file: 'instrument-sans-latin-wght',
    axes: { wght: { min: 400, max: 700 } },
  },
};

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
/**
 * Beside ASCII: what dealers' texts contain (punctuation, units, arrows, names such as Citroën and
 * Škoda). Any other letter comes from Arial.
 */
const glyphs = `${between(0x20, 0x7e)}\u00a0–—‑‘’“”•…·©®™°²½×−±←→✓áäåçèéêëíñóöøúüÄÅÇÉËÖÜŠš`;

await mkdir(folder, { recursive: true });
for (const [face, { font, file, axes, wideMarks }] of Object.entries(cuts)) {
  const source = join(root, 'node_modules/@fontsource-variable', font);
  const whole = await readFile(join(source, `files/${file}-normal.woff2`));
  const subset = wideMarks ? tabularDigitsOnly(await subsetFont(whole, glyphs, { targetFormat: 'sfnt' })) : whole;
  const cut = await subsetFont(subset, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(folder, `${face}.woff2`), cut);
  await copyFile(join(source, 'LICENSE'), join(folder, `${face}-license.txt`));
  console.log(`${face.padEnd(12)} ${String(whole.length).padStart(7)} → ${String(cut.length).padStart(6)} bytes`);
}

/** The faces of papers for names with other letters than the built-in ones of PDF have. */
const printFolder = join(root, 'web/print/files');
const wide = wideBlocks.map(([from, to]) => between(from, to)).join('');
const noto = join(root, 'node_modules/@expo-google-fonts/noto-sans');
await mkdir(printFolder, { recursive: true });
for (const [weight, file] of [
  ['regular', '400Regular/NotoSans_400Regular.ttf'],
  ['bold', '700Bold/NotoSans_700Bold.ttf'],
]) {
  const whole = await readFile(join(noto, file ?? ''));
  const cut = await subsetFont(whole, wide, { targetFormat: 'woff' });
  await writeFile(join(printFolder, `noto-sans-${weight}.woff`), cut);
  console.log(
    `noto ${weight}`.padEnd(12),
    String(whole.length).padStart(7),
    '→',
    String(cut.length).padStart(6),
    'bytes',
  );
}
await copyFile(join(noto, 'LICENSE_FONT'), join(printFolder, 'noto-sans-license.txt'));
