import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { content, shop, until } from './shop.ts';
import { chatOrigin } from './vendors.ts';

const slug = 'southbank-ford';
/** The dealer's number for used cars, and the tracking service's in its place. */
const own = '0491 570 156';
const tracked = '03 7000 0156';
const digits = (html: string) => html.replaceAll(/[^\dA-Za-z"<>]/g, '');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the dealer’s chat and call tracking', () => {
  const chat = 'settings.features.instantMessage';
  const account = 'options.callTrackingAccount';
  const settings = (change: 'set' | 'unset') =>
    content()
      .transaction()
      .patch('override-southbank-ford', (it) => (change === 'set' ? it.set({ [chat]: true }) : it.unset([chat])))
      .patch('office.site-southbank-ford', (it) =>
        change === 'set' ? it.set({ [account]: 'account-7' }) : it.unset([account]),
      )
      .commit();

  it('[CARD-08] [VDP-09] are off until staff turn them on; then the chat opens behind a click, the number is the tracked one once revealed, and nothing of a vendor loads', async () => {
    const [, path = ''] = /href="(\/cars\/[a-z0-9-]+)"/.exec((await shop(slug, '/search/used-cars')).body) ?? [];
    const page = async () => (await shop(slug, path)).body;
    expect(await page()).not.toContain(chatOrigin);
    await settings('set');
    try {
      await until('the chat on the page', async () => (await page()).includes(chatOrigin));
      for (const number of [own, tracked]) expect(digits(await page())).not.toContain(digits(number));
      const { context, page: shopper, errors, outside } = await visitor(browser);
      await context.route(`${chatOrigin}/**`, (route) => route.fulfill({ body: 'Hello, how can we help?' }));
      await shopper.goto(addressOf(slug, path));
      await hydrated(shopper);
      await shopper.getByRole('button', { name: 'Show number' }).click();
      const call = shopper.getByRole('link', { name: `Call ${tracked}` });
      await call.waitFor();
      expect(await call.getAttribute('href')).toBe('tel:0370000156');
      expect(outside).toEqual([]);
      const opened = context.waitForEvent('page');
      await shopper.getByRole('link', { name: 'Chat', exact: true }).click();
      const room = await opened;
      await room.waitForURL(`${chatOrigin}/room/${slug}`);
      expect(await room.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      expect(outside).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    } finally {
      await settings('unset');
    }
    await until('no chat on the page', async () => !(await page()).includes(chatOrigin));
  });
});
