import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { instance } from './shop.ts';

let running: Promise<Browser> | undefined;

/** The browser of this worker, which its files share: `close` closes what a file has opened in it. It ends with the worker. */
export async function launch(): Promise<Browser> {
  const started = await running?.catch(() => undefined);
  if (started?.isConnected()) return started;
  running = launchAlone().then((browser) => {
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    };
    return browser;
  });
  return running;
}

/** A browser that `close` ends. It opens no connection by itself: what a page requests beyond this machine is then a finding. */
export function launchAlone(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const addressOf = (slug: string, path = '/'): string => `http://${slug}.localhost:${instance().port}${path}`;

/** For one step of a journey on a busy machine, milliseconds. */
const timeoutMs = 60_000;

export type Watched = { context: BrowserContext; page: Page; errors: string[]; outside: string[] };

/** What the browser logs of a studio that is left while it still writes to its stream. */
const isOfLeaving = (text: string): boolean => text.startsWith('WebSocket is already in CLOSING or CLOSED state.');

/** A fresh visitor; collects console errors, failed scripts and every request that left for another machine. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Melbourne', ...options });
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  const errors: string[] = [];
  const outside: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfLeaving(message.text()))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const ours = hostname.endsWith('.localhost') || hostname === 'localhost' || hostname === '127.0.0.1';
    if (protocol.startsWith('http') && !ours) outside.push(request.url());
  });
  return { context, page, errors, outside };
}
