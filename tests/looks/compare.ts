import sharp from 'sharp';

/** Side of a cell in pixels: edges of letters and the noise of a stored picture vanish in a cell's mean colour. */
const cell = 4;
/** Difference of a colour channel, of 255, from which a cell looks different. */
const visible = 18;
/** Share of all cells that may look different. */
const mayDiffer = 0.004;
/** Side of a neighbourhood in cells (64 px), and the share of its cells that may look different: a lost button is a small share of a page. */
const near = 16;
const mayDifferNear = 0.3;
/** Pixels by which heights may differ. */
const heightSlack = 1;

type Cells = { width: number; height: number; colours: Buffer; pixels: { width: number; height: number } };

/**
 * Returns a sentence on how two pictures (PNG or WebP bytes) differ beyond the tolerance, or null
 * when they look alike.
 */
export async function differenceOf(reference: Buffer, actual: Buffer): Promise<string | null> {
  const [before, now] = await Promise.all([cellsOf(reference), cellsOf(actual)]);
  const size = ({ pixels: { width, height } }: Cells): string => `${width} × ${height}`;
  const tooHigh = Math.abs(before.pixels.height - now.pixels.height) > heightSlack;
  if (before.pixels.width !== now.pixels.width || tooHigh) return `is ${size(now)} px and was ${size(before)}`;
  return notifyDifferences(before, now);
}

function notifyDifferences(before: Cells, now: Cells): string | null {
  const width = Math.min(before.width, now.width);
  const height = Math.min(before.height, now.height);
  const differs = new Uint8Array(width * height);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (cellDiffers(before, now, x, y)) {
        differs[y * width + x] = 1;
        count += 1;
      }
  const share = count / differs.length;
  const place = densest(differs, width, height);
  if (share <= mayDiffer && place.share <= mayDifferNear) return null;
  const at = `${place.x * cell}, ${place.y * cell}`;
  return `looks different: ${percent(share)} of it, most around ${at} (${percent(place.share)} there)`;
}

function cellDiffers(before: Cells, now: Cells, x: number, y: number): boolean {
  const a = (y * before.width + x) * 3;
  const b = (y * now.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const difference = (before.colours[a + channel] ?? 0) - (now.colours[b + channel] ?? 0);
    if (Math.abs(difference) > visible) return true;
  }
  return false;
}

/** The neighbourhood with the most differing cells; neighbourhoods overlap by half. */
function densest(differs: Uint8Array, width: number, height: number): { x: number; y: number; share: number } {
  let worst = { x: 0, y: 0, share: 0 };
  const side = { x: Math.min(near, width), y: Math.min(near, height) };
  for (let y = 0; y <= height - side.y; y += Math.max(1, side.y / 2) | 0)
    for (let x = 0; x <= width - side.x; x += Math.max(1, side.x / 2) | 0) {
      let count = 0;
      for (let row = y; row < y + side.y; row += 1)
        for (let column = x; column < x + side.x; column += 1) count += differs[row * width + column] ?? 0;
      const share = count / (side.x * side.y);
      if (share > worst.share) worst = { x, y, share };
    }
  return worst;
}

async function cellsOf(picture: Buffer): Promise<Cells> {
  const { width, height } = await sharp(picture).metadata();
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const padded = await sharp(picture)
    .removeAlpha()
    .extend({ right: columns * cell - width, bottom: rows * cell - height, extendWith: 'copy' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width: columns, height: rows, colours: meansOf(padded, columns, rows), pixels: { width, height } };
}

function meansOf(pixels: Buffer, columns: number, rows: number): Buffer {
  const sums = new Uint32Array(columns * rows * 3);
  const rowBytes = columns * cell * 3;
  for (let at = 0; at < pixels.length; at += 1) {
    const y = (at / rowBytes) | 0;
    const x = ((at - y * rowBytes) / 3) | 0;
    const target = (((y / cell) | 0) * columns + ((x / cell) | 0)) * 3 + (at % 3);
    sums[target] = (sums[target] ?? 0) + (pixels[at] ?? 0);
  }
  return Buffer.from(sums.map((sum) => Math.round(sum / (cell * cell))));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
