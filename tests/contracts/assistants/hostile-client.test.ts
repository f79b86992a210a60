import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPhone } from '@/domain/locations/phone.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import { maxMessageBytes } from '@/web/assistants/take-message.ts';
import { DealerHosts } from './dealer-host.ts';

let hosts: DealerHosts;
beforeAll(async () => {
  hosts = await DealerHosts.start({}, ['meridian-group']);
});
afterAll(() => hosts.stop());

const southbank = 'southbank-ford.example';
const message = (method: string, params: object = {}, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const call = (name: string, input: unknown) => message('tools/call', { name, arguments: input });

async function answered(body: string, headers: Record<string, string> = {}, host = southbank) {
  const { status, body: bytes, headers: given } = await hosts.post(host, body, headers);
  const written = bytes.toString('utf8');
  const json = /^(?:event: message\n)?(?:id: .*\n)?data: (.*)$/m.exec(written)?.[1] ?? written;
  return { status, headers: given, written, json: written === '' ? null : JSON.parse(json) };
}

describe('the endpoint', () => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://harbour-ford.example', 403],
    [`https://${southbank}:8443`, 403],
    [`https://${southbank}`, 200],
  ])('[SEC-01] [PLUS-12] checks the page that a browser posts from: %s gets %i', async (origin, status) => {
    expect((await answered(message('tools/list'), { origin })).status).toBe(status);
  });

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('[PLUS-12] has no session to read or end: %s is 405', async (method) => {
    const { status, headers } = await hosts.post(southbank, '', {}, method);
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  it.each(['nobody.example', 'localhost', 'southbank-ford.example.evil'])(
    '[CFG-04] is on no other host: %s',
    async (host) => {
      expect((await answered(message('tools/list'), {}, host).catch(() => ({ status: 404 }))).status).toBe(404);
    },
  );

  it('[PLUS-12] [CFG-01] is not there for a dealer who switched it off', async () => {
    expect(hosts.sites.has('meridian-group')).toBe(true);
    expect((await answered(message('tools/list'), {}, 'meridian-group.example')).status).toBe(404);
    expect((await answered(message('tools/list'))).status).toBe(200);
  });

  it('[FORM-13] [PLUS-12] takes so many of one client on one site, and returns when the next may come', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.7' };
    const all = await Promise.all(Array.from({ length: 140 }, () => answered(message('ping'), flood)));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(Number(all.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await answered(message('ping'), { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200);
    expect((await answered(message('ping'), flood, 'harbour-ford.example')).status).toBe(200);
  });
});

describe('a message that is none', () => {
  it.each([
    ['nothing', '', 400],
    ['no JSON', '{"jsonrpc":', 400],
    ['a batch', `[${message('tools/list')},${message('tools/list')}]`, 400],
    ['an empty batch', '[]', 400],
    ['a text', '"tools/list"', 400],
    ['null', 'null', 400],
    ['no method', '{"jsonrpc":"2.0","id":1}', 400],
    ['too long', message('tools/list', { x: 'a'.repeat(maxMessageBytes) }), 413],
    ['1 MB', message('tools/list', { x: 'a'.repeat(1_000_000) }), 413],
  ])('[PLUS-12] is refused as such: %s', async (_what, body, status) => {
    expect((await answered(body)).status).toBe(status);
  });

  it('[PLUS-12] is refused as such: no JSON by its type, and one nested out of all reason', async () => {
    expect((await answered(message('tools/list'), { 'content-type': 'text/plain' })).status).toBe(415);
    const deep = `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`;
    const { status, json } = await answered(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"inventory.search","arguments":${deep}}}`,
    );
    expect(status).toBeLessThan(500);
    expect(json.error ?? json.result.isError).toBeTruthy();
  });

  it('[PLUS-12] opens no stream, reads no resource or prompt, and has no method beyond those of tools', async () => {
    for (const [method, params] of [
      ['resources/read', { uri: 'file:///etc/passwd' }],
      ['prompts/get', { name: 'x' }],
      ['completion/complete', {}],
      ['logging/setLevel', { level: 'debug' }],
      ['constructor', {}],
      ['__proto__', {}],
    ] as const)
      expect((await answered(message(method, params))).json.error, method).toBeDefined();
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const { json } = await answered(
      message('subscriptions/listen', { notifications: { toolsListChanged: true }, _meta: meta }),
      {
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
    );
    expect(json.error).toBeDefined();
  });
});

const inputs: [name: string, input: unknown][] = [
  ['inventory.search', { query: 'x'.repeat(201) }],
  ['inventory.search', { make: ['Ford'] }],
  ['inventory.search', { sites: 'harbour-ford' }],
  ['inventory.search', { min_price: -1 }],
  ['inventory.search', { max_price: '1e9' }],
  ['inventory.search', { max_price: 1e300 }],
  ['inventory.search', { cursor: 'cDA' }],
  ['inventory.search', { cursor: Buffer.from('p99999').toString('base64url') }],
  ['inventory.search', { cursor: '../../x' }],
  ['inventory.get', {}],
  ['inventory.get', { vehicle_id: '../harbour-ford' }],
  ['inventory.get', { vehicle_id: 'a`||sites:=`harbour-ford' }],
  ['inventory.get', { vehicle_id: `a${'-a'.repeat(200)}` }],
  ['inventory.get', { vehicle_id: '\0' }],
  ['inventory.get', { vehicle_id: { toString: 'x' } }],
  ['inventory.compare', { vehicle_ids: [] }],
  ['inventory.compare', { vehicle_ids: ['a', 'a'] }],
  ['inventory.compare', { vehicle_ids: ['a', 'b', 'c', 'd', 'e'] }],
  ['inventory.compare', { vehicle_ids: Array.from({ length: 3_000 }, (_, at) => `a${at}`) }],
  ['deals.get_finance_estimate', { vehicle_id: 'a', deposit: -1 }],
  ['deals.get_finance_estimate', { vehicle_id: 'a', term_years: 1e9 }],
  ['deals.get_finance_estimate', { vehicle_id: 'a', rate_percent: null }],
  ['deals.get_delivery_estimate', { vehicle_id: 'a', postcode: '3000 OR 1=1' }],
  ['service.list_appointment_times', { kind: 'visit' }],
  ['service.list_opening_hours', { site: 'harbour-ford' }],
  ['inventory.delete', {}],
  ['constructor', {}],
];

describe('a hostile input', () => {
  it.each(inputs)('[PLUS-12] of %s is refused with a message and breaks nothing (%#)', async (name, input) => {
    const { status, json, written } = await answered(call(name, input));
    expect(status).toBeLessThan(500);
    expect(json.error ?? json.result?.isError).toBeTruthy();
    expect(written).not.toMatch(/\bat .*\.ts:|node_modules|Error:.*\n/);
    expect(written).not.toContain('harbour-ford.example');
  });

  it('[SRCH-19] [PLUS-12] in a filter finds nothing of another dealer', async () => {
    for (const make of ['Ford` || sites:=`harbour-ford', '*', '`', 'Ford) || (sites:=harbour-ford']) {
      const { json } = await answered(call('inventory.search', { make, query: 'sites:harbour-ford' }));
      const own = hosts.index.listed('southbank-ford').map(({ slug }) => slug);
      for (const { id } of json.result.structuredContent.items) expect(own).toContain(id);
    }
  });

  it('[PLUS-12] with figures beyond every limit gets the limits of the calculator, never an odd figure', async () => {
    const [id] = hosts.index.forSale('southbank-ford').flatMap((one) => (one.weekly_cents ? [one.slug] : []));
    const figures = {
      vehicle_id: id,
      deposit: 10_000_000,
      final_payment: 10_000_000,
      term_years: 30,
      rate_percent: 100,
    };
    const { json } = await answered(call('deals.get_finance_estimate', figures));
    const { repayment, terms, changed } = json.result.structuredContent;
    expect(repayment === null || repayment.amount > 0).toBe(true);
    expect(terms.deposit.amount).toBeLessThanOrEqual(terms.price.amount);
    expect(changed).toEqual(expect.arrayContaining(['deposit', 'term_years', 'rate_percent']));
  });
});

