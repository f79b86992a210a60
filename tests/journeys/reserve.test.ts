import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, forgetTextLimit, number, signIn } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { main, openDesk } from './desk.fixture.ts';
import { records } from './forms.fixture.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
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

const phones = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
type Person = ReturnType<typeof number>;
let last = 200;
/** A number that no other test has, of those that are for fiction. */
const person = (): Person => {
  last += 1;
  return number(last);
};

/** Details, code, and a last look: the step before the payment page. */
async function confirm(page: Page, who: Person, path = `${car.path}/checkout`): Promise<void> {
  await page.goto(addressOf(slug, path));
  await page.getByLabel('Your name').fill('Nora Castellan');
  await page.getByLabel('Mobile number').fill(who.typed);
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('heading', { name: 'Confirm your mobile' }).waitFor();
  await page.getByLabel('6-digit code').fill(await codeFor(who.sent));
  await press(page.getByRole('button', { name: 'Confirm mobile' }));
}

/** On to the provider's page. */
async function toPayment(page: Page, who: Person): Promise<void> {
  await confirm(page, who);
  await choose(page.getByLabel(/^I agree to the/));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await page.getByRole('heading', { name: 'You are paying' }).waitFor();
}

const payBy = (page: Page, card: string) => press(page.getByRole('button', { name: new RegExp(`^${card}`) }));
const states = () => records('select state, money from holds where vehicle = $1 order by created_at', [car.id]);
const pageOf = (site: string) => shop(site, car.path).then(({ body }) => body);
const until = (site: string, text: string, shows = true) =>
  expect.poll(async () => (await pageOf(site)).includes(text)).toBe(shows);

describe('reserving a car', () => {
  it.each(Object.entries(phones))(
    '[CHK-01] [CHK-02] [CHK-04] on a %s: paid, held, shown on every site, cancelled',
    async (_name, viewport) => {
      const { context, page, errors } = await visitor(browser, { viewport });
      await page.goto(addressOf(slug, car.path));
      const reserve = page.locator('main aside').getByRole('link', { name: 'Reserve $200' });
      expect(await reserve.getAttribute('href')).toBe(`${car.path}/checkout`);
      const who = person();
      await toPayment(page, who);
      await payBy(page, 'Card that works');
      await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
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
      await press(page.locator('main aside').getByRole('link', { name: 'Next in line' }));
      await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
      await press(page.getByRole('link', { name: 'Cancel reservation' }));
      await press(page.getByRole('button', { name: 'Cancel reservation' }));
      await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor();
      await expect.poll(states).toEqual([{ state: 'released', money: 'released' }]);
      for (const site of ['southbank-ford', 'cartown']) await until(site, 'Reserved until', false);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('[CHK-04] a declined card charges nothing, and another one holds the car', async () => {
    const { context, page } = await visitor(browser);
    await toPayment(page, person());
    await payBy(page, 'Declined');
    await page.getByRole('alert').waitFor();
    await press(page.getByRole('link', { name: 'Go back without paying' }));
    await page.getByRole('heading', { name: 'The $200 was not authorised' }).waitFor();
    await press(page.getByRole('link', { name: 'Try another card' }));
    await payBy(page, 'Card that works');
    await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    await context.close();
  });

  it('[CHK-04] 3-D Secure: the bank asks, and the car is held once it is satisfied', async () => {
    const { context, page } = await visitor(browser);
    await toPayment(page, person());
    await payBy(page, '3-D Secure');
    await press(page.getByRole('button', { name: 'Confirm the payment' }));
    await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    await context.close();
  });

  it('[CHK-02] [SAVE-05] who leaves the payment page finds it again, in the garage too, or lets the car go', async () => {
    const { context, page } = await visitor(browser);
    const who = person();
    await toPayment(page, who);
    await press(page.getByRole('link', { name: 'Go back without paying' }));
    await page.getByRole('heading', { name: 'Your payment is not finished' }).waitFor();
    const other = await visitor(browser);
    await other.page.goto(addressOf(slug, '/my-garage'));
    await signIn(other.page, who);
    await other.page.waitForURL(/\/my-garage$/);
    await main(other.page).toContain('Not finished. Payment page open until');
    await press(other.page.getByRole('link', { name: /^Open the reservation of the 2021 Ford Everest/ }));
    await other.page.getByRole('heading', { name: 'Your payment is not finished' }).waitFor();
    await other.context.close();
    await page.goto(addressOf(slug, `${car.path}/checkout`));
    await page.getByRole('heading', { name: 'Your payment is not finished' }).waitFor();
    await press(page.getByRole('link', { name: 'Cancel' }));
    await press(page.getByRole('button', { name: 'Cancel reservation' }));
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor();
    expect(await states()).toEqual([{ state: 'released', money: 'none' }]);
    await context.close();
  });

  it('[CHK-02] who is signed in reads on the car’s page that the hold is theirs; the cached page says so to no one', async () => {
    const { context, page } = await visitor(browser);
    const who = person();
    await toPayment(page, who);
    const own = await visitor(browser);
    await own.page.goto(addressOf(slug, '/my-garage'));
    await signIn(own.page, who);
    await own.page.waitForURL(/\/my-garage$/);
    await payBy(page, 'Card that works');
    await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    await until(slug, 'Reserved until');
    await own.page.goto(addressOf(slug, car.path));
    await hydrated(own.page);
    await main(own.page).toContain('Yours until');
    expect(await pageOf(slug)).not.toContain('Yours until');
    await Promise.all([context.close(), own.context.close()]);
  });

  it('[CHK-04] works without JavaScript up to the provider’s page and back', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await confirm(page, person());
    await page.getByLabel(/^I agree to the/).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'You are paying' }).waitFor();
    await page.getByRole('button', { name: /^Card that works/ }).click();
    await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    await context.close();
  });
});

