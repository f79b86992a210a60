import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content, shop, until } from './shop.ts';
import { createWithin, publishForm, type SharedStudio, sharedStudio } from './staff-session.ts';
import { fill } from './studio.ts';

const override = 'override-southbank-ford';
const title = 'Long weekend sale';

describe('a document that shoppers see only where the site names it', () => {
  let studio: SharedStudio;
  let tiles: unknown[] | null;
  beforeAll(async () => {
    studio = await sharedStudio('southbank-ford');
    tiles = await content().fetch<unknown[] | null>('*[_id == $id][0].settings.promoTiles', { id: override });
  });
  afterAll(async () => {
    await studio.leave();
    const before = content().patch(override);
    await (tiles ? before.set({ 'settings.promoTiles': tiles }) : before.unset(['settings.promoTiles'])).commit();
    await content().delete({ query: '*[_type == "promoTile" && title == $title]', params: { title } });
  });

  it('[CMS-06] a new tile is marked as not shown by the site, goes there by a click beside the others, and is published', async () => {
    const { page } = studio;
    const shown = await content().fetch<number>('count(*[_id == $id][0].settings.promoTiles)', { id: override });
    await createWithin(studio, 'promotions;promoTile');
    await fill(page, 'title', title);
    await page.getByText('This is not among the promo tiles of Southbank Ford').waitFor();
    await page.getByRole('button', { name: 'Put it on the site' }).click();
    const settings = page.getByRole('status').filter({ hasText: 'shoppers do not see yet' });
    await settings.getByRole('button', { name: 'Publish' }).click();
    await settings.waitFor({ state: 'detached' });
    expect(await publishForm(page)).toBe(200);
    await until('the tile on the home page', async () => (await shop('southbank-ford', '/')).body.includes(title));
    const named = await content().fetch<number>('count(*[_id == $id][0].settings.promoTiles)', { id: override });
    expect(named).toBeGreaterThan(shown ?? 0);
    expect((await shop('harbour-ford', '/')).body).not.toContain(title);
    expect(studio.complaints()).toEqual([]);
  });
});
