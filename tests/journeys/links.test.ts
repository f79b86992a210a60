import { beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { groupOf, isResults } from './crawl-groups.ts';
import { crawl, type FoundPage } from './links.ts';
import { listedPaths, samplesOf } from './listed-pages.ts';
import { dataOf, type PageData } from './page-data.ts';
import { oddCopy } from './page-english.ts';
import { content, type Result, shop } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);
/** Of each template one: what they state for machines is judged, on so many of each kind of page that they list, and the last. */
const statingSites = ['southbank-ford', 'cartown', 'meridian-group', 'bayside-toyota'];
const ofEachKind = 1;
const results = '/search/used-cars';
/** Searches by what their heading and counts name: a page, a price, words, a body. */
const searches = ['?page=2', '?range[price]=..9000', '?query=zzzz', '?facet[body]=Ute'].map(
  (query) => `${results}${query}`,
);
const unknown = '/none-of-these';

/**
 * A part that React sent hidden, for scripts to put in its place: without script it would stay so. An empty one hides nothing: that of
 * the quote, which the server draws nothing of, where its file was not loaded yet.
 */
const hiddenPart = /<div hidden id="S:[^"]*">(?!<\/div>)/;

/** What a crawl found of a site. Of `read` the copy is judged, of `samples` what they state for machines. */
type Site = {
  pages: FoundPage[];
  read: ReadonlySet<string>;
  odd: string[];
  samples: readonly string[];
  data: ReadonlyMap<string, PageData>;
};

async function ownPages(slug: string): Promise<string[]> {
  return content().fetch<string[]>(
    '*[_type == "page" && site->slug.current == $slug && !(_id in path("drafts.**"))].path',
    { slug },
  );
}

async function look(slug: string): Promise<Site> {
  const states = statingSites.includes(slug);
  const samples = states ? samplesOf(await listedPaths(slug), ofEachKind) : [];
  const read = new Set([...(await ownPages(slug)), results, ...(states ? searches : []), unknown]);
  const [odd, data] = [new Set<string>(), new Map<string, PageData>()];
  const judge = (path: string, { body }: Result): string[] => {
    if (read.has(path)) for (const copy of oddCopy(body)) odd.add(`${path}: ${copy}`);
    if (samples.includes(path)) data.set(path, dataOf(path, body));
    return hiddenPart.test(body) ? ['a hidden part'] : [];
  };
  const pages = await crawl({ slug, groupOf, starts: [...samples, ...read], judge });
  return { pages, read, odd: [...odd], samples, data };
}

const sentence = ({ status, path, linkedFrom }: FoundPage) => `${status} ${path}, linked from ${linkedFrom}`;

describe('pages of all ten sites, each requested once', () => {
  const sites = new Map<string, Site>();
  beforeAll(async () => {
    await Promise.all(slugs.map(async (slug) => sites.set(slug, await look(slug))));
  });
  const site = (slug: string): Site => {
    const found = sites.get(slug);
    if (!found) throw new Error(`${slug} was not looked at.`);
    return found;
  };
  const linked = (slug: string) => site(slug).pages.filter(({ linkedFrom }) => linkedFrom !== null);

  it.each(slugs)('[NAV-12] every menu, tile, banner, text and footer of %s leads somewhere', (slug) => {
    expect(linked(slug).length).toBeGreaterThan(20);
    expect(
      linked(slug)
        .filter(({ status }) => status >= 400)
        .map(sentence),
    ).toEqual([]);
  });

  it.each(slugs)('[NAV-02] [NAV-03] every link of %s under /search has results', (slug) => {
    const results = linked(slug).filter(({ path }) => isResults(path));
    expect(results.length).toBeGreaterThan(3);
    expect(results.filter(({ status }) => status !== 200).map(sentence)).toEqual([]);
  });

  it('[NAV-02] the results pages of the sites link to others, which were requested as well', () => {
    const all = slugs.flatMap(linked);
    const between = all.filter(({ path, linkedFrom }) => isResults(path) && linkedFrom && isResults(linkedFrom));
    expect(between.length).toBeGreaterThan(8);
  });

  it.each(slugs)(
    'every page of %s is in its HTML where it is seen, in no hidden part that waits for a script',
    (slug) => {
      expect(linked(slug).flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual([]);
    },
  );

  it.each(slugs)('every page of %s by its path is there, or leads on; an unknown one is not found', (slug) => {
    const { pages, read } = site(slug);
    expect(read.size).toBeGreaterThan(10);
    const other = pages.filter(({ path, status }) => read.has(path) && ![200, 307, 308, 404].includes(status));
    expect(other.map(sentence)).toEqual([]);
    expect(pages.find(({ path }) => path === unknown)?.status).toBe(404);
  });

  it.each(slugs)('articles, counts, spelling and phrasing of every page of %s', (slug) => {
    expect(site(slug).odd).toEqual([]);
  });

  it.each(statingSites)(
    '[CFG-05] every kind of page of %s states its place, a picture that is there, and nothing that breaks the rules',
    async (slug) => {
      const { data, samples } = site(slug);
      expect(samples.length).toBeGreaterThan(10);
      const faults = [...data].flatMap(([path, one]) => one.faults.map((fault) => `${path}: ${fault}`));
      const pictures = new Set([...data.values()].flatMap(({ picture }) => (picture ? [picture] : [])));
      for (const picture of pictures) {
        const { status, headers } = await shop(slug, new URL(picture).pathname);
        if (status !== 200 || headers['content-type'] !== 'image/jpeg') faults.push(`${picture}: ${status}`);
      }
      expect(faults).toEqual([]);
      const types = [...data.values()].flatMap((one) => one.types);
      expect(types).toEqual(expect.arrayContaining(['WebSite', 'BreadcrumbList', 'ItemList', 'Car']));
    },
  );
});
