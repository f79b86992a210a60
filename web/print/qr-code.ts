import { encode } from 'uqr';

export type QrCode = { size: number; rows: readonly (readonly boolean[])[] };

/**
 * The QR code of an address, dark cells `true`, with the quiet zone of four cells (ISO/IEC 18004).
 */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  return { size, rows: data };
}

/** The code as SVG; a cell is one unit. */
export function qrSvg({ size, rows }: QrCode): string {
  const path = rows.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

/** Joins neighbouring dark cells: separate rectangles would show seams. */
export function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  }
  return runs;
}
