import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { Records } from '@/web/records/database.ts';
import { makeDay } from '@/web/records/figure-days.ts';
import { addFigures, type SiteBatch } from '@/web/records/figures.ts';
import { addTerms } from '@/web/records/search-terms.ts';
import { dayOf } from '@/web/records/utc-day.ts';
import { planWeeklyMails, takeWeeklyMail } from '@/web/records/weekly-mails.ts';
import { WeeklyMails } from './weekly-mails.ts';

const slug = 'a-dealer';
const hour = 3_600_000;
const day = 24 * hour;
/** Eight on Monday 23 November in Melbourne, five in Perth; it is Sunday in UTC. */
const monday = Date.parse('2026-11-22T21:00:00Z');
let postgres: TestRecords;
let records: Records;
let mails: Mail[];
let now: number;
let targets: string[];
let zone: string;
let sending: (mail: Mail) => Promise<void>;

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
  for (let back = 0; back < 15; back++) await makeDay(records.database, dayOf(monday - back * day));
});
afterAll(() => postgres.end());
beforeEach(async () => {
  mails = [];
  now = monday;
  targets = ['mei@a.example'];
  zone = 'Australia/Melbourne';
  sending = async (mail) => void mails.push(mail);
  await postgres.query(
    'truncate weekly_mails, figure_events, figure_hours, figure_cars, search_terms, leads, holds cascade',
  );
});

/** As one process of several. */
const process = (of: Records = records) =>
  new WeeklyMails({
    records: of,
    mail: { send: (mail) => sending(mail) },
    sites: () => [slug],
    siteOf: async () =>
      siteWith({ options: { weeklyFigureMails: targets }, locations: [place('m', { timeZone: zone })] }),
    originOf: () => 'https://a.example',
    briefsOf: async () => [{ slug: 'ranger', name: '2024 Ford Ranger' }],
    now: () => now,
  });
const states = async () =>
  (await postgres.query('select target, state from weekly_mails order by 1')).map(
    (row) => `${row.target} ${row.state}`,
  );
const batch = (arrivedAt: number, events: SiteBatch['events']): SiteBatch => ({
  id: randomUUID(),
  site: slug,
  page: 'item',
  device: 'phone',
  arrivedAt,
  events,
  vitals: [],
});
const event = (number: number, overrides: Partial<SiteBatch['events'][number]> = {}) => ({
  event: number,
  detail: '' as const,
  car: '',
  age: 0,
  ...overrides,
});