describe('two shoppers and one car', () => {
  it('[CHK-03] [PLUS-15] one holds it; the other is charged nothing, waits in line, and has it next', async () => {
    const [first, second] = [await visitor(browser), await visitor(browser)];
    const [nora, dev] = [person(), person()];
    await confirm(second.page, dev);
    await toPayment(first.page, nora);
    await choose(second.page.getByLabel(/^I agree to the/));
    await press(second.page.getByRole('button', { name: 'Continue to payment' }));
    await second.page.getByRole('heading', { name: 'Somebody is reserving this Everest now' }).waitFor();
    await payBy(first.page, 'Card that works');
    await first.page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    expect(await states()).toEqual([{ state: 'held', money: 'authorised' }]);
    await second.page.reload();
    await press(second.page.getByRole('link', { name: 'Put me next in line' }));
    await press(second.page.getByRole('button', { name: 'Put me next in line' }));
    await second.page.getByRole('heading', { name: 'You’re next in line' }).waitFor();
    await press(first.page.getByRole('link', { name: 'Cancel reservation' }));
    await press(first.page.getByRole('button', { name: 'Cancel reservation' }));
    await first.page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor();
    await second.page.reload();
    await second.page.getByRole('heading', { name: /^The Everest is available/ }).waitFor();
    await press(second.page.getByRole('link', { name: 'Reserve this Everest' }));
    await choose(second.page.getByLabel(/^I agree to the/));
    await press(second.page.getByRole('button', { name: 'Continue to payment' }));
    await payBy(second.page, 'Card that works');
    await second.page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    await Promise.all([first.context.close(), second.context.close()]);
  });
});

describe('addresses and staff', () => {
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

  it('[PLUS-22] staff apply the deposit: its tax invoice opens in the desk and on the shopper’s page, and for no one else', async () => {
    const { context, page } = await visitor(browser);
    await toPayment(page, person());
    await payBy(page, 'Card that works');
    await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    const [hold] = await records('select id from holds where vehicle = $1', [car.id]);
    const desk = await openDesk(browser, slug);
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
    await Promise.all([context.close(), desk.context.close()]);
  });

  it('[CHK-02] [CFG-04] staff of the dealership release it with a reason, which the shopper reads; others see nothing', async () => {
    const { context, page } = await visitor(browser);
    await toPayment(page, person());
    await payBy(page, 'Card that works');
    await page.getByRole('heading', { name: 'It’s held for you, Nora' }).waitFor();
    const [hold] = await records('select id from holds where vehicle = $1', [car.id]);
    const desk = await openDesk(browser, slug);
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
    await Promise.all([context.close(), desk.context.close()]);
  });
});
