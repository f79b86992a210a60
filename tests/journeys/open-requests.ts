import type { Page, Request } from 'playwright-core';

/** Requests of a page that have no response yet. */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Longer than a count of the stock waits for the next change before it is requested, milliseconds. */
const restMs = 600;

/** The value once it no longer changes: counts of the stock come later, the more so on a busy machine. */
export async function settled(page: Page, open: ReadonlySet<Request>, look: () => Promise<string>): Promise<string> {
  let [before, after] = ['', await look()];
  while (before !== after || open.size > 0) {
    await page.waitForTimeout(restMs);
    [before, after] = [after, await look()];
  }
  return after;
}
