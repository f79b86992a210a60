import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteKind } from '@/domain/routes/table.ts';
import { demoStock } from './demo-stock.ts';
import {
  endpointNeeds,
  isStored,
  type Names,
  type RouteNeeds,
  readEndpoints,
  routeNeeds,
  type Service,
  services,
} from './route-needs.ts';
import { content, control, instance, ofHost, type Result, shop, until } from './shop.ts';

const slug = 'cartown';
const cars = demoStock().filter(({ status, sites }) => status === 'in_stock' && sites.includes(slug));
const all = Object.entries(routeNeeds) as [RouteKind | 'composed', RouteNeeds][];

async function namesOf(): Promise<Names> {
  const slugs = await content().fetch<Record<'post' | 'place' | 'model' | 'offer', string | null>>(
    `*[_type == "site" && slug.current == $site && !(_id in path("drafts.**"))][0]{
      "post": *[_type == "post" && site._ref == ^._id && !(_id in path("drafts.**"))][0].slug.current,
      "place": *[_type == "location" && site._ref == ^._id && !(_id in path("drafts.**"))][0].slug.current,
      "model": *[_type == "model" && !(_id in path("drafts.**"))][0].slug.current,
      "offer": *[_type == "offer" && site._ref == ^._id && !(_id in path("drafts.**"))][0].slug.current
    }`,
    { site: slug },
  );
  const { post, place, model, offer } = slugs;
  const car = cars[0]?.slug ?? '';
  return { car, post: post ?? 'none', place: place ?? 'none', model: model ?? 'none', offer: offer ?? 'none' };
}

/** Requests a few at a time, each from another address: more would wait in the queue, and be refused for that alone. */
async function fetchAll(paths: readonly string[]): Promise<Map<string, Result>> {
  const [waiting, responses] = [[...new Set(paths)], new Map<string, Result>()];
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const from = ['203', '0', randomInt(250), randomInt(250)].join('.');
      responses.set(path, await shop(slug, path, { headers: { 'x-forwarded-for': from } }));
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return responses;
}

const health = async (): Promise<{ status: string; services: Record<string, string> }> =>
  JSON.parse((await ofHost(`localhost:${instance().port}`, '/api/health')).body);
const isWell = async () => (await health()).status === 'ok';

/** Digits, so that it is also the number of a page; no other test has requested it. */
const newMark = () => String(randomInt(100_000_000, 999_999_999));
const usualMark = newMark();

/** No page and no endpoint needs the media or the sandbox: they are away together. */
const outages: readonly [title: string, away: readonly Service[]][] = [
  ['content', ['content']],
  ['search', ['search']],
  ['records', ['records']],
  ['media and sandbox', ['media', 'sandbox']],
];

/** A response that failed must have one of these texts. */
const helps = ({ body }: Result): boolean => /again|no answer|no times|right now|staff of this site|call/i.test(body);

/** `usually`: another address of the same route while every service is there. `is`: in its place while one of them is away. */
type ExpectedState = { usually: string; is: string; may: 'fail' | 'not fail' | 'only fail' };

/** What is requested while services are away: pages seen before, routes under new names, what is never cached. */
function requestsOf(away: readonly Service[], names: Names, before: string): ExpectedState[] {
  const after = newMark();
  const pages = all.flatMap(([kind, { path, unseen, needs }]): ExpectedState[] => {
    const seen = path(names);
    const isNeeded = away.some((service) => needs.includes(service));
    if (!isStored(kind)) return [{ usually: seen, is: seen, may: isNeeded ? 'fail' : 'not fail' }];
    const again: ExpectedState = { usually: seen, is: seen, may: 'not fail' };
    if (!unseen) return [again];
    return [
      again,
      { usually: unseen(names, before), is: unseen(names, after), may: isNeeded ? 'only fail' : 'not fail' },
    ];
  });
  const programs = Object.values(endpointNeeds).map(({ path, needs }): ExpectedState => {
    const address = path(names);
    return {
      usually: address,
      is: address,
      may: away.some((service) => needs.includes(service)) ? 'fail' : 'not fail',
    };
  });
  return [...pages, ...programs];
}