describe('what is not public', () => {
  it('[CFG-04] [VDP-09] [PLUS-12] is in no result: only the keys that a test lists, no masked number, no inbox', async () => {
    const site = hosts.sites.get('southbank-ford');
    if (!site) throw new Error('There is no Southbank.');
    const masked = [callNumber(site.phones, 'used'), callNumber(site.phones, 'new')];
    expect(site.features.revealPhone).toBe(true);
    const cars = hosts.index.forSale('southbank-ford');
    const keys = new Set<string>();
    for (const { slug } of cars.slice(0, 25)) {
      const { json, written } = await answered(call('inventory.get', { vehicle_id: slug }), {
        'x-forwarded-for': '198.51.100.77',
      });
      for (const key of keysOf(json.result.structuredContent)) keys.add(key);
      for (const phone of masked) expect(written.replaceAll(/\D/g, '')).not.toContain(phone.replaceAll(/\D/g, ''));
      expect(written).not.toContain(formatPhone(masked[0] ?? ''));
    }
    // A key is added here once it is certain that every shopper may read it.
    expect([...keys].toSorted()).toEqual(publicKeys);
    const hours = await answered(call('service.list_opening_hours', {}));
    expect(hours.written).not.toMatch(/@|leadInbox|bookings/);
  });
});

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

const publicKeys = [
  'address amount body comments comparison_rate_percent condition currency dealership_id drive features',
  'frequency fuel id kind label lender licence location make mileage model name phone photos price price_notice',
  'price_text price_type rate_percent repayment series sold_by specifications status stock_number term_years',
  'text transmission trim type unit url value vehicle vin warning was_price weekly_estimate year',
].flatMap((line) => line.split(' '));
