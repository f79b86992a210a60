/**
 * From a tap to the new results painted, two ways alternating in one browser at 4x CPU, each address requested for the first time (SRCH-27):
 *   part     what the product does: the results' own HTML, put in its place
 *   JSON     the search service's response on the site's own host, with the site's scoped key, and of it as little drawn as would still be a
 *            results page: 21 copies of a card of the page, each with another name, link, line, price, kilometres and stock number, the
 *            count, and the counts of all facets. Pictures, tags, prices by the site's rules, weekly figures, promo cards, chips, heading,
 *            title, pager and the facets' order are not: a lower bound. The queries are made beforehand, which the way would have to do too.
 * The service handles both; which of the two sends a search first alternates.
 *
 *   node --import ./scripts/alias.ts benches/web/filter-drawing.ts [--vehicles 10000] [--taps 30]
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { fillIndex } from './fill-index.ts';
import { openBrowser, share, slowPage, type TapTimes, tapFilter } from './filter-taps.ts';
import { questionsOf, resultsPath } from './results-questions.ts';
import { homeOf, sendRequest, startForecourt } from './servers.ts';

const { values } = parseArgs({
  options: { vehicles: { type: 'string', default: '10000' }, taps: { type: 'string', default: '30' } },
});
const [vehicles, taps] = [Number(values.vehicles), Number(values.taps)];

type Drawn = { responseMs: number; sightMs: number };
type DrawRequest = { body: string; key: string };

/** Sends the query from within the page, draws its result and waits for the paint. */
const drawJson = (page: Page, requested: DrawRequest): Promise<Drawn> =>
  page.evaluate(async ({ body, key }) => {
    type Car = Record<'slug' | 'name' | 'badge' | 'stocknum', string> & Record<'price' | 'km', number>;
    type Counts = { field_name: string; counts: { value: string; count: number }[] };
    type SearchResponse = { found: number; hits: { document: Car }[]; facet_counts: Counts[]; error?: string };
    const begun = performance.now();
    const headers = { 'content-type': 'text/plain', 'x-typesense-api-key': key };
    const response = await fetch('/stock-search/multi_search', { method: 'POST', body, headers });
    const { results }: { results: SearchResponse[] } = await response.json();
    const responseMs = performance.now() - begun;
    const [cars] = results;
    const model = document.querySelector('#results li:has(h3 a[href^="/cars/"])');
    if (!cars?.hits || !model) throw new Error(cars?.error ?? 'There is no card to copy.');
    const grouped = new Intl.NumberFormat('en-AU');
    const cards = cars.hits.map(({ document: car }) => {
      const card = model.cloneNode(true) as HTMLElement;
      const setText = (which: string, text: string) => {
        const element = card.querySelector(which);
        if (element) element.textContent = text;
      };
      const link = card.querySelector<HTMLAnchorElement>('h3 a');
      if (link) link.href = `/cars/${car.slug}`;
      setText('h3 a', car.name);
      setText('h3 + p', car.badge);
      setText('.vehicle-facts li', `${grouped.format(car.km)} km`);
      setText('.card-price p', `$${grouped.format(car.price)}`);
      setText('.card-price ~ p', `Stock no. ${car.stocknum}`);
      return card;
    });
    model.parentElement?.replaceChildren(...cards);
    const count = document.querySelector('[data-count] b');
    if (count) count.textContent = grouped.format(cars.found);
    for (const { field_name: name, counts } of results.flatMap(({ facet_counts }) => facet_counts)) {
      const countOf = new Map(counts.map(({ value, count }) => [value, count]));
      for (const box of document.querySelectorAll<HTMLInputElement>(`[data-facet="${name}"] input[name]`)) {
        const number = box.parentElement?.lastElementChild?.firstChild;
        if (number) number.nodeValue = grouped.format(countOf.get(box.value) ?? 0);
      }
    }
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
    );
    return { responseMs, sightMs: performance.now() - begun };
  }, requested);

const p = (numbers: readonly number[]): string =>
  [0.5, 0.75].map((part) => share(numbers, part).toFixed(0).padStart(4)).join(' ');

async function compared(host: string, key: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const [part, json] = [
      await slowPage(browser, `http://${host}${resultsPath}`),
      await slowPage(browser, `http://${host}${resultsPath}`),
    ];
    const makes = await json
      .locator('input[name=make]')
      .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')));
    const kinds = {
      price: (at: number) => ({
        tap: { price: 90_000 - at * 500 },
        address: `${resultsPath}?price=:${90_000 - at * 500}`,
      }),
      make: (at: number) => {
        const chosen = makes.slice(0, at + 1).map((make) => `make=${encodeURIComponent(make)}`);
        return { tap: { make: at }, address: `${resultsPath}?${chosen.join('&')}` };
      },
    };
    for (const [name, of] of Object.entries(kinds)) {
      const [parts, drawn]: [TapTimes[], Drawn[]] = [[], []];
      if (name === 'make') await part.goto(`http://${host}${resultsPath}`);
      if (name === 'make') await part.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const max = name === 'make' ? Math.min(taps, makes.length) : taps;
      for (let at = name === 'make' ? 0 : -3; at < max; at += 1) {
        const { tap, address } = of(at);
        const ways = [
          async () => {
            const times = await onTop(part, () => tapFilter(part, tap));
            if (at >= 0) parts.push(times);
          },
          async () => {
            const times = await onTop(json, () => drawJson(json, { body: questionsOf(address), key }));
            if (at >= 0) drawn.push(times);
          },
        ];
        for (const way of at % 2 ? ways : ways.reverse()) await way();
      }
      const [sight, whole] = [parts.map(({ sightMs }) => sightMs), parts.map(({ wholeMs }) => wholeMs)];
      console.log(`${name.padEnd(6)} part p50 p75: cards in sight ${p(sight)} ms, everything ${p(whole)} ms`);
      const [result, painted] = [drawn.map(({ responseMs }) => responseMs), drawn.map(({ sightMs }) => sightMs)];
      console.log(
        `${name.padEnd(6)} JSON p50 p75: answer read ${p(result)} ms, drawn as little as that ${p(painted)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

async function onTop<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.bringToFront();
  await page.waitForTimeout(100);
  return work();
}

const target = await startForecourt();
try {
  console.log(`${await fillIndex(target.instance, vehicles)} vehicles in the index; ${homeOf}, ${resultsPath}`);
  const { port, host } = target;
  const { key }: { key: string } = JSON.parse((await sendRequest(port, host, '/api/stock-key')).body.toString('utf8'));
  await compared(host, key);
} finally {
  await target.stop();
}
