import { type Browser, chromium, type Page } from 'playwright-core';

/** Another upper price, in dollars, which leaves most cards; or one make more or less, by its place, which changes most of them. */
type FilterTap = { price: number } | { make: number };

/** Milliseconds from the tap: until the cards in the window were painted as they stay, and until everything was, facets and all cards. */
export type TapTimes = { sightMs: number; wholeMs: number };

export const share = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ??
  Number.NaN;

/** CHROME_PATH names the browser, /usr/bin/chromium else. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });

/** A window of 1440 x 900 at a processor slowed down four times; `address` is open and hydrated in it. */
export async function slowPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
}

/**
 * Taps a filter whose response is in no cache. Throws where a card in the window was painted that
 * was another one in the end.
 */
export async function tapFilter(page: Page, tap: FilterTap): Promise<TapTimes> {
  const { sight, end, ...times } = await page.evaluate(
    (what) =>
      new Promise<TapTimes & { sight: string; end: string }>((resolve, reject) => {
        const page = document.querySelector<HTMLElement>('[data-search]');
        const makes = document.querySelectorAll<HTMLInputElement>('input[name=make]');
        const field = document.querySelector<HTMLInputElement>('[name="price[max]"]');
        const control = 'make' in what ? makes[what.make % makes.length] : field;
        if (!page || !control) return reject(new Error('There is nothing to tap.'));
        // Requested a frame ahead, this is the first of a frame's callbacks, so that its message
        // comes first after the paint.
        const afterPaint = (isThere: () => boolean, then: () => void) =>
          requestAnimationFrame(() => {
            if (!isThere()) return afterPaint(isThere, then);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = then;
            port2.postMessage(null);
          });
        const cards = () =>
          [...document.querySelectorAll('#results li:has(h3)')]
            .filter((card) => card.getBoundingClientRect().top < innerHeight)
            .map((card) => card.querySelector('h3 a')?.getAttribute('href') ?? '');
        const begun = performance.now();
        const before = page.dataset.search;
        const since = () => performance.now() - begun;
        afterPaint(
          () => page.dataset.search !== before,
          () => {
            const [sightMs, sight] = [since(), cards().join(' ')];
            afterPaint(
              () => !page.hasAttribute('aria-busy'),
              () => resolve({ sightMs, wholeMs: since(), sight, end: cards().join(' ') }),
            );
          },
        );
        if ('make' in what) return control.click();
        control.value = String(what.price);
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    tap,
  );
  if (sight !== end) throw new Error(`Painted first: ${sight}; in the end: ${end}`);
  return times;
}
