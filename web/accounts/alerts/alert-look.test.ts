import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AlertChannel, AlertKind } from '@/domain/accounts/alerts/alert-kinds.ts';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { StockRefused } from '@/domain/stock/stock-unavailable.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { savedState } from '@/web/accounts/read-car-states.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { TextMessage } from '@/web/integrations/sms/port.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { addAccountSearches } from '@/web/records/account-searches.ts';
import { deleteAccount, ensureAccount, updateDetails } from '@/web/records/account-sessions.ts';
import { writeChanges } from '@/web/records/alert-changes.ts';
import { agreeToAlerts, confirmEmail, stopAlerts } from '@/web/records/alert-consents.ts';
import { beginLook } from '@/web/records/alert-looks.ts';
import { AlertQueue } from '@/web/records/alert-queue.ts';
import type { Records } from '@/web/records/database.ts';
import { announceIn } from '@/web/records/invalidation.ts';
import { addSavedCar, removeSavedCar } from '@/web/records/saved-cars.ts';
import { AlertLook } from './alert-look.ts';
import { deliverAlerts } from './deliver-alert.ts';

let postgres: TestRecords;
let records: Records;
let queue: AlertQueue;
const stock = new Map<string, StockCard>();
const texts: TextMessage[] = [];
const mails: Mail[] = [];
let clock = Date.parse('2026-11-26T02:00:00Z');
let failing = 0;
/** Noon in Melbourne. */
const noon = Date.parse('2026-11-26T01:00:00Z');
const hour = 3_600_000;

const card = (id: string, overrides: Partial<StockCard> = {}): StockCard =>
  ({
    id,
    slug: id,
    name: `Car ${id}`,
    make: 'Ford',
    model: 'Ranger',
    badge: '',
    series: '',
    status: 'in_stock',
    reserved: false,
    priceCents: 30_000_00,
    priceType: 'drive_away_price',
    images: [],
    createdAtMs: 0,
    ...overrides,
  }) as unknown as StockCard;

const site = (slug: string) => ({
  ...siteWith({ locations: [place('main', { primary: true })] }),
  slug,
  name: `Dealer ${slug}`,
});
const source = {
  cards: async (_site: unknown, ids: readonly string[]) => ids.flatMap((id) => stock.get(id) ?? []),
  newest: async (_site: unknown, address: string) =>
    address.includes('refused')
      ? Promise.reject(new StockRefused('Not an int32.'))
      : [...stock.values()].filter(({ createdAtMs }) => createdAtMs > 0),
};
const take = async <Message>(list: Message[], message: Message) => {
  if (failing > 0) {
    failing -= 1;
    throw new Error('451 away');
  }
  list.push(message);
};
const parts = (of: Records) => ({
  records: of,
  queue,
  siteOf: async (slug: string) => site(slug),
  stock: source,
  now: () => clock,
  sms: { send: (message: TextMessage) => take(texts, message) },
  mail: { send: (message: Mail) => take(mails, message) },
});
const looker = (of: Records = records) => new AlertLook(parts(of));

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open(8);
  queue = new AlertQueue(records, { limit: 20, delaySeconds: 1, maxDelaySeconds: 1, claimSeconds: 5 });
  await queue.work(deliverAlerts(parts(records)));
});
afterEach(() => {
  clock = noon;
  failing = 0;
});
afterAll(async () => {
  await queue.stop();
  await postgres.end();
});

let people = 0;
const all: AlertKind[] = ['price', 'sold', 'back', 'search'];
const agree = (account: string, slug: string, kinds = all, channel: AlertChannel = 'sms') =>
  agreeToAlerts(
    records.database,
    { account, site: slug },
    { kinds, channel, terms: 'terms', origin: 'https://a.example' },
  );

