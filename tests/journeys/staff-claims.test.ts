import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { content, shop, until } from './shop.ts';
import { createWithin, fromStudio, publishForm, sharedStudio } from './staff-session.ts';
import { fill } from './studio.ts';

const split = { heading: 'Ranger from', price: '$99', priceNote: 'per week' };

describe('price claims that are split over fields', { timeout: 300_000 }, () => {
  const made = `Ranger from ${Date.now().toString(36)}`;
  afterAll(async () => {
    await content().delete({ query: '*[_type == "banner" && heading match $made]', params: { made: `${made}*` } });
  });

  it('[PLUS-08] a banner cannot be published with one, shows where it is, and can once its text is complete', async () => {
    const studio = await sharedStudio('southbank-ford');
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await createWithin(studio, 'promotions;banner');
    await fill(page, 'heading', made);
    await fill(page, 'price', split.price);
    await fill(page, 'priceNote', split.priceNote);
    const publish = page.getByTestId('action-publish');
    await expect.poll(() => publish.isEnabled(), { timeout: 20_000 }).toBe(false);
    await page.getByRole('button', { name: 'Validation' }).first().click();
    await page
      .getByText(/These words state a repayment/)
      .filter({ visible: true })
      .last()
      .waitFor();
    const id = await content().fetch<string>('*[_type == "banner" && heading == $made][0]._id', { made });
    await fill(page, 'priceNote', 'off the roof racks');
    expect(await publishForm(page)).toBe(200);
    await until('the banner', async () => Boolean(await content().getDocument(id.replace('drafts.', ''))));
    expect(studio.complaints()).toEqual([]);
  });

  it('[PLUS-08] a write past the studio is refused by the content service, with the reason', async () => {
    const site = { _type: 'reference', _ref: 'site-southbank-ford' };
    const create = { _type: 'banner', placement: 'home-hero', site, ...split };
    const result = await shop('southbank-ford', '/lake/v2025-03-04/data/mutate/production', {
      method: 'POST',
      headers: await fromStudio('southbank-ford'),
      body: JSON.stringify({ mutations: [{ create }] }),
    });
    expect(result).toMatchObject({
      status: 400,
      body: expect.stringMatching(/cannot be published.*price: These words state a repayment/s),
    });
    expect((await shop('southbank-ford', '/')).body).not.toContain('per week</span>');
  });
});
