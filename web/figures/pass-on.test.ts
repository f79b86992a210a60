import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOptions } from '@/domain/switches/options.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { CrmMessage } from '@/web/integrations/crm/port.ts';
import type { MeasuredVisit, MeasuringVendor } from '@/web/integrations/measuring/port.ts';
import { googleBody, metaBody } from '@/web/integrations/measuring/vendor-bodies.ts';
import type { Database } from '@/web/records/database.ts';
import type { SiteBatch } from '@/web/records/figures.ts';
import { type Figures, openFigures } from './open-figures.ts';
import { passedVisits, passOn } from './pass-on.ts';

let postgres: TestRecords;
let database: Database;
let figures: Figures;
let sent: [MeasuringVendor, MeasuredVisit][];
let posted: CrmMessage[];
let refuse = 0;
const set: Record<string, Partial<typeof defaultOptions>> = {
  a: { googleMeasurementId: 'G-AB12CD34EF', metaPixelId: '123456789', eventWebhook: 'https://dealer.example/visits' },
  b: {},
  hangs: { eventWebhook: 'https://hangs.example/visits' },
  long: { figureMonths: 37 },
};

/** What hangs never ends before its test. */
let hanging: PromiseWithResolvers<void> | null = null;
const readSite = async (slug: string) => {
  if (slug === 'away') throw new Error('Content is away.');
  return set[slug] ? { options: { ...defaultOptions, ...set[slug] } } : null;
};

beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  database = records.database;
  figures = openFigures(records, readSite);
  figures.work(
    passOn({
      database,
      measuring: {
        send: async (vendor, visit) => {
          refuse -= 1;
          if (refuse >= 0) throw new Error('The measuring service answered 503.');
          sent.push([vendor, visit]);
        },
      },
      crm: {
        post: async (message) => {
          if (message.target.includes('hangs')) await hanging?.promise;
          posted.push(message);
        },
      },
      siteOf: readSite,
      originOf: (slug) => `https://${slug}.example`,
    }),
  );
  await vi.waitFor(async () =>
    expect(await postgres.query("select from pgboss.queue where name = 'visit-delivery'")).toHaveLength(1),
  );
  await new Promise((later) => setTimeout(later, 500));
});
afterAll(async () => {
  await figures.stop();
  await postgres.end();
});
beforeEach(() => {
  [sent, posted, refuse] = [[], [], 0];
});

const person = '123456.789';
const batch = (overrides: Partial<SiteBatch> = {}): SiteBatch => ({
  id: randomUUID(),
  site: 'a',
  page: 'item',
  device: 'phone',
  arrivedAt: Date.now(),
  vitals: [],
  events: [
    { event: 4, detail: '', car: 'ranger-1', age: 0 },
    { event: 61, detail: 'pdf', car: 'ranger-1', age: 0 },
  ],
  ...overrides,
});
const jobs = async ({ site }: SiteBatch) => {
  const rows = await postgres.query(
    "select id from pgboss.job where name = 'visit-delivery' and data->>'site' = $1 and data->>'to' = 'google'",
    [site],
  );
  return rows.length;
};
const all = { visits: true, ads: true, webhook: true, person };

