import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, forgetTextLimit, number } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { main } from './desk.fixture.ts';
import { records } from './forms.fixture.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { confirmed, deskOf, signedIn } from './requests.ts';
import { shop } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
let browser: Browser;
let car: ReturnType<typeof fedCar>;

beforeEach(forgetTextLimit);
beforeAll(async () => {
  browser = await launch();
});
beforeEach(async () => {
  car = fedCar();
  await feedCars([car]);
});
afterAll(async () => {
  await removeFedCars();
  await browser.close();
});

type Person = ReturnType<typeof number>;
let last = 200;
/** A number that no other test has, of those that are for fiction. */
const person = (): Person => {
  last += 1;
  return number(last);
};

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Can be pressed on a desktop, and is pressed at the width of a phone. */
async function pressAtBoth(control: Locator): Promise<void> {
  await control.page().setViewportSize(widths.desktop);
  await control.click({ trial: true });
  await control.page().setViewportSize(widths.phone);
  await press(control);
}

/** Details, code, and a last look: the step before the payment page. */
async function confirm(page: Page, who: Person, pressed = press): Promise<void> {
  await page.goto(addressOf(slug, `${car.path}/checkout`));
  await page.getByLabel('Your name').fill('Nora Castellan');
  await page.getByLabel('Mobile number').fill(who.typed);
  await pressed(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('heading', { name: 'Confirm your mobile' }).waitFor();
  await page.getByLabel('6-digit code').fill(await codeFor(who.sent));
  await pressed(page.getByRole('button', { name: 'Confirm mobile' }));
}

/** From the last look on. */
async function agree(page: Page, pressed = press): Promise<void> {
  await choose(page.getByLabel(/^I agree to the/));
  await pressed(page.getByRole('button', { name: 'Continue to payment' }));
}

const paying = (page: Page) => page.getByRole('heading', { name: 'You are paying' }).waitFor();
const unfinished = (page: Page) => page.getByRole('heading', { name: 'Your payment is not finished' }).waitFor();
const held = (page: Page) => page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();

/** A browser whose shopper has come to the last look, without drawing the pages before it. */
async function atLastLook(who: Person, options: BrowserContextOptions = {}) {
  const visit = await visitor(browser, options);
  const shopper = await confirmed(slug, car.slug, who);
  await shopper.enter(visit.context);
  await visit.page.goto(addressOf(slug, `${car.path}/checkout`));
  return visit;
}

async function cancel(page: Page, name: string, pressed = press): Promise<void> {
  await pressed(page.getByRole('link', { name, exact: true }));
  await pressed(page.getByRole('button', { name: 'Cancel reservation' }));
  await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor();
}

const payBy = (page: Page, card: string) => press(page.getByRole('button', { name: new RegExp(`^${card}`) }));
const states = () => records('select state, money from holds where vehicle = $1 order by created_at', [car.id]);
const pageOf = (site: string) => shop(site, car.path).then(({ body }) => body);
const until = (site: string, text: string, shows = true) =>
  expect.poll(async () => (await pageOf(site)).includes(text)).toBe(shows);

describe('reserving a car', () => {
  it('[CHK-01] [CHK-02] [CHK-04] at the width of a desktop and of a phone: one card declined, paid by another, held, shown on every site, cancelled', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: widths.desktop });
    await page.goto(addressOf(slug, car.path));
    const reserve = page.locator('main aside').getByRole('link', { name: 'Reserve $200' });
    expect(await reserve.getAttribute('href')).toBe(`${car.path}/checkout`);
    await confirm(page, person(), pressAtBoth);
    await agree(page, pressAtBoth);
    await paying(page);
    await payBy(page, 'Declined');
    await page.getByRole('alert').waitFor();
    await press(page.getByRole('link', { name: 'Go back without paying' }));
    await page.getByRole('heading', { name: 'The $200 was not authorised' }).waitFor();
    await pressAtBoth(page.getByRole('link', { name: 'Try another card' }));
    await payBy(page, 'Card that works');
    await held(page);
    const text = await page.locator('main').innerText();
    expect(text).toContain('Authorised on Visa ending 4242, not charged');
    expect(await states()).toEqual([{ state: 'held', money: 'authorised' }]);
    for (const site of ['southbank-ford', 'harbour-ford', 'cartown']) await until(site, 'Reserved until');
    const receipt = await page.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href');
    const file = await shop(slug, receipt ?? '');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const calendar = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '';
    const dates = await shop(slug, calendar);
    expect([dates.status, dates.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(dates.body).toMatch(/DTSTART:\d{8}T\d{6}Z[\s\S]*LOCATION:\S/);
    expect((await shop('harbour-ford', calendar)).status).toBe(404);
    // The car's page is the same for everybody; its way into the line leads its holder to the reservation.
    await page.goto(addressOf(slug, car.path));
    await pressAtBoth(page.locator('main aside').getByRole('link', { name: 'Next in line' }));
    await held(page);
    await cancel(page, 'Cancel reservation', pressAtBoth);
    await expect.poll(states).toEqual([{ state: 'released', money: 'released' }]);
    for (const site of ['southbank-ford', 'cartown']) await until(site, 'Reserved until', false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[CHK-02] [CHK-04] [SAVE-05] [CFG-04] who leaves the payment page finds it again, in the garage too; 3-D Secure: the car is held once the bank is satisfied, which the cached page shows to no one; staff of the dealership release it with a reason', async () => {
    const who = person();
    const { context, page } = await atLastLook(who);
    await agree(page);
    await paying(page);
    await press(page.getByRole('link', { name: 'Go back without paying' }));
    await unfinished(page);
    const own = await visitor(browser);
    const signed = await signedIn(slug, who);
    await signed.enter(own.context);
    await own.page.goto(addressOf(slug, '/my-garage'));
    await main(own.page).toContain('Not finished. Payment page open until');
    await press(own.page.getByRole('link', { name: /^Open the reservation of the 2021 Ford Everest/ }));
    await unfinished(own.page);
    await page.goto(addressOf(slug, `${car.path}/checkout`));
    await unfinished(page);

    await press(page.getByRole('link', { name: 'Continue to payment' }));
    await payBy(page, '3-D Secure');
    await press(page.getByRole('button', { name: 'Confirm the payment' }));
    await held(page);
    await until(slug, 'Reserved until');
    await own.page.goto(addressOf(slug, car.path));
    await hydrated(own.page);
    await main(own.page).toContain('Yours until');
    expect(await pageOf(slug)).not.toContain('Yours until');

    const [hold] = await records('select id from holds where vehicle = $1', [car.id]);
    const desk = await deskOf(browser, slug);
    await desk.page.goto(addressOf(slug, '/desk/reservations'));
    await main(desk.page).toContain('2021 Ford Everest');
    await desk.page.goto(addressOf(slug, `/desk/reservations/${hold?.id}`));
    const reasons = desk.page.getByLabel('Reason (the shopper reads it)');
    await reasons.last().fill('The windscreen cracked on a test drive.');
    await press(desk.page.getByRole('button', { name: 'Release $200.00' }));
    await main(desk.page).toContain('Released by staff: “The windscreen cracked on a test drive.”');
    await page.reload();
    await main(page).toContain('Their reason: “The windscreen cracked on a test drive.”');
    const foreign = await shop('cartown', `/desk/reservations/${hold?.id}`, { headers: { cookie: desk.cookie } });
    expect(foreign.status).not.toBe(200);
    await Promise.all([context.close(), own.context.close(), desk.context.close()]);
  });
});

describe('two shoppers and one car', () => {
  it('[CHK-02] [CHK-03] [CHK-04] [PLUS-15] [PLUS-22] one holds it; the other is charged nothing, waits in line, and has it next; staff apply that deposit, whose tax invoice opens in the desk and on the shopper’s page, and for no one else; the first goes without JavaScript up to the provider’s page and back, lets the car go and reserves it again', async () => {
    const details = (await shop(slug, `${car.path}/checkout`)).body;
    expect(details).toMatch(
      /<form[^>]* method="post"[\s\S]*name="name"[\s\S]*name="phone"[\s\S]*Continue<[\s\S]*<\/form>/i,
    );
    const noScript = { javaScriptEnabled: false };
    const [second, first] = [await atLastLook(person()), await atLastLook(person(), noScript)];
    await agree(first.page);
    await paying(first.page);
    await press(first.page.getByRole('link', { name: 'Go back without paying' }));
    await unfinished(first.page);
    await cancel(first.page, 'Cancel');
    expect(await states()).toEqual([{ state: 'released', money: 'none' }]);
    await first.page.goto(addressOf(slug, `${car.path}/checkout`));
    await agree(first.page);
    await paying(first.page);
    await agree(second.page);
    await second.page.getByRole('heading', { name: 'Somebody is reserving this Everest now' }).waitFor();
    await payBy(first.page, 'Card that works');
    await held(first.page);
    expect(await states()).toEqual([
      { state: 'released', money: 'none' },
      { state: 'held', money: 'authorised' },
    ]);
    const { page } = second;
    await page.reload();
    await press(page.getByRole('link', { name: 'Put me next in line' }));
    await press(page.getByRole('button', { name: 'Put me next in line' }));
    await page.getByRole('heading', { name: 'You’re next in line' }).waitFor();
    await cancel(first.page, 'Cancel reservation');
    await first.context.close();
    await page.reload();
    await page.getByRole('heading', { name: /^The Everest is available/ }).waitFor();
    await press(page.getByRole('link', { name: 'Reserve this Everest' }));
    await agree(page);
    await payBy(page, 'Card that works');
    await held(page);

    const [hold] = await records("select id from holds where vehicle = $1 and state = 'held'", [car.id]);
    const desk = await deskOf(browser, slug);
    await desk.page.goto(addressOf(slug, `/desk/reservations/${hold?.id}`));
    await desk.page.getByLabel('Government charges in that price').fill('2,530');
    await press(desk.page.getByRole('button', { name: 'Apply $200.00 to the sale' }));
    const kinds = () => records('select kind from papers where hold = $1 order by kind', [hold?.id]);
    await expect.poll(kinds, { timeout: 20_000 }).toEqual([{ kind: 'invoice' }, { kind: 'receipt' }]);
    const link = desk.page.getByRole('link', { name: /^Tax invoice INV-\d{6}$/ });
    // The desk may load itself anew at the same moment.
    const links = async () => {
      await desk.page.goto(addressOf(slug, `/desk/reservations/${hold?.id}`)).catch(() => null);
      return link.count();
    };
    await expect.poll(links).toBe(1);
    const file = (await link.getAttribute('href')) ?? '';
    const opened = await shop(slug, file, { headers: { cookie: desk.cookie } });
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await shop(slug, file)).status).toBe(401);
    await page.reload();
    const own = page.getByRole('link', { name: /^Tax invoice INV-\d{6} \(PDF\)$/ });
    const mine = (await own.getAttribute('href')) ?? '';
    expect((await shop(slug, mine)).headers['content-type']).toBe('application/pdf');
    expect((await shop('harbour-ford', mine)).status).toBe(404);
    await Promise.all([second.context.close(), desk.context.close()]);
  });
});

describe('addresses', () => {
  it('[NAV-07] the checkout has one address on each site; a car that cannot be reserved leads to its page', async () => {
    const at = async (site: string, path: string) => {
      const { status, headers } = await shop(site, path);
      return [status, headers.location ?? ''];
    };
    expect(await at(slug, `${car.path}/checkout`)).toEqual([200, '']);
    expect(await at(slug, `${car.path}/buy-online`)).toEqual([307, `${car.path}/checkout`]);
    expect(await at('harbour-ford', `${car.path}/checkout`)).toEqual([404, '']);
    expect((await shop(slug, `${car.path}/checkout`)).headers['cache-control']).toContain('no-store');
    await feedCars([{ ...car, vehicle: { ...car.vehicle, status: 'sold' } }]);
    expect(await at(slug, `${car.path}/checkout`)).toEqual([307, car.path]);
  });
});
