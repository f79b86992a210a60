/** Of the widest row, in pixels: the page's width without its edges. */
const row = 1296;

/** How wide a picture of so many is shown, as `gallery-pictures` lays them out: on wide screens up to four share a row, of more the first is large. */
export function pictureSizes(at: number, count: number): string {
  const large = at === 0 && count % 2 === 1;
  const wide = count > 4 ? (at === 0 ? row / 2 : row / 4) : row / count;
  const narrow = large ? 100 : 50;
  const middle = count < 4 ? 100 / count : narrow;
  return `(min-width: 1024px) ${Math.ceil(wide)}px, (min-width: 760px) ${Math.ceil(middle)}vw, ${narrow}vw`;
}