/** A shopper with an account who saved these cars and agreed to alerts. */
async function watcher(slug: string, cars: readonly string[], kinds = all) {
  people += 1;
  const phone = `+614${String(90_000_000 + people)}`;
  const { id } = await ensureAccount(records.database, { site: slug, phone });
  for (const car of cars) {
    const found = stock.get(car);
    if (found) await addSavedCar(records.database, { account: id, site: slug }, car, savedState(found));
  }
  await agree(id, slug, kinds);
  return { id, phone };
}
const publish = (slug: string) => announceIn(records.database, [tags.stock(slug)]);
const change = (id: string, more: Partial<StockCard>) => stock.set(id, { ...card(id), ...stock.get(id), ...more });
const textsTo = (phone: string) => texts.filter(({ to }) => to === phone).map(({ text }) => text);
const soon = { timeout: 20_000, interval: 50 };
const heard = (phone: string, count: number) => vi.waitFor(() => expect(textsTo(phone)).toHaveLength(count), soon);
const rows = (account: string) => postgres.query('select * from alerts where account = $1 order by kind', [account]);

describe('[PLUS-21] alerts', { timeout: 120_000 }, () => {
  it('report a lower price, a sold and a returned car in one message, once, however many processes look', async () => {
    for (const id of ['a1', 'a2', 'a3']) stock.set(id, card(id));
    stock.set('a3', card('a3', { reserved: true }));
    const { id, phone } = await watcher('a', ['a1', 'a2', 'a3']);
    await looker().look();
    expect(await rows(id)).toEqual([]);
    change('a1', { priceCents: 28_000_00 });
    change('a2', { status: 'sold' });
    change('a3', { reserved: false });
    await publish('a');
    await Promise.all([looker().look(), looker(postgres.open()).look(), looker(postgres.open()).look()]);
    await looker().look();
    await heard(phone, 1);
    expect(textsTo(phone)[0]).toContain('Dealer a: 1 price drop, 1 car back on sale and 1 saved car no longer');
    expect(textsTo(phone)[0]).toContain('Car a1: Now $28,000, was $30,000 (drive away, no more to pay).');
    await publish('a');
    await looker().look();
    expect(await rows(id)).toHaveLength(3);
  });

  it('are one message a day: what comes after it waits for the next day, and what is over by then is left out', async () => {
    stock.set('b1', card('b1'));
    stock.set('b2', card('b2'));
    const { phone } = await watcher('b', ['b1', 'b2']);
    await looker().look();
    change('b1', { priceCents: 29_000_00 });
    await publish('b');
    await looker().look();
    await heard(phone, 1);
    change('b1', { priceCents: 28_000_00 });
    change('b2', { priceCents: 25_000_00 });
    await publish('b');
    await looker().look();
    await looker().look();
    expect(textsTo(phone)).toHaveLength(1);
    change('b2', { priceCents: 31_000_00 });
    clock = noon + 24 * hour;
    await looker().look();
    await heard(phone, 2);
    expect(textsTo(phone)[1]).toContain('Car b1: Now $28,000, was $29,000');
    expect(textsTo(phone)[1]).not.toContain('Car b2');
  });

  it('never arrive by night: they wait for eight in the morning of the dealer', async () => {
    stock.set('c1', card('c1'));
    const { id, phone } = await watcher('c', ['c1']);
    await looker().look();
    clock = noon + 10 * hour;
    change('c1', { priceCents: 27_000_00 });
    await publish('c');
    await looker().look();
    expect(await rows(id)).toMatchObject([{ message: null, sent_at: null }]);
    clock = noon + 20 * hour;
    await looker().look();
    await heard(phone, 1);
  });

  it('are not sent to shoppers who did not agree to them, stopped them, or have not confirmed their address', async () => {
    stock.set('d1', card('d1'));
    const only = await watcher('d', ['d1'], ['sold']);
    const stopped = await watcher('d', ['d1']);
    const mailed = await watcher('d', ['d1']);
    const deleted = await watcher('d', ['d1']);
    await updateDetails(records.database, mailed.id, { email: 'mei@a.example' });
    await agree(mailed.id, 'd', all, 'mail');
    await looker().look();
    await stopAlerts(records.database, stopped.id, 'link');
    change('d1', { priceCents: 20_000_00 });
    await publish('d');
    await looker().look();
    await deleteAccount(records.database, deleted.id);
    await looker().look();
    for (const { phone } of [only, stopped, mailed]) expect(textsTo(phone)).toEqual([]);
    expect(await rows(deleted.id)).toEqual([]);
    expect(mails).toEqual([]);
    expect(await confirmEmail(records.database, mailed.id, 'other@a.example')).toBe(false);
    expect(await confirmEmail(records.database, mailed.id, 'mei@a.example')).toBe(true);
    await looker().look();
    await vi.waitFor(() => expect(mails).toHaveLength(1), soon);
    expect(mails[0]).toMatchObject({ to: 'mei@a.example', fromName: 'Dealer d' });
    expect(mails[0]?.unsubscribe).toMatch(/^https:\/\/a\.example\/api\/alerts\/[0-9a-f-]{36}$/);
  });

  it('name what no longer is listed, and leave out what had left before the shopper agreed', async () => {
    stock.set('e1', card('e1'));
    stock.set('e2', card('e2'));
    const { id, phone } = await watcher('e', ['e1']);
    const late = await watcher('e', ['e2']);
    await stopAlerts(records.database, late.id, 'garage');
    await looker().look();
    stock.delete('e1');
    stock.delete('e2');
    await agree(late.id, 'e');
    await publish('e');
    await looker().look();
    await heard(phone, 1);
    expect(textsTo(phone)[0]).toContain('Car e1: No longer listed.');
    expect(await rows(late.id)).toEqual([]);
    stock.set('e1', card('e1'));
    await publish('e');
    await looker().look();
    expect((await rows(id)).map(({ kind }) => kind)).toEqual(['back', 'sold']);
  });

  it('report a new car of a saved search once, whichever of the searches finds it, also beside one that the stock refuses', async () => {
    const { id, phone } = await watcher('f', []);
    const searches = ['refused', 'Utes', 'Fords'].map((name) => ({ name, address: `/search?query=${name}` }));
    await addAccountSearches(records.database, id, searches, Date.now());
    stock.set('f0', card('f0', { createdAtMs: Date.now() - 86_400_000 }));
    stock.set('f1', card('f1', { createdAtMs: Date.now() + 1_000 }));
    await looker().look();
    await publish('f');
    await looker().look();
    await heard(phone, 1);
    expect(textsTo(phone)[0]).toContain('Dealer f: 1 new car.\nCar f1: New in “');
    expect(await rows(id)).toHaveLength(1);
    stock.delete('f0');
    stock.delete('f1');
  });

  it('of a car that is no longer saved are not sent', async () => {
    stock.set('i1', card('i1'));
    const { id, phone } = await watcher('i', ['i1']);
    await looker().look();
    clock = noon + 10 * hour;
    change('i1', { priceCents: 27_000_00 });
    await publish('i');
    await looker().look();
    expect(await rows(id)).toHaveLength(1);
    await removeSavedCar(records.database, id, 'i1');
    expect(await rows(id)).toEqual([]);
    clock = noon + 24 * hour;
    await looker().look();
    expect(textsTo(phone)).toEqual([]);
  });

  it('are not written by a look that a newer one has overtaken', async () => {
    stock.set('g1', card('g1'));
    const { id } = await watcher('g', ['g1']);
    await looker().look();
    const older = await beginLook(records.database, 'g');
    expect(await beginLook(records.database, 'g')).toBeNull();
    await postgres.query("update alert_looks set claimed_until = now() - interval '1 second' where site = 'g'");
    expect(await beginLook(records.database, 'g')).not.toBeNull();
    const state = { car: 'g1', availability: 'for_sale', priceCents: 1_000_00, priceType: 'drive_away_price' } as const;
    expect(older && (await writeChanges(records.database, older, [state]))).toBe(false);
    expect(await rows(id)).toEqual([]);
  });

  it('are not lost and not doubled where the gateway fails and the records are killed amid', async () => {
    const cars = Array.from({ length: 20 }, (_, at) => `h${at}`);
    for (const id of cars) stock.set(id, card(id));
    const found = await Promise.all(cars.map((car) => watcher('h', [car])));
    await looker().look();
    for (const id of cars) change(id, { priceCents: 22_000_00 });
    failing = 10;
    await publish('h');
    await looker().look();
    await postgres.crash();
    await vi.waitFor(async () => looker().look(), { interval: 200 });
    await vi.waitFor(
      async () => {
        await looker()
          .look()
          .catch(() => undefined);
        expect(found.filter(({ phone }) => textsTo(phone).length === 0)).toEqual([]);
      },
      { interval: 500 },
    );
    // A retry has the id of the first attempt, by which a gateway recognises it.
    for (const { phone } of found)
      expect(new Set(texts.filter(({ to }) => to === phone).map((text) => text.id)).size).toBe(1);
  });
});
