import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { launch } from './browser.ts';
import { newAddress } from './desk.fixture.ts';
import { enquireBy } from './enquiry.fixture.ts';
import { records } from './forms.fixture.ts';
import { press } from './hand.ts';
import { content } from './shop.ts';
import { type Studio, studioOf } from './staff-session.ts';

const slug = 'southbank-ford';
const mark = Date.now().toString(36);
const draft = `drafts.page-start-${mark}`;
const title = `Written on the start page ${mark}`;

describe('the start page of the studio', { timeout: 300_000 }, () => {
  let browser: Browser;
  let studio: Studio;
  beforeAll(async () => {
    browser = await launch();
    studio = await studioOf(browser, slug);
    const site = { _type: 'reference', _ref: `site-${slug}` };
    await content().create({ _id: draft, _type: 'page', path: `/start-${mark}`, title, blocks: [], site });
  });
  afterAll(async () => {
    await browser.close();
    await content().delete({ query: '*[_id == $draft]', params: { draft } });
  });

  it('[ANL-01] is what staff see first: what waits, the week, drafts, and the way to each', async () => {
    const lead = await enquireBy(slug, newAddress(), 'Is anybody there?');
    await records("update leads set due_at = now() - interval '1 hour' where id = $1", [lead]);
    const { page } = studio;
    await studio.go('');
    await page.getByRole('heading', { name: 'Waiting for someone' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/studio\/start/);
    const week = page.getByRole('region', { name: 'Last 7 days' });
    for (const figure of ['Visits', 'Enquiries', 'Reservations', 'Searches that found nothing'])
      await week.getByText(figure, { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Answer: \d+ / }).waitFor();
    expect(await complaints(page, 'the start page', '[data-testid="start-page"]')).toEqual([]);
    const website = page.getByRole('region', { name: 'Website' });
    await website.getByText(/drafts? not published/).waitFor();
    await press(page.getByRole('button', { name: 'Refresh' }));
    await page.getByRole('heading', { name: 'Waiting for someone' }).waitFor();
    await press(week.getByRole('link', { name: 'Figures' }));
    await page.getByRole('heading', { level: 1, name: /^Figures/ }).waitFor();
    expect(studio.complaints()).toEqual([]);
  });
});
