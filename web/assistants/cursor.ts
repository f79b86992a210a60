/** Further than any stock goes. */
const lastPage = 10_000;

/** Where a list goes on. It holds the number of a page and nothing else, so there is nothing to sign. */
export const writeCursor = (page: number): string => Buffer.from(`p${page}`).toString('base64url');

/** The page of a cursor; null for what `writeCursor` does not write. */
export function readCursor(cursor: string): number | null {
  const [, digits = ''] = /^p([1-9]\d{0,4})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const page = Number(digits);
  return page > 0 && page <= lastPage && writeCursor(page) === cursor ? page : null;
}
