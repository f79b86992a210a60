import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { axeOn } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { cutText, goneInForcedColours, layOutAll, sidewaysScroll, smallTargets } from './page-looks.ts';
import { content } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

/** One site of each template, the one with the most of its own first: a page that an earlier one has as well is not looked at again. */
const wholeSites = ['meridian-group', 'southbank-ford', 'cartown', 'coastline-mazda'];
/** The same blocks in a site's own colours. */
const ofEach = ['/', '/contact-us', '/search/used-cars'];

/** Paths of every page that staff made for a site or its template, of its blog and of its newest post. */
async function pagesOf(site: string): Promise<string[]> {
  const { pages, posts } = await content().fetch<{ pages: string[]; posts: string[] }>(
    `*[_type == "site" && slug.current == $site && !(_id in path("drafts.**"))][0]{
      "pages": array::unique(*[_type == "page" && !(_id in path("drafts.**"))
        && (site._ref == ^._id || template._ref == ^.template._ref)].path),
      "posts": *[_type == "post" && site._ref == ^._id && !(_id in path("drafts.**"))] | order(publishedOn desc).slug.current
    }`,
    { site },
  );
  return [...pages.toSorted(), ...(posts.length > 0 ? ['/blog', `/blog/${posts[0]}`] : [])];
}

async function addresses(site: string): Promise<string[]> {
  const at = wholeSites.indexOf(site);
  if (at < 0) return ofEach;
  const earlier = new Set((await Promise.all(wholeSites.slice(0, at).map(pagesOf))).flat());
  return [...new Set([...ofEach, ...(await pagesOf(site)).filter((path) => !earlier.has(path))])];
}

/** What is wrong with a page that is open, in sentences. */
async function complaints(page: Page): Promise<string[]> {
  await layOutAll(page);
  const gone = await goneInForcedColours(page);
  const sideways = await sidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const cut = await cutText(page);
  const small = await smallTargets(page);
  const { violations } = await axeOn(page).analyze();
  const titles = await page.locator('h1').count();
  return [
    ...sideways.map((it) => `scrolls sideways at ${it}`),
    ...cut.map((text) => `cuts off "${text}"`),
    ...small.map((target) => `is too small for a finger: ${target}`),
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`),
    ...gone.map((it) => `loses in forced colours: ${it}`),
    ...(titles === 1 ? [] : [`has ${titles} first headings`]),
  ];
}

describe('every page of the ten sites', { timeout: 600_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  // Two at a time: their pages are drawn by processes of their own.
  it.concurrent.each(slugs)(
    '%s: whole at every width and zoom, accessible, quiet, complete in forced colours',
    async (slug) => {
      const { context, page, errors, outside } = await visitor(browser);
      const found: string[] = [];
      for (const path of await addresses(slug)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const response = await page.goto(addressOf(slug, path), { waitUntil: 'load' });
        await hydrated(page);
        if (response?.status() !== 200) found.push(`${path} answers ${response?.status()}`);
        const wrong = [...(await complaints(page)), ...errors.splice(0)];
        found.push(...wrong.map((complaint) => `${path} ${complaint}`));
      }
      expect(found).toEqual([]);
      expect(outside).toEqual([]);
      await context.close();
    },
  );
});
