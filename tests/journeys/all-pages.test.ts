import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { complaints, inaccessibleAt, ringComplaints, skipLinkComplaints } from './page-complaints.ts';
import { lookedAt } from './page-looks.ts';
import { content } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

/** One site of each template, the one with the most pages first: a path that an earlier one has is left out. */
const wholeSites = ['meridian-group', 'southbank-ford', 'cartown', 'coastline-mazda'];
/** Of these the home page is judged by axe at more widths: those of the tablet's columns and of the desk's menu. */
const homes = ['southbank-ford', 'cartown'];
const widerThanPhone = [768, 1440];
/** The same blocks with a site's own copy, pictures and colours. */
const ofEach = ['/', '/contact-us'];
/** The widths of the other sites, of the same code as a whole one: the narrowest of each arrangement, and a desk. */
const narrowest = [320, 720, 1200, 1440];

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
  const own = (await pagesOf(site)).filter((path) => !earlier.has(path));
  return [...new Set([...ofEach, '/search/used-cars', ...own])];
}

/** What is wrong with a page that was just opened at a desk. */
async function judged(page: Page, slug: string, path: string): Promise<string[]> {
  const isWhole = wholeSites.includes(slug);
  const isHome = path === '/';
  const skipping = isHome && isWhole ? await skipLinkComplaints(page) : [];
  await hydrated(page);
  const extent = { widths: isWhole ? lookedAt : narrowest, frame: isHome };
  return [
    ...skipping,
    ...(await complaints(page, extent)),
    ...(isHome && homes.includes(slug) ? await inaccessibleAt(page, widerThanPhone) : []),
    ...(isHome ? await ringComplaints(page, isWhole ? [1440, 390] : [1440]) : []),
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
    '%s: whole at every width and zoom, accessible, quiet, complete in forced colours, its keyboard always in sight',
    async (slug) => {
      const { context, page, errors, outside } = await visitor(browser);
      const found: string[] = [];
      for (const path of await addresses(slug)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const response = await page.goto(addressOf(slug, path), { waitUntil: 'load' });
        if (response?.status() !== 200) found.push(`${path} answers ${response?.status()}`);
        const wrong = [...(await judged(page, slug, path)), ...errors.splice(0)];
        found.push(...wrong.map((complaint) => `${path} ${complaint}`));
      }
      expect(found).toEqual([]);
      expect(outside).toEqual([]);
      await context.close();
    },
  );
});
