import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '@/scripts/start/instance.ts';
import type { Browser } from './browser.ts';

/** A number as its owner types it, and as texts are sent to it. */
type Phone = { typed: string; sent: string };

/** The code of the last text to a number, as its owner reads it; empty where none has come after `after`. */
export async function codeFor(instance: Instance, number: string, after = ''): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const texts: { body: string }[] = await (await fetch(`${instance.services.sandbox.url}/sms.json`)).json();
    const found = texts
      .map(({ body }): { to: string; text: string } => JSON.parse(body))
      .find(({ to }) => to === number);
    const code = /^\d{6}/.exec(found?.text ?? '')?.[0] ?? '';
    if (code !== '' && code !== after) return code;
    await pause(100);
  }
  return '';
}

const lastCodes = new Map<string, string>();

/** Signs a browser of the number's owner in; true at the first try or not at all. */
export async function signIn(instance: Instance, browser: Browser, { typed, sent }: Phone): Promise<boolean> {
  await browser.post('/api/account/code', { phone: typed });
  const code = await codeFor(instance, sent, lastCodes.get(sent));
  lastCodes.set(sent, code);
  await browser.post('/api/account/confirm', { code });
  return browser.session !== '';
}
