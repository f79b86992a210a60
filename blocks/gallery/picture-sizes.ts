/** Width of the widest row: the page without its margins, pixels. */
const row = 1296;

/**
 * The `sizes` attribute of picture `at` of `count` in the layout of `gallery-pictures`: on wide
 * screens up to four share a row; of more the first is large.
 */
export function pictureSizes(at: number, count: number): string {
  const large = at === 0 && count % 2 === 1;
  const wide = count > 4 ? (at === 0 ? row / 2 : row / 4) : row / count;
  const narrow = large ? 100 : 50;
  const middle = count < 4 ? 100 / count : narrow;
  return `(min-width: 1024px) ${Math.ceil(wide)}px, (min-width: 760px) ${Math.ceil(middle)}vw, ${narrow}vw`;
}
