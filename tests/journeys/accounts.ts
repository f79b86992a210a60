import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { records } from './forms.fixture.ts';
import { press } from './hand.ts';
import { instance } from './shop.ts';

type Text = { body: string };

/** The code of the last text to a number, as its owner reads it. */
export async function codeFor(number: string): Promise<string> {
  const { url } = instance().services.sandbox;
  const find = async () => {
    const texts = (await (await fetch(`${url}/sms.json`)).json()) as Text[];
    const text = texts
      .map(({ body }) => JSON.parse(body) as { to: string; text: string })
      .find(({ to }) => to === number);
    return text?.text.slice(0, 6) ?? '';
  };
  await expect.poll(find).toMatch(/^\d{6}$/);
  return find();
}

/** Each test its own number, of those that are reserved for fiction. */
export const number = (last: number | string) => ({ typed: `0491 570 ${last}`, sent: `+61491570${last}` });

/** Codes are limited by the address that requests them, and all journeys have one. */
export const forgetTextLimit = () => records("delete from rate_limits where key like 'text-address:%'");

/** What a try that failed has left in an account is not there for the next one; its sessions, cars and passkeys go with it. */
export const forgetAccounts = () => records('delete from accounts');

export async function signIn(page: Page, { typed, sent }: ReturnType<typeof number>): Promise<void> {
  await page.getByLabel('Mobile number').fill(typed);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const code = await codeFor(sent);
  // Pasted with a space, as texts are copied. Six digits send the form by themselves where scripts run.
  await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
}

/** A signed-in shopper presses a heart; resolves once the account has replied. */
export async function saveCar(heart: Locator): Promise<void> {
  const reply = heart.page().waitForResponse(/\/api\/watchlist\/save-car$/);
  await press(heart);
  await reply;
}

/** The same without script: the browser posts a form, and shows the page again. */
export async function saveCarByForm(heart: Locator): Promise<void> {
  const shown = heart.page().waitForEvent('load');
  await saveCar(heart);
  await shown;
}

/** A screen lock that confirms, as Chrome's own tools have it. */
export async function addAuthenticator(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await tools.send('WebAuthn.addVirtualAuthenticator', { options });
}