/** Requests pages until the front has stored each of them: one whose photo came late is shown once and not stored. */
async function untilStored(paths: readonly string[]): Promise<void> {
  let left = [...paths];
  await until(
    'every page that was seen is kept',
    async () => {
      const responses = await fetchAll(left);
      left = left.filter((path) => responses.get(path)?.headers['x-cache'] !== 'hit');
      return left.length === 0;
    },
    60_000,
  ).catch((error: unknown) => {
    throw new Error(`Not kept: ${left.join(', ')}`, { cause: error });
  });
}

/** What is wrong with a response while a service is away, as a sentence; null when nothing is. */
function complaint({ is, may }: ExpectedState, usual: Result | undefined, response: Result | undefined): string | null {
  const [expected, status] = [usual?.status ?? 0, response?.status ?? 0];
  if (status < 500 && may === 'only fail') return `${is} answers ${status}, though the table says that it cannot`;
  if (status < 500) return status === expected ? null : `${is} answers ${status} and not ${expected}`;
  if (may === 'not fail') return `${is} answers ${status}`;
  return status === 500 || !response || !helps(response) ? `${is} answers ${status} without help` : null;
}

describe('while a service is away, every address that does not need it responds as usual', {
  timeout: 240_000,
}, () => {
  it('the table names every endpoint that takes GET', () => {
    expect(Object.keys(endpointNeeds).toSorted()).toEqual(readEndpoints.toSorted());
  });

  it('every service goes away in turn, and what is needed does not go with another', () => {
    expect(outages.flatMap(([, away]) => away).toSorted()).toEqual(services.toSorted());
    const needed = [...Object.values(routeNeeds), ...Object.values(endpointNeeds)].flatMap(({ needs }) => needs);
    const together = outages.flatMap(([, away]) => (away.length > 1 ? away : []));
    expect(together.filter((service) => needed.includes(service))).toEqual([]);
  });

  let names: Names;
  /** How each address responds while every service is there. */
  let usual: Map<string, Result>;
  beforeAll(async () => {
    names = await namesOf();
    usual = await fetchAll(requestsOf([], names, usualMark).map(({ usually }) => usually));
  });

  it('all of them respond while every service is there', () => {
    const failed = [...usual].filter(([, { status }]) => status >= 500);
    expect(failed.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
  });

  // With what is judged of every route, a car whose page is not stored is never reported missing while its stock cannot be read.
  it.each(outages)('[OPS-04] [VDP-01] [VDP-20] %s', async (_title, away) => {
    const requested = requestsOf(away, names, usualMark);
    await untilStored(all.filter(([kind]) => isStored(kind)).map(([, { path }]) => path(names)));
    let found: (string | null)[] = [];
    for (const service of away) await control('stop', service);
    try {
      // The sandbox has no health check: it replaces vendors.
      for (const service of away.filter((one) => one !== 'sandbox'))
        await until('its state', async () => (await health()).services[service] === 'down');
      const responses = await fetchAll(requested.map(({ is }) => is));
      found = requested.map((one) => complaint(one, usual.get(one.usually), responses.get(one.is)));
      const car = requested.find(({ is }) => is.startsWith(`/cars/${names.car}?`));
      const enquiry = /id="enquire"[\s\S]*<form/;
      const isWithout = car?.may === 'not fail' && !enquiry.test(responses.get(car.is)?.body ?? '');
      found.push(isWithout ? `${car.is} has no form` : null);
    } finally {
      for (const service of away) await control('start', service);
    }
    expect(found.filter(Boolean)).toEqual([]);
    await until('every service', isWell, 120_000);
    await until('pages again', async () => (await shop(slug, `/search/used-cars?query=${newMark()}`)).status === 200);
  });
});
