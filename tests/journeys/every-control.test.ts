import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { requestsOf, settled } from './open-requests.ts';

/** Changes every control of the page in its order, with the events that a browser sends. */
function changeAll(): void {
  const controls = 'main :is(input:not([type=hidden], [tabindex="-1"]), select, textarea, details)';
  for (const one of document.querySelectorAll<HTMLElement>(controls)) {
    const change = (value: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value);
      for (const name of ['input', 'change', 'focusout']) one.dispatchEvent(new Event(name, { bubbles: true }));
    };
    if (one instanceof HTMLDetailsElement) one.open = true;
    else if (one instanceof HTMLSelectElement) change([...one.options].at(-1)?.value ?? '');
    else if (!(one instanceof HTMLInputElement)) change('5');
    else if (one.type === 'radio' || one.type === 'checkbox') one.click();
    else if (one.type === 'range') change(String(Number(one.min) + 50_000));
    else change(one.type === 'date' ? '2027-01-04' : '5');
  }
}

/** The state of each control, and what is announced beside them. */
function standing(): string[] {
  const all = document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, details, [role=status])');
  return [...all].map((one) => {
    const of = one.closest<HTMLElement>('[data-fixture]')?.dataset.fixture;
    if (one instanceof HTMLDetailsElement) return `${of} details ${one.open}`;
    if (!('value' in one)) return `${of} says ${one.innerText}`;
    const isSwitch = one instanceof HTMLInputElement && (one.type === 'radio' || one.type === 'checkbox');
    return `${of} ${one.tagName} ${isSwitch ? one.checked : one.value}`;
  });
}

describe('every control of every block', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  async function changed(when: 'before' | 'after'): Promise<{ first: string[]; last: string[] }> {
    const { context, page } = await visitor(browser, { reducedMotion: 'reduce' });
    const open = requestsOf(page);
    const held = Promise.withResolvers<void>();
    await context.route(/\/_next\/static\/.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    if (when === 'after') held.resolve();
    await page.goto(addressOf('southbank-ford', '/blocks'), { waitUntil: 'domcontentloaded' });
    if (when === 'after') await hydrated(page);
    const first = await page.evaluate(standing);
    await page.evaluate(changeAll);
    held.resolve();
    await hydrated(page);
    const stands = async () => JSON.stringify(await page.evaluate(standing));
    const last: string[] = JSON.parse(await settled(page, open, stands));
    await context.close();
    return { first, last };
  }

  it('[BLK-10] is the same, whether it was changed before React took the page over or after', async () => {
    const [early, late] = [await changed('before'), await changed('after')];
    expect(early.first.length).toBeGreaterThan(150);
    expect(late.last.filter((line, at) => line !== late.first[at]).length).toBeGreaterThan(100);
    expect(early.last).toEqual(late.last);
  });
});
