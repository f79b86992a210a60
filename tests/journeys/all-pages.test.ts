import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import {
  colourComplaints,
  complaints,
  copyComplaints,
  inaccessible,
  ringComplaints,
  skipLinkComplaints,
} from './page-complaints.ts';
import { lookedAt } from './page-looks.ts';
import { visitsOf } from './site-visits.ts';

const slugs = demoDealerships.map(({ slug }) => slug);
const results = '/search/used-cars';

/**
 * One site of each template, the one with the most pages first. Results of the Ford dealer
 * `search-states.test.ts` judges.
 */
const wholeSites = [
  { slug: 'meridian-group', always: ['/', '/contact-us', results] },
  { slug: 'southbank-ford', always: ['/', '/contact-us'] },
  { slug: 'cartown', always: ['/', '/contact-us', results] },
  { slug: 'coastline-mazda', always: ['/', '/contact-us'] },
];
/** Of these, a light one and a dark one, axe judges the home page in a desk's width as well, whose menu is another. */
const desks = ['southbank-ford', 'cartown'];
/** The others show the same blocks with a site's own copy, pictures and colours. */
const ofOthers = ['/', '/contact-us'].map((path) => ({ path, whole: false }));
/** The narrowest of each arrangement, and a desk; a phone first, since that is the width that the page has then. */
const narrowest = [390, 320, 768, 1024, 1200, 1440];

const phone = { width: 390, height: 900 };
const desk = { width: 1440, height: 900 };

describe('every page of the ten sites', { timeout: 600_000 }, () => {
  let browser: Browser;
  let visits: Awaited<ReturnType<typeof visitsOf>>;
  beforeAll(async () => {
    visits = await visitsOf(wholeSites);
    browser = await launch();
  });
  afterAll(() => browser.close());

  type Visitor = { page: Page; open: (path: string, size: typeof desk) => Promise<string[]> };

  /** The home page of a template, opened at either width: rings are sought at the width of the load. */
  async function homeComplaints({ page, open }: Visitor, slug: string): Promise<string[]> {
    const found = [...(await open('/', desk)), ...(await skipLinkComplaints(page))];
    await hydrated(page);
    found.push(...(await ringComplaints(page)));
    if (desks.includes(slug)) found.push(...(await inaccessible(page, true)).map((it) => `at ${desk.width}: ${it}`));
    found.push(...(await open('/', phone)));
    await hydrated(page);
    return [...found, ...(await ringComplaints(page)), ...(await complaints(page, { widths: lookedAt, frame: true }))];
  }

  async function pageComplaints({ page, open }: Visitor, path: string, whole: boolean): Promise<string[]> {
    const found = await open(path, desk);
    await hydrated(page);
    if (path === results) found.push(...(await ringComplaints(page)));
    return [
      ...found,
      ...(await (whole ? complaints(page, { widths: narrowest, frame: false }) : copyComplaints(page))),
    ];
  }

  /** What a site has of its own where another one's pages of the same template are judged whole. */
  async function ownComplaints({ page, open }: Visitor, path: string): Promise<string[]> {
    const found = await open(path, desk);
    await hydrated(page);
    if (path === '/') found.push(...(await ringComplaints(page)));
    return [...found, ...(await copyComplaints(page, [1200])), ...(await colourComplaints(page))];
  }

  const judged = (one: Visitor, slug: string, path: string, whole: boolean): Promise<string[]> => {
    if (!visits.has(slug)) return ownComplaints(one, path);
    return path === '/' ? homeComplaints(one, slug) : pageComplaints(one, path, whole);
  };

  // Two at a time: their pages are drawn by processes of their own.
  it.concurrent.each(slugs)(
    '%s: whole at every width and zoom, accessible, quiet, complete in forced colours, its keyboard always in sight',
    async (slug) => {
      const { context, page, errors, outside } = await visitor(browser);
      const open = async (path: string, size: typeof desk) => {
        await page.setViewportSize(size);
        const response = await page.goto(addressOf(slug, path), { waitUntil: 'load' });
        return response?.status() === 200 ? [] : [`answers ${response?.status()}`];
      };
      const found: string[] = [];
      for (const { path, whole } of visits.get(slug) ?? ofOthers) {
        const wrong = await judged({ page, open }, slug, path, whole);
        found.push(...[...wrong, ...errors.splice(0)].map((complaint) => `${path} ${complaint}`));
      }
      expect(found).toEqual([]);
      expect(outside).toEqual([]);
      await context.close();
    },
  );
});
