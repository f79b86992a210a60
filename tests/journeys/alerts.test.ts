import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertWindow } from '@/domain/accounts/alerts/alert-window.ts';
import { forgetTextLimit, type number, saveCar, saveCarByForm } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { htmlOf, mailsTo, newAddress, sandbox } from './desk.fixture.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { signedIn } from './requests.ts';
import { shop } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

let browser: Browser;
beforeEach(forgetTextLimit);
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => removeFedCars());
afterAll(() => browser.close());

const site = 'southbank-ford';
const soon = { timeout: 60_000, interval: 300 };
const isOpenAt = (ms: number) => alertWindow(ms, 'Australia/Melbourne').isOpen;
/** By night nothing is sent: then the message waits, which the tests of the unit look at. A night that may come before the message is one. */
const isDay = () => isOpenAt(Date.now()) && isOpenAt(Date.now() + 120_000);

/** The vendor's stand-in shows all that a number ever got: each try has one of its own. */
const numbers = ['571266', '571491', '573770', '573087'];
function ownNumber(): ReturnType<typeof number> {
  const next = numbers.shift() ?? '';
  return { typed: `0491 ${next.slice(0, 3)} ${next.slice(3)}`, sent: `+61491${next}` };
}

type Text = { body: string };
async function textsTo(phone: string): Promise<string[]> {
  const texts = (await (await fetch(`${sandbox()}/sms.json`)).json()) as Text[];
  const read = texts.map(({ body }) => JSON.parse(body) as { to: string; text: string });
  return read.filter(({ to, text }) => to === phone && text.includes('Stop alerts')).map(({ text }) => text);
}

/** Saves a car on its page and comes back to the garage, with or without script. */
async function garageWith(
  page: Page,
  path: string,
  phone: ReturnType<typeof number>,
  save: (heart: Locator) => Promise<void>,
): Promise<void> {
  const shopper = await signedIn(site, phone);
  await shopper.enter(page.context());
  await page.goto(addressOf(site, path));
  await save(page.getByRole('button', { name: /^Save/ }).first());
  await page.goto(addressOf(site, '/my-garage'));
  await page.getByRole('article').waitFor();
}

/** Without script, by text. */
async function switchTextsOn(page: Page): Promise<void> {
  await page.getByLabel(/Price drops/).click();
  await page.getByRole('button', { name: 'Switch alerts on' }).click();
  await page.getByText('Your alerts are saved.').waitFor();
  await page.getByText(/^You agreed on /).waitFor();
}

/** By an email address that its owner confirms. */
async function switchMailsOn(page: Page, email: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).last().fill(email);
  await press(page.getByRole('button', { name: 'Save my details' }));
  await page.getByText('Your details are saved.').waitFor();
  await press(page.getByLabel(/Price drops/));
  await press(page.getByLabel(/^Email to/));
  await press(page.getByRole('button', { name: 'Switch alerts on' }));
  await page.getByText('Nearly there').waitFor();
  const confirm = async () =>
    (await mailsTo(email)).map((mail) => /\/alerts\/[\w-]+\?confirm=(?:3D)?[\w-]+/.exec(mail)?.[0]).find(Boolean);
  await expect.poll(confirm, soon).toBeTruthy();
  await page.goto(addressOf(site, String(await confirm()).replace('=3D', '=')));
  await press(page.getByRole('button', { name: 'Confirm my email' }));
  await page.getByText('Alerts go to this email address from now on.').waitFor();
}

describe('alerts', () => {
  it('[PLUS-21] switched on without script they arrive once by text, and end by their link without signing in; by email they wait until its owner has confirmed the address, and show both prices in the dealer’s brand', async () => {
    const car = fedCar();
    const costs = (priceCents: number) => feedCars([{ ...car, vehicle: { ...car.vehicle, priceCents } }]);
    await feedCars([car]);
    const [texted, mailed] = [ownNumber(), ownNumber()];
    const email = newAddress();
    const plain = await visitor(browser, { javaScriptEnabled: false });
    const { page, context, errors } = await visitor(browser);
    await garageWith(plain.page, car.path, texted, saveCarByForm);
    await switchTextsOn(plain.page);
    await garageWith(page, car.path, mailed, saveCar);
    await switchMailsOn(page, email);
    expect(errors).toEqual([]);
    await Promise.all([plain.context.close(), context.close()]);

    await costs(43_990_00);
    if (!isDay()) {
      if (!isOpenAt(Date.now())) expect(await textsTo(texted.sent)).toEqual([]);
      return;
    }
    const drops = async () => (await mailsTo(email)).filter((mail) => mail.includes('price drop'));
    await expect.poll(async () => (await textsTo(texted.sent)).length, soon).toBe(1);
    await expect.poll(async () => (await drops()).length, soon).toBe(1);
    const [mail = ''] = await drops();
    expect(mail).toMatch(/List-Unsubscribe:\s+<http[^>]+\/api\/alerts\//);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain('Now $43,990, was $45,990');
    expect(htmlOf(mail)).toContain('Stop all alerts');

    await costs(42_990_00);
    const [text = ''] = await textsTo(texted.sent);
    expect(text).toContain('Southbank Ford: 1 price drop.');
    expect(text).toContain('Now $43,990, was $45,990');
    const link = /Stop alerts: \S+(\/alerts\/\S+)/.exec(text)?.[1] ?? '';
    const stranger = await visitor(browser, { javaScriptEnabled: false });
    await stranger.page.goto(addressOf(site, link));
    await stranger.page.getByRole('button', { name: 'Stop all alerts' }).click();
    await stranger.page.getByText('Alerts are off. Nothing more is sent.').waitFor();
    expect((await shop('cartown', link)).status).toBe(404);
    expect(await textsTo(texted.sent)).toHaveLength(1);
    await stranger.context.close();
  });
});
