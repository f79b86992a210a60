import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { BlockFixtures } from '@/blocks/block.ts';
import { blockTypes } from '@/schemas/generated/block-types.ts';
import { axeOn } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { content, publish, shop, until } from './shop.ts';

const site = { _type: 'reference', _ref: 'site-harbour-ford' };
const blocksFolder = join(import.meta.dirname, '..', '..', 'blocks');

/** Ids of what this journey made: it leaves the dealer as it found it. */
const made = new Set(['offer-bare', 'offer-long', 'review-long']);

async function pageOf(path: string, blocks: object[]): Promise<string> {
  const _id = `page-harbour-ford${path.replaceAll('/', '-')}`;
  await content().createOrReplace({ _id, _type: 'page', site, path, title: 'A test of bad content', blocks });
  made.add(_id);
  await until('the page', async () => (await shop('harbour-ford', path)).status === 200);
  return (await shop('harbour-ford', path)).body;
}

const last = { _key: 'last', _type: 'richText', heading: 'Below everything', body: [] };
const hostile = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> ';
const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);

/** Every text of a value replaced by a long one with markup and a word that no line holds; names and keys stay. */
function withLongTexts(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withLongTexts(one, name));
  if (typeof value === 'string') return exempt.test(name) ? value : `${word} ${hostile}${'words '.repeat(40)}`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, withLongTexts(one, field)]));
}

/** What names a type, a place or a choice is no text of staff's. */
const exempt =
  /^_|^(?:source|choice|ratingOf|placement|style|listItem|attribute|kind|layout|startsAt|expiresAt|address|url|anchor)$|(?:Href|href|Id)$/;