describe('[ANL-01] the weekly mail', { timeout: 60_000 }, () => {
  it('goes once to each address, however many processes look, and however often', async () => {
    targets = ['mei@a.example', 'sam@a.example', 'MEI@a.example', 'no address'];
    const others = [postgres.open(), postgres.open()];
    await Promise.all([records, ...others, records].map((of) => process(of).look()));
    now += hour;
    await process().look();
    expect(mails.map(({ to }) => to).sort()).toEqual(['mei@a.example', 'sam@a.example']);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(await states()).toEqual(['mei@a.example sent', 'sam@a.example sent']);
  });

  it('is not sent twice if its process ended during it, and is sent if that ended before', async () => {
    const targetsOfTwo = ['amid@a.example', 'before@a.example'];
    targets = targetsOfTwo;
    await planWeeklyMails(records.database, { site: slug, monday: '2026-11-23', targets: ['amid@a.example'] });
    expect((await takeWeeklyMail(records.database, { site: slug, monday: '2026-11-23' }))?.target).toBe(
      'amid@a.example',
    );
    await process().look();
    expect(mails.map(({ to }) => to)).toEqual(['before@a.example']);
    await postgres.query("update weekly_mails set at = now() - interval '6 minutes' where state = 'sending'");
    await process().look();
    expect(mails).toHaveLength(1);
    expect(await states()).toEqual(['amid@a.example stuck', 'before@a.example sent']);
  });

  it('is tried again later under the same id, of the same week, until a mail server takes it', async () => {
    const ids: string[] = [];
    sending = async ({ id }) => {
      ids.push(id);
      throw new Error('451 away');
    };
    await process().look();
    await process().look();
    expect(await states()).toEqual(['mei@a.example waiting']);
    sending = async (mail) => void mails.push(mail);
    now += day;
    await postgres.query('update weekly_mails set at = now()');
    await process().look();
    expect(mails.map(({ id }) => id)).toEqual(ids);
    expect(mails[0]?.subject).toContain('16 to 22 Nov');
  });

  it.each([
    ['Australia/Melbourne', -hour - 1, 0],
    ['Australia/Melbourne', -hour, 1],
    ['Australia/Perth', hour, 0],
    ['Australia/Perth', 2 * hour, 1],
    ['Australia/Perth', 14 * hour - 1, 1],
    ['Australia/Perth', 14 * hour, 0],
    ['Australia/Melbourne', 11 * hour - 1, 1],
    ['Australia/Melbourne', 11 * hour, 0],
    ['Australia/Melbourne', day - hour - 1, 0],
    ['Australia/Melbourne', day - hour, 1],
    ['Australia/Melbourne', day + 11 * hour, 0],
    ['Australia/Melbourne', 3 * day, 0],
  ])(
    'is due between seven and nineteen on Monday and Tuesday by the clock of %s: %d ms later %d',
    async (of, later, count) => {
      zone = of;
      now = monday + later;
      await process().look();
      expect(mails).toHaveLength(count);
    },
  );

  const refuse = async () => {
    sending = async () => {
      throw new Error('451 away');
    };
    await process().look();
    sending = async (mail) => void mails.push(mail);
    await postgres.query('update weekly_mails set at = now()');
  };

  it('waits out the night where it could not be sent on Monday', async () => {
    await refuse();
    for (const [later, count] of [
      [11, 0],
      [16, 0],
      [22.9, 0],
      [23, 1],
    ] as const) {
      now = monday + later * hour;
      await process().look();
      expect([later, mails.length]).toEqual([later, count]);
    }
    expect(mails[0]?.subject).toContain('16 to 22 Nov');
  });

  it('is not sent after nineteen, also where that comes while mails are sent', async () => {
    targets = ['mei@a.example', 'sam@a.example'];
    sending = async (mail) => {
      mails.push(mail);
      now = monday + 11 * hour;
    };
    await process().look();
    expect(mails).toHaveLength(1);
    expect((await states()).map((state) => state.split(' ')[1]).sort()).toEqual(['sent', 'waiting']);
  });

  it('is given up after Tuesday with a line in the log, and never sent then', async () => {
    await refuse();
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    now = monday + day + 11 * hour;
    await process().look();
    now = monday + 7 * day;
    await process().look();
    const given = lines.mock.calls.filter(([line]) => String(line).includes('weekly-mail-given-up'));
    lines.mockRestore();
    expect(given).toHaveLength(1);
    const [first] = await postgres.query("select state, error from weekly_mails where monday = '2026-11-23'");
    expect(first).toEqual({ state: 'stuck', error: '451 away' });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('23 to 29 Nov')]);
  });

  it('waits for the hours of its own site', async () => {
    await refuse();
    zone = 'Australia/Perth';
    now = monday + day - hour;
    await process().look();
    expect(mails).toEqual([]);
    now = monday + day + 2 * hour;
    await process().look();
    expect(mails).toHaveLength(1);
  });

  it('does not go without an address, nor to one that staff took out meanwhile', async () => {
    targets = [];
    await process().look();
    expect(await states()).toEqual([]);
    await planWeeklyMails(records.database, { site: slug, monday: '2026-11-23', targets: ['left@a.example'] });
    await process().look();
    expect([mails, await states()]).toEqual([[], []]);
  });

  it('states the week beside the one before, what found nothing, which cars had no enquiry, and the way out', async () => {
    const at = monday - 2 * day;
    const views = Array.from({ length: 12 }, () => event(4, { car: 'ranger' }));
    await addFigures(records.database, [
      batch(at, [event(100, { detail: 'ads' }), event(100), event(49, { detail: 'none' }), ...views]),
      batch(at, [event(39, { car: 'ranger' })]),
      batch(at - 7 * day, [event(100)]),
    ]);
    await addTerms(records.database, [{ site: slug, phrase: 'bronco', searches: 3, nothing: 3 }], at);
    await postgres.query(
      `insert into leads (site, category, details, received_at, answered_at) values ($1, 'Service', '{}', $2, $3)`,
      [slug, new Date(at), new Date(at + 38 * 60_000)],
    );
    await process().look();
    const [mail] = mails;
    expect(mail).toMatchObject({ fromName: 'A Dealer', subject: 'Week of 16 to 22 Nov: 2 visits, 1 enquiry' });
    for (const line of [
      'A Dealer, 16 to 22 Nov, compared with 9 to 15 Nov.',
      'Visits: 2, 1 the week before (+100%)',
      'Search results without a car: 1, none the week before',
      'Typed, and nothing found: “bronco” 3 times',
      'Car views: 12, none the week before',
      'Cars saved: 1, none the week before',
      'Enquiries: 1, none the week before\nHalf taken up within: 38 min',
      'No mark in the link: 1, none the week before, half taken up within: 38 min',
      'From visit to reservation: 2 visits, 12 car views, 1 enquiry, 0 reservations',
      'Viewed, but not enquired about: 2024 Ford Ranger: 12 views, 1 saved',
      'https://a.example/desk/figures',
      'To stop receiving it, have your address removed there.',
    ])
      expect(mail?.text).toContain(line);
    expect(mail?.html).toContain('<a href="https://a.example/desk/figures">');
  });

  it('states that no visit was counted, and gives no figure for what was not measured', async () => {
    await process().look();
    const [mail] = mails;
    expect(mail?.subject).toBe('Week of 16 to 22 Nov: no visits counted');
    expect(mail?.text).toContain('No visits were counted this week.');
    expect(mail?.text).toContain('Enquiries: None, as the week before');
    expect(mail?.text).not.toMatch(/^(?:Visits|Car views|Cars saved|Search results)/m);
    expect(mail?.text).not.toMatch(/(?<![\d.])0(?![\d.])/);
  });
});
