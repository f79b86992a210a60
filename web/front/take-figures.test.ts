import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { figureLimits, figuresPath } from '@/domain/events/figure-batch.ts';
import { readBatch } from '@/web/figures/read-batch.ts';
import type { SiteBatch } from '@/web/records/figures.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
const own = { ...browser, origin: 'http://southbank-ford.localhost' };
let stored: SiteBatch[];
let away = false;
let senders: string[];
let front: RunningFront;

beforeEach(async () => {
  [stored, senders, away] = [[], [], false];
  const figures = {
    add: async (batch: SiteBatch) => {
      if (away) throw new Error('The records are away.');
      stored.push(batch);
    },
    mayAdd: async (sender: string) => senders.push(sender) <= 5,
  };
  const next = () => Promise.reject(new Error('Figures must not take the place of a page.'));
  front = await new RunningFront(await frontParts(next, { figures })).listen();
});
afterEach(() => front.close());

const batch = (overrides: object = {}) => ({
  id: randomUUID(),
  page: 'item',
  device: 'phone',
  events: [{ event: 4, car: 'ranger-1', detail: '', age: 250 }],
  ...overrides,
});
const forty = Array.from({ length: 40 }, () => ({ event: 4, age: 0 }));
const eleven = Array.from({ length: 11 }, () => ({ vital: 'LCP', value: 1, age: 0 }));
const send = (body: unknown, headers: Record<string, string> = own) =>
  front.request(figuresPath, headers, 'POST', typeof body === 'string' ? body : JSON.stringify(body));

describe('[ANL-01] figures that a page sends', () => {
  it('[CFG-04] are of the site on whose host they arrive, whatever site they name, and are acknowledged when stored', async () => {
    const { status, body } = await send(batch({ site: 'harbour-ford' }));
    expect([status, body.length]).toEqual([204, 0]);
    expect(stored).toMatchObject([{ site: 'southbank-ford', page: 'item', events: [{ event: 4, car: 'ranger-1' }] }]);
    expect(JSON.stringify(stored)).not.toMatch(/harbour|127\.0\.0\.1|Mozilla/);
    away = true;
    expect((await send(batch())).status).toBe(503);
    expect(stored).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['a program', { ...own, 'user-agent': 'Googlebot/2.1' }],
    ['no browser', { origin: own.origin }],
    ['staff at the desk', { ...own, cookie: 'theme=dark; forecourt_desk=secret' }],
    ['staff in the studio', { ...own, cookie: 'forecourt_session_3000=secret' }],
  ])('of %s count for nothing', async (_, headers) => {
    expect((await send(batch(), headers)).status).toBe(204);
    expect(stored).toEqual([]);
  });

  it('of another site’s page are refused', async () => {
    expect((await send(batch(), { ...browser, origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(batch(), { ...browser, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(batch(), { ...own, host: 'nobody.example' })).status).toBe(404);
    expect(stored).toEqual([]);
  });

  it.each<[string, unknown, number]>([
    ['nothing', '', 400],
    ['no JSON', 'event=4', 400],
    ['a list', [], 400],
    ['no events', batch({ events: [] }), 400],
    ['an event that there is none of', batch({ events: [{ event: 7, age: 0 }] }), 400],
    ['words of its own', batch({ events: [{ event: 4, age: 0, detail: '<script>' }] }), 400],
    ['a car with other signs', batch({ events: [{ event: 4, age: 0, car: "x'; drop" }] }), 400],
    ['no age', batch({ events: [{ event: 4, age: 'old' }] }), 400],
    ['an id that is none', batch({ id: '1' }), 400],
    ['too many', batch({ events: Array.from({ length: 51 }, () => ({ event: 4, age: 0 })) }), 400],
    ['too many of both kinds', batch({ events: forty, vitals: eleven }), 400],
    ['16 KB', `${JSON.stringify(batch())}${' '.repeat(figureLimits.bytes)}`, 413],
    ['1 MB', 'x'.repeat(1_000_000), 413],
  ])('are refused when they are %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(stored).toEqual([]);
  });

  it('are posted, and no more than a network may send', async () => {
    expect((await front.request(figuresPath, own)).status).toBe(405);
    const statuses = await Promise.all(Array.from({ length: 7 }, async () => (await send(batch())).status));
    expect(statuses.sort()).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect(new Set(senders)).toEqual(new Set(['southbank-ford 127.0.0.1']));
  });
});

describe('[ANL-01] a batch as it is read', () => {
  const read = (value: unknown) => readBatch(Buffer.from(JSON.stringify(value)));

  it('bounds a clock that jumped: the future is now, and nothing is older than an hour', () => {
    const ages = [-5, 1e12, 12.4].map((age) => read(batch({ events: [{ event: 4, age }] }))?.events[0]?.age);
    expect(ages).toEqual([0, 3_600_000, 12]);
  });

  it('[CFG-04] bounds and rounds a vital, so that the records take it', () => {
    const values = [1e-50, -1, 0.12345678, 2_480.04, 1e300].map(
      (value) => read(batch({ events: [], vitals: [{ vital: 'CLS', value, age: 0 }] }))?.vitals[0]?.value,
    );
    expect(values).toEqual([0, 0, 0.1235, 2_480.04, 600_000]);
  });

  it('has its id in one spelling', () => {
    const id = randomUUID();
    expect(read(batch({ id: id.toUpperCase() }))?.id).toBe(id);
  });

  it('never throws, whatever bytes come, and what it takes has plain text alone', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          expect(readBatch(Buffer.from(bytes))).toBeNull();
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double(), (text, number) => {
        const taken = read(
          batch({
            events: [{ event: 4, age: number, car: text }],
            vitals: [{ vital: 'INP', value: number, age: 0 }],
          }),
        );
        expect(JSON.stringify(taken)).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });
});