async function everyBlockWithLongTexts(): Promise<object[]> {
  const folders = readdirSync(blocksFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const blocks = await Promise.all(
    folders.map(async ({ name }) => {
      const module = (await import(join(blocksFolder, name, `${name}.fixture.ts`))) as Record<
        string,
        BlockFixtures<object>
      >;
      const [fixtures] = Object.values(module);
      return { ...(withLongTexts(fixtures?.full) as object), _key: name, anchor: null };
    }),
  );
  return blocks;
}

describe('bad content of blocks, written past the studio', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    const sweep = [...made].reduce((all, id) => all.delete(id), content().transaction());
    await sweep.commit();
  });

  it('[BLK-09] every block with long words and markup for texts: nothing runs, nothing overflows, the page is complete', async () => {
    const blocks = await everyBlockWithLongTexts();
    expect(blocks).toHaveLength(blockTypes.length);
    const body = await pageOf('/long-texts', [...blocks, last]);
    expect(body).toContain('Below everything');
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf('harbour-ford', '/long-texts'), { waitUntil: 'load' });
      expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width}`,
      ).toBeLessThanOrEqual(0);
      await page.getByRole('heading', { name: 'Below everything' }).waitFor();
    }
    await context.close();
  });

  it('[BLK-03] an offer without a picture is a card of text; one of nothing but a name is shown too', async () => {
    const offer = { _type: 'offer', category: 'Vehicle offer', site };
    await content().createOrReplace({ ...offer, _id: 'offer-bare', name: 'Nothing but a name' });
    await content().createOrReplace({
      ...offer,
      _id: 'offer-long',
      name: 'Long one',
      description: hostile.repeat(200),
    });
    const chosen = ['offer-bare', 'offer-long', 'offer-that-is-gone'].map((_ref, at) => ({
      _key: `o${at}`,
      _type: 'reference',
      _ref,
      _weak: true,
    }));
    const body = await pageOf('/bad-offers', [{ _key: 'a', _type: 'offers', source: 'chosen', offers: chosen }, last]);
    expect(body).toContain('Nothing but a name');
    expect(body).toContain('Long one');
    expect(body).not.toMatch(/<script>window\.hacked/);
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('harbour-ford', '/bad-offers'));
    const { violations } = await axeOn(page).include('main').analyze();
    expect(violations).toEqual([]);
    await context.close();
  });

  it('[LOC-08] a review of 10,000 characters with markup is text, cut at 160, and opens', async () => {
    const text = `They were <b>great</b>. ${hostile}`.repeat(110);
    expect(text.length).toBeGreaterThan(10_000);
    const review = {
      _id: 'review-long',
      _type: 'review',
      author: 'Long Writer',
      rating: 5,
      source: 'google',
      site,
      text,
    };
    await content().createOrReplace({ ...review, writtenAt: '2026-11-01T00:00:00Z' });
    const chosen = [{ _key: 'r', _type: 'reference', _ref: 'review-long', _weak: true }];
    await pageOf('/long-review', [
      { _key: 'a', _type: 'reviews', choice: 'chosen', ratingOf: 'none', reviews: chosen },
      last,
    ]);
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('harbour-ford', '/long-review'));
    const card = page.locator('figure', { hasText: 'Long Writer' });
    const closed = await card.boundingBox();
    expect(closed?.height).toBeLessThan(400);
    expect(await card.innerText()).toContain('They were <b>great</b>.');
    expect(await card.locator('b').allInnerTexts()).toEqual(['Long Writer']);
    await card.getByText('View more').click();
    expect((await card.boundingBox())?.height).toBeGreaterThan(2_000);
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('[BLK-08] a frame from an address that is not allowed is left out with its block, the page’s policy aside', async () => {
    const bad = 'https://evil.example/frame';
    const body = await pageOf('/bad-frames', [
      {
        _key: 'a',
        _type: 'embedTabs',
        heading: 'Frames',
        tabs: [{ _key: 't', label: 'One', title: 'One', address: bad }],
      },
      { _key: 'b', _type: 'video', heading: 'Film', title: 'Film', source: 'address', address: 'javascript:alert(1)' },
      { _key: 'c', _type: 'socialCarousel', heading: 'Posts', posts: [{ _key: 'p', title: 'Post', address: bad }] },
      last,
    ]);
    expect(body).toContain('Below everything');
    expect(body).not.toMatch(/evil\.example|javascript:/);
  });

  it('[BLK-09] links that would run something are no links, in blocks, rich text, menus and tiles alike', async () => {
    const link = (href: string) => ({ _key: 'l', _type: 'link', label: 'A bad link', href });
    const spans = [{ _type: 'span', _key: 's', text: 'Bad words', marks: ['m'] }];
    const mark = { _key: 'm', _type: 'link', href: 'JavaScript:alert(1)' };
    const body = await pageOf('/bad-links', [
      { _key: 'a', _type: 'hero', heading: 'Hero', buttons: [link('javascript:alert(1)')] },
      {
        _key: 'b',
        _type: 'richText',
        heading: 'Text',
        body: [{ _type: 'block', _key: 'p', style: 'normal', markDefs: [mark], children: spans }],
      },
      { _key: 'c', _type: 'latestStock', heading: 'Cars', linkLabel: 'All cars', linkHref: 'data:text/html,x' },
      { _key: 'd', _type: 'ratingSummary', ratingOf: 'places', reviewHref: 'vbscript:x' },
      last,
    ]);
    expect(body).toContain('Bad words');
    expect(body).not.toMatch(/javascript:|vbscript:|data:text\/html/i);
    const bar = await content().fetch('*[_id == "announcement-harbour-ford"][0]{text, link}');
    onTestFinished(() => publish('announcement-harbour-ford', bar));
    await publish('announcement-harbour-ford', { text: 'A bar of the journey.', link: link('javascript:alert(1)') });
    await until('the bar', async () => (await shop('harbour-ford', '/')).body.includes('A bar of the journey.'));
    expect((await shop('harbour-ford', '/')).body).not.toMatch(/A bad link|href="javascript:/i);
  });

  it('[CFG-02] a theme that cannot be read, written past the studio, is shown in shades that can be read', async () => {
    const theme = await content().fetch('*[_id == "override-harbour-ford"][0].settings.theme');
    onTestFinished(() => publish('override-harbour-ford', { 'settings.theme': theme }));
    await publish('override-harbour-ford', {
      'settings.theme': { ...theme, action: '#fffffe', onAction: '#fdfdfd', page: '#fefefe', ink: 'red', radius: -4 },
    });
    await until('the theme', async () => (await shop('harbour-ford', '/')).body.includes('#fefefe'));
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const response = await page.goto(addressOf('harbour-ford', '/'), { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
    expect(violations).toEqual([]);
    await context.close();
  });
});
