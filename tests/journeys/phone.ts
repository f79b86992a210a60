import type { Browser, Locator, Page } from 'playwright-core';
import { visitor, type Watched } from './browser.ts';

type Phone = Watched & {
  /** Lets the page's scripts through, where they were held back. */
  release(): void;
};

/**
 * A phone of Lighthouse's kind: a processor slowed down four times on a slow 4G line (150 ms, 1.6 Mbit/s). Where its scripts are held back
 * until they are released, how slow it is decides nothing, and it is as fast as it can be.
 */
export async function phone(browser: Browser, { scripts }: { scripts: 'held' | 'free' }): Promise<Phone> {
  const visit = await visitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const held = Promise.withResolvers<void>();
  if (scripts === 'held') {
    await visit.context.route(/\/_next\/static\/.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    return { ...visit, release: held.resolve };
  }
  const session = await visit.context.newCDPSession(visit.page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  const line = { latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { ...visit, release: held.resolve };
}

export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** The text of a block, and the state of each of its controls. */
export const standing = (place: Locator): Promise<string> =>
  place.evaluate((block) => {
    const controls = [...block.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const stands = controls.map((one) => (one.type === 'radio' || one.type === 'checkbox' ? one.checked : one.value));
    const text = (block as HTMLElement).innerText.split(/\s+/).join(' ');
    return JSON.stringify([text.slice(0, 700), block.querySelectorAll('tr').length, stands]);
  });
