import { afterAll, describe, expect, it } from 'vitest';
import { cached, content, type Result, shop, until } from './shop.ts';

const slug = 'southbank-ford';
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const sent = (body: string, headers: Record<string, string> = {}): Promise<Result> =>
  shop(slug, '/mcp', { method: 'POST', headers: { ...json, ...headers }, body });
const resultOf = ({ body }: Result) => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body).result;
const call = async (name: string, input: object) =>
  resultOf(await sent(message('tools/call', { name, arguments: input })));

describe('an assistant at a dealer’s host', () => {
  it('[PLUS-12] finds the catalog, the card, the text and the endpoint that they name', async () => {
    const catalog = await shop(slug, '/.well-known/ai-catalog.json');
    expect([catalog.status, catalog.headers['content-type']]).toEqual([200, 'application/ai-catalog+json']);
    const card = new URL(JSON.parse(catalog.body).entries[0].url).pathname;
    const { remotes } = JSON.parse((await shop(slug, card)).body);
    expect(new URL(remotes[0].url).pathname).toBe('/mcp');
    const text = await shop(slug, '/llms.txt');
    expect([text.status, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.body).toMatch(/^# Southbank Ford\n/);
    await Promise.all(['/llms.txt', card, '/.well-known/ai-catalog.json'].map((path) => cached(slug, path)));
  });

  it('[PLUS-18] is led by llms.txt to pages that are there', { timeout: 120_000 }, async () => {
    const { body } = await shop(slug, '/llms.txt');
    const paths = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, href = '']) => new URL(href).pathname);
    const wrong: string[] = [];
    for (const path of paths.filter((one) => one !== '/mcp')) {
      const { status } = await shop(slug, path);
      if (status !== 200) wrong.push(`${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('[PLUS-12] [PLUS-17] searches, and gets the estimate that the page of the vehicle shows', async () => {
    const { items } = (await call('inventory.search', { condition: 'new' })).structuredContent;
    expect(items.length).toBeGreaterThan(0);
    const [{ id }] = items;
    const found = (await call('deals.get_finance_estimate', { vehicle_id: id })).structuredContent;
    const page = (await shop(slug, `/cars/${id}`)).body.replaceAll(/<[^>]+>|<!--.*?-->/g, ' ').replaceAll(/\s+/g, ' ');
    const figure = `$${(found.repayment.amount / 100).toLocaleString('en-AU')}`;
    for (const part of [figure, `${found.comparison_rate_percent.toFixed(2)}% p.a. comparison rate`, found.warning])
      expect(page).toContain(part);
  });

  it('[PLUS-12] [FORM-07] gets free times', async () => {
    const { items } = (await call('service.list_appointment_times', { kind: 'test_drive' })).structuredContent;
    expect(items[0].days[0].times.length).toBeGreaterThan(0);
  });

  it('[SEC-01] [PLUS-12] is refused from another site’s page, in a batch, and by any other method', async () => {
    expect((await sent(message('tools/list'), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await sent(`[${message('tools/list')}]`)).status).toBe(400);
    const { status, headers } = await shop(slug, '/mcp');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  it('[PLUS-18] finds forms that declare themselves on home, results and vehicle page', async () => {
    const [{ id }] = (await call('inventory.search', {})).structuredContent.items;
    for (const path of ['/', '/search/new-used-and-demo-cars', `/cars/${id}`, '/contact-us'])
      expect([path, (await shop(slug, path)).body]).toEqual([path, expect.stringMatching(/<form[^>]* toolname="/)]);
  });
});

describe('a dealer who is closed to assistants', () => {
  const id = `override-${slug}`;
  const set = (open: boolean) => content().patch(id).set({ 'settings.features.assistants': open }).commit();
  afterAll(async () => {
    await set(true);
    await until('the endpoint is open', async () => (await sent(message('tools/list'))).status === 200);
    await until('forms say what they are', async () => (await shop(slug, '/')).body.includes('toolname='));
  });

  it('[CFG-01] [PLUS-12] has no endpoint, no text and no catalog, and forms without attributes for tools', async () => {
    await set(false);
    await until('the endpoint is closed', async () => (await sent(message('tools/list'))).status === 404);
    for (const path of ['/llms.txt', '/mcp/server-card', '/.well-known/ai-catalog.json'])
      await until(`${path} is gone`, async () => (await shop(slug, path)).status === 404);
    await until('forms say nothing', async () => !(await shop(slug, '/')).body.includes('toolname='));
  });
});
