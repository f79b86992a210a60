// @vitest-environment jsdom
import { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { afterEach, describe, expect, it } from 'vitest';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { comparisonRateWarning } from '@/domain/finance/comparison-warning.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { estimateOf } from './finance-estimate.ts';
import { viewPages } from './views.ts';

afterEach(() => document.body.replaceChildren());

const htmlOf = (name: string): string => viewPages.find((one) => one.name === name)?.html ?? '';

/** A view in a frame, and the official host's side of it: messages pass copied, as `postMessage` passes them. */
async function shown(name: string, structuredContent: Record<string, unknown>, isError = false) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow: view } = frame;
  if (!view) throw new Error('There is no frame.');
  const links: string[] = [];
  const channel: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    send: async (message) => {
      const event = new MessageEvent('message', { data: structuredClone(message) });
      Object.defineProperty(event, 'source', { value: host });
      view.dispatchEvent(event);
    },
  };
  const host = { postMessage: (message: JSONRPCMessage) => channel.onmessage?.(structuredClone(message)) };
  const bridge = new AppBridge(null, { name: 'host', version: '1' }, { openLinks: {} });
  const ready = new Promise<void>((initialized) => {
    bridge.oninitialized = () => initialized();
  });
  bridge.onopenlink = async ({ url }) => {
    links.push(url);
    return {};
  };
  await bridge.connect(channel);
  Object.defineProperty(view, 'parent', { value: host, configurable: true });
  view.document.open();
  view.document.write(htmlOf(name));
  view.document.close();
  await ready;
  await bridge.sendToolResult({ content: [], structuredContent, ...(isError && { isError }) });
  const { body } = view.document;
  const text = [...body.children].filter(({ tagName }) => tagName !== 'SCRIPT').map((one) => one.textContent);
  return { body, text: text.join('\n'), links };
}

const site = siteWith({
  finance: { provider: 'Alder Motor Finance', interestRatePercent: 8.5, establishmentFeeCents: 395_00 },
});
function estimate(priceCents: number) {
  const settings = calculatorSettings(site, priceCents);
  if (!settings) throw new Error('The site states no finance.');
  const url = 'https://a.example/cars/a#finance-calculator';
  return estimateOf(settings.start, settings, { id: 'a', figures: {}, url }).data;
}

const vehicle = {
  name: '2024 Ford Ranger',
  status: 'available',
  price_text: '$66,990. Drive away, no more to pay',
  weekly_estimate: null,
  photos: [],
  specifications: [{ label: 'Seats', value: '5' }],
  url: 'https://a.example/cars/a',
};

describe('a view beside a result', () => {
  it('[PLUS-17] shows an estimate with rate, comparison rate, the whole warning and the formula', async () => {
    const { text, body, links } = await shown('estimate', estimate(30_000_00));
    expect(body.hidden).toBe(false);
    expect(text).toMatch(/\$\d[\d,.]* \/wk\*\n8\.50% p\.a\., \d+\.\d\d% p\.a\. comparison rate\*/);
    for (const part of [comparisonRateWarning, 'R = (P × (1 + i)^n − B)', 'Alder Motor Finance'])
      expect(text).toContain(part);
    body.querySelector<HTMLButtonElement>('[data-link]')?.click();
    await expect.poll(() => links).toEqual(['https://a.example/cars/a#finance-calculator']);
  });

  it('[FIN-05] [PLUS-17] shows no figure where the page shows none', async () => {
    const { text } = await shown('estimate', estimate(1_100_00));
    expect(text).toContain('Enquire for Finance');
    expect(text).not.toMatch(/\$|p\.a\./);
  });

  it('[PLUS-12] shows a price with what it includes, and a weekly claim with its warning alone', async () => {
    const weekly = { text: '$352 a week*, 8.50% p.a., comparison rate 9.09% p.a.*', warning: comparisonRateWarning };
    const content = {
      vehicle: { ...vehicle, weekly_estimate: weekly },
      sold_by: { name: 'A' },
      price_notice: 'Notice',
    };
    const { text } = await shown('vehicle', content);
    for (const part of [vehicle.price_text, weekly.text, comparisonRateWarning, 'Seats', 'Notice'])
      expect(text).toContain(part);
    const without = await shown('vehicle', { ...content, vehicle });
    expect(without.text).not.toMatch(/a week|p\.a\./);
  });

  it('[PLUS-12] draws text as text, opens no address that runs, and shows nothing of an error', async () => {
    const hostile = {
      ...vehicle,
      name: '<img src=x onerror=alert(1)>',
      price_text: '<b>1</b>',
      specifications: [{ label: '<i>', value: '<script>' }],
      url: 'javascript:alert(1)',
    };
    const { body, text } = await shown('vehicle', { vehicle: hostile, sold_by: { name: 'A' }, price_notice: null });
    expect(text).toContain('<img src=x onerror=alert(1)>');
    expect(body.querySelectorAll('b, i, img[src], script ~ script')).toHaveLength(0);
    expect(body.querySelector<HTMLElement>('[data-link]')?.hidden).toBe(true);
    const failed = await shown('vehicle', { error: { code: 'not_found' } }, true);
    expect(failed.body.hidden).toBe(true);
  });
});