describe('[ANL-01] visits that are passed on', () => {
  it('are those whose shopper agreed, to whom they agreed, and once, however often the page sends them', async () => {
    const agreed = batch({ passOn: { ...all, ads: false, webhook: false } });
    await Promise.all([
      figures.add(agreed, 'Firefox'),
      figures.add(agreed, 'Firefox'),
      figures.add(batch(), 'Firefox'),
    ]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await figures.add(agreed, 'Firefox');
    expect(await jobs(agreed)).toBe(1);
    // The job is gone a minute after it was done: the batch is a repeat all the same.
    await postgres.query("delete from pgboss.job where name = 'visit-delivery'");
    await figures.add(agreed, 'Firefox');
    expect(await jobs(agreed)).toBe(0);
    expect(sent[0]).toMatchObject([
      'google',
      { site: 'a', account: 'G-AB12CD34EF', person, agent: '', origin: 'https://a.example' },
    ]);
    expect(await postgres.query('select count(*)::int as n from figure_events')).toEqual([{ n: 4 }]);
  });

  it('[CFG-04] of a site that names no receiver, or is none, are not passed on', async () => {
    const one = { visits: true, ads: true, webhook: true, person };
    await figures.add(batch({ site: 'b', passOn: one }), 'Firefox');
    await figures.add(batch({ site: 'none', passOn: one }), 'Firefox');
    await figures.add(batch({ passOn: { ...one, visits: false, webhook: false } }), 'Firefox');
    await figures.add(batch({ site: 'away', passOn: one }), 'Firefox');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const queued = await postgres.query("select data->>'site' as site from pgboss.job where name = 'visit-delivery'");
    expect(new Set(queued.map(({ site }) => site))).toEqual(new Set(['a']));
    expect([sent.map(([vendor, { site }]) => [vendor, site]), posted]).toEqual([[['meta', 'a']], []]);
  });

  it('come to the dealer’s own system signed, without the number of the browser', async () => {
    await figures.add(batch({ passOn: { ...all, visits: false, ads: false } }), 'Firefox');
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({
      target: 'https://dealer.example/visits',
      secret: expect.stringMatching(/^whsec_/),
    });
    expect(posted[0]?.body).not.toMatch(new RegExp(`${person}|Firefox`));
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ type: 'visit', site: 'a', page: 'item' });
  });

  it('are tried again where they were refused', async () => {
    refuse = 1;
    await figures.add(batch({ passOn: { ...all, ads: false, webhook: false } }), 'Firefox');
    await vi.waitFor(() => expect(sent).toHaveLength(1), { interval: 500 });
  });

  it('[CFG-04] of one site whose system hangs hold up no other site’s', async () => {
    hanging = Promise.withResolvers();
    const passed = { ...all, visits: false, ads: false };
    const flood = Array.from({ length: 60 }, () => batch({ site: 'hangs', passOn: passed }));
    await Promise.all(flood.map((one) => figures.add(one, 'Firefox')));
    await new Promise((later) => setTimeout(later, 4_000));
    await figures.add(batch({ passOn: passed }), 'Firefox');
    await vi.waitFor(() => expect(posted.map(({ target }) => target)).toEqual(['https://dealer.example/visits']), {
      timeout: 8_000,
    });
    hanging.resolve();
    await postgres.query("delete from pgboss.job where name = 'visit-delivery' and state < 'active'");
  });

  it('identify the browser to advertisers alone', () => {
    const visits = passedVisits(batch({ passOn: all }), 'Firefox');
    expect(visits.map(({ to, agent, person: number }) => [to, agent, number])).toEqual([
      ['google', '', person],
      ['meta', 'Firefox', person],
      ['webhook', '', ''],
    ]);
    expect(passedVisits(batch({ passOn: all, events: [] }), 'Firefox')).toEqual([]);
  });
});

describe('[ANL-01] counts that are old', () => {
  it('go at the start: after the months of their site, and none of a site whose content cannot be read', async () => {
    await postgres.query('truncate figure_hours');
    for (const site of ['long', 'away', 'gone'])
      for (const months of [15, 40])
        await postgres.query(
          `insert into figure_hours (site, hour, event, page, detail, count)
           values ($1, now() - make_interval(months => $2), 4, 'item', '', $2)`,
          [site, months],
        );
    const other = openFigures(postgres.open(), readSite);
    other.work(async () => undefined);
    await vi.waitFor(async () =>
      expect(await postgres.query('select site, count from figure_hours order by 1, 2')).toEqual([
        { site: 'away', count: 15 },
        { site: 'away', count: 40 },
        { site: 'long', count: 15 },
      ]),
    );
    await other.stop();
  });
});

describe('[PLUS-16] a visit in the shapes of vendors', () => {
  const visit: MeasuredVisit = {
    id: 'v',
    site: 'a',
    account: '1',
    origin: 'https://a.example',
    person,
    agent: 'Firefox',
    page: 'item',
    at: 1_764_115_200_000,
    events: [
      { event: 4, car: 'ranger-1' },
      { event: 18, car: '' },
      { event: 100, car: '' },
    ],
  };

  it('has GA4’s names, and ASC’s where GA4 has none', () => {
    const { events, ...rest } = googleBody(visit);
    expect(events.map(({ name }) => name)).toEqual(['view_item', 'asc_retail_process']);
    expect(events[0]?.params).toMatchObject({
      asc_event: 'asc_pageview',
      page_type: 'item',
      items: [{ item_id: 'ranger-1' }],
    });
    expect(rest).toMatchObject({ client_id: person, consent: { ad_user_data: 'DENIED' } });
  });

  it('has Meta’s names alone, each event with an id of its own', () => {
    expect(metaBody(visit).data).toEqual([
      {
        event_name: 'ViewContent',
        event_time: 1_764_115_200,
        event_id: 'v-0',
        action_source: 'website',
        event_source_url: 'https://a.example',
        user_data: { external_id: [person], client_user_agent: 'Firefox' },
        custom_data: { content_ids: ['ranger-1'], content_type: 'vehicle' },
      },
    ]);
  });
});
