import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visitor } from './browser.ts';
import { content, shop, until } from './shop.ts';
import { createIn, fill, openStudio, pressPublish } from './studio.ts';

const override = 'override-southbank-ford';
const title = 'Long weekend sale';

describe('a document that shoppers see only where the site names it', () => {
  let browser: Browser;
  let tiles: unknown[] | null;
  beforeAll(async () => {
    browser = await launch();
    tiles = await content().fetch<unknown[] | null>('*[_id == $id][0].settings.promoTiles', { id: override });
  });
  afterAll(async () => {
    await browser.close();
    const before = content().patch(override);
    await (tiles ? before.set({ 'settings.promoTiles': tiles }) : before.unset(['settings.promoTiles'])).commit();
    await content().delete({ query: '*[_type == "promoTile" && title == $title]', params: { title } });
  });

  it('[CMS-06] a new tile says that the site does not show it, goes there by a click beside the others, and is published', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const shown = await content().fetch<number>('count(*[_id == $id][0].settings.promoTiles)', { id: override });
    await openStudio(page, 'southbank-ford', '/structure');
    await createIn(page, 'promotions;promoTile');
    await fill(page, 'title', title);
    await page.getByText('This is not among the promo tiles of Southbank Ford').waitFor();
    await page.getByRole('button', { name: 'Put it on the site' }).click();
    const settings = page.getByRole('status').filter({ hasText: 'shoppers do not see yet' });
    await settings.getByRole('button', { name: 'Publish' }).click();
    await settings.waitFor({ state: 'detached' });
    expect(await pressPublish(page)).toBe(200);
    await until('the tile on the home page', async () => (await shop('southbank-ford', '/')).body.includes(title));
    const named = await content().fetch<number>('count(*[_id == $id][0].settings.promoTiles)', { id: override });
    expect(named).toBeGreaterThan(shown ?? 0);
    expect((await shop('harbour-ford', '/')).body).not.toContain(title);
    expect(errors).toEqual([]);
    await context.close();
  });
});
