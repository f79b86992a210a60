import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gaugeOf } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import * as http from './http.ts';
import type { MarketQuestion } from './port.ts';
import * as sandbox from './sandbox.ts';

const question: MarketQuestion = {
  vin: '',
  nvic: '',
  year: 2024,
  make: 'Ford',
  model: 'Ranger',
  badge: '',
  kilometres: 14_820,
  state: 'vic',
  price: 66_990,
  stateAverage: 69_000,
  nationalAverage: 70_000,
};
const { signal } = new AbortController();

describe('the market without an account', () => {
  it('[VDP-12] spreads around the average of the feed, and is marked as a sample', async () => {
    const result = await sandbox.open().gauge(question, signal);
    expect(gaugeOf(result)).toMatchObject({ verdict: 'Great Deal', price: 66_990, min: 63_100, max: 74_900 });
    // The card states how far the price is from the average: the page must not show another figure
    // beside it.
    expect(((result?.market_range_min ?? 0) + (result?.market_range_max ?? 0)) / 2).toBe(question.stateAverage);
    expect(result?.description).toMatch(/^Sample figures: .* for VIC, not a live market\.$/);
    expect(sandbox.open().kind).toBe('sandbox');
  });

  it('[VDP-12] knows nothing where the feed carries no average', async () => {
    expect(await sandbox.open().gauge({ ...question, stateAverage: 0, nationalAverage: 0 }, signal)).toBeNull();
  });
});

describe('a market source', () => {
  const responses: Record<string, [number, string]> = {
    '/well/gauge': [
      200,
      '{"fill":0.4,"listing_price":1000,"market_range_min":900,"market_range_max":1200,"confidence":0.9}',
    ],
    '/nothing/gauge': [204, ''],
    '/broken/gauge': [500, 'no'],
    '/odd/gauge': [200, '{"fill":"lots"}'],
    '/well/value': [200, '{"low":20000,"high":24000,"usualKilometres":60000,"source":"Trade guide"}'],
    '/odd/value': [200, '{"low":24000,"high":20000,"usualKilometres":60000,"source":"Trade guide"}'],
    '/broken/value': [500, 'no'],
  };
  const server = createServer((request, response) => {
    const [status, body] = responses[request.url ?? ''] ?? [404, ''];
    response.writeHead(request.headers.authorization === 'Bearer k' ? status : 401).end(body);
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const car = { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 60_000, rego: 'ABC123', regoState: 'vic' };
  const value = (path: string) => http.open({ MARKET_URL: origin + path, MARKET_KEY: 'k' })?.value(car, signal);
  const gauge = (path: string) => http.open({ MARKET_URL: origin + path, MARKET_KEY: 'k' })?.gauge(question, signal);

  it('[VDP-12] is requested where the environment names one, with its key', async () => {
    expect(http.open({ MARKET_URL: undefined, MARKET_KEY: undefined })).toBeNull();
    expect(gaugeOf((await gauge('/well')) ?? null)).toMatchObject({ fill: 0.4, verdict: 'Good Deal' });
    expect(await gauge('/nothing')).toBeNull();
  });

  it.each(['/broken', '/odd'])('[VDP-12] [FORM-09] rejects where it responds with %s', async (path) => {
    await expect(gauge(path)).rejects.toThrow();
    await expect(value(path)).rejects.toThrow();
  });

  it('[FORM-09] returns what the trade pays for a car; null where it does not have that car', async () => {
    expect(await value('/well')).toMatchObject({ low: 20_000, high: 24_000 });
    expect(await value('/other')).toBeNull();
  });
});
