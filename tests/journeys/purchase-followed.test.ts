import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { main } from './desk.fixture.ts';
import { records } from './forms.fixture.ts';
import { choose, press } from './hand.ts';
import { deskOf } from './requests.ts';
import { shop } from './shop.ts';

const site = 'cartown';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A car that can be bought, by its id: the last one of the list, so that other journeys have the first. */
async function carToBuy(): Promise<string> {
  const { body } = await shop(site, '/search/used-cars?price=5000:');
  const slugs = [...new Set([...body.matchAll(/href="\/cars\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug))];
  for (const slug of slugs.reverse()) {
    const page = await shop(site, `/checkout-journey?car_id=${slug}`);
    const [, id = ''] = /checkout-journey\?car_id=([^"&]+)&amp;step=extras/.exec(page.body) ?? [];
    if (id !== '') return id;
  }
  throw new Error('No car of the site can be bought online.');
}

async function save(page: Page, hub: string, step: string, fill: () => Promise<void>): Promise<void> {
  await page.goto(addressOf(site, `${hub}&step=${step}`));
  await fill();
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await main(page).toContain('Your steps');
}

/** Another step of the same shopper's, as its form sends it. */
async function post(context: BrowserContext, filled: Record<string, string>) {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  const body = String(new URLSearchParams({ action: 'step', ...filled }));
  return shop(site, '/api/purchase', { method: 'POST', headers, body });
}

describe('[CHK-05] [NAV-08] a purchase that staff follow', () => {
  it('shows in the desk as the shopper goes on; staff take it over, and what they fill in counts once the shopper agrees', async () => {
    const car = await carToBuy();
    const hub = `/checkout-journey?car_id=${car}`;
    const shopper = await visitor(browser);
    const { page } = shopper;
    await save(page, hub, 'payment', () => choose(page.getByRole('radio', { name: /^Cash or own bank/ })));
    const [row] = await records('select id from purchases where site = $1 order by created_at desc limit 1', [site]);
    const purchase = `/desk/purchases/${row?.id}`;

    const desk = await deskOf(browser, site);
    await desk.page.goto(addressOf(site, '/desk'));
    await press(desk.page.getByRole('link', { name: 'Purchases', exact: true }));
    await main(desk.page).toContain('Purchases under way, Cartown');
    await press(desk.page.locator(`a[href="${purchase}"]`));
    await main(desk.page).toContain('A shopper, no details yet');
    await main(desk.page).toContain('Cash or own bank');
    await main(desk.page).not.toContain('No trade-in');
    expect((await post(shopper.context, { car, step: 'trade-in', way: 'none' })).status).toBe(303);
    // By itself, without a press in the desk.
    await main(desk.page).toContain('No trade-in');

    await press(desk.page.getByRole('button', { name: 'Help with this purchase' }));
    await main(desk.page).toContain('You are helping');
    await desk.page.getByLabel(/^Note to the shopper/).fill('The mats fit this one.');
    await press(desk.page.getByRole('button', { name: 'Save the note' }));
    await main(desk.page).toContain('Wrote to the shopper');
    await choose(desk.page.getByRole('checkbox').first());
    await press(desk.page.getByRole('button', { name: 'Fill in extras' }));
    await main(desk.page).toContain('not agreed to yet');

    await page.goto(addressOf(site, hub));
    const left = await page.getByText('Left to pay', { exact: true }).first().locator('xpath=..').innerText();
    await main(page).toContain('Luca Romano from Cartown is helping with your purchase');
    await main(page).toContain('The mats fit this one.');
    await main(page).toContain('Luca Romano filled in a step for you');
    await main(page).toContain('Changed by the dealer');
    expect(await page.getByRole('link', { name: /^Send these steps/ }).count()).toBe(0);

    // Both at the same step: what the shopper chose stays, and staff read that theirs was not stored.
    await choose(desk.page.getByRole('radio', { name: 'Delivery', exact: true }));
    await desk.page.getByLabel('Postcode for delivery').fill('3000');
    const handover = { car, step: 'handover', way: 'delivery', postcode: '3550' };
    expect((await post(shopper.context, handover)).status).toBe(303);
    await main(desk.page).toContain('There is something new. Show it');
    await press(desk.page.getByRole('button', { name: 'Fill in delivery or pick-up' }));
    await main(desk.page).toContain('That was not stored: it was changed since you opened this page.');
    await main(desk.page).toContain('Delivery to 3000');
    await page.goto(addressOf(site, hub));
    await main(page).toContain('Delivery to 3550');
    await main(page).not.toContain('Delivery to 3000');

    await press(page.getByRole('button', { name: /^Agree/ }));
    await main(page).toContain('Extras, 1');
    await main(page).not.toContain('filled in a step for you');
    expect(await page.getByText('Left to pay', { exact: true }).first().locator('xpath=..').innerText()).not.toBe(left);
    await main(desk.page).toContain('The shopper agreed');
    await press(desk.page.getByRole('button', { name: 'Hand back' }));
    await main(desk.page).toContain('Help with this purchase');

    const plain = await visitor(browser, { javaScriptEnabled: false });
    await plain.context.addCookies(await shopper.context.cookies());
    await plain.page.goto(addressOf(site, hub));
    await main(plain.page).toContain('From Cartown');
    await main(plain.page).not.toContain('is helping with your purchase');

    const other = await deskOf(browser, 'southbank-ford');
    await other.page.goto(addressOf('southbank-ford', purchase));
    await main(other.page).toContain('There is no such purchase under way');
    await other.page.goto(addressOf('southbank-ford', '/desk/purchases'));
    expect(await other.page.locator(`a[href="${purchase}"]`).count()).toBe(0);

    expect(await records('select id from holds where purchase = $1', [row?.id])).toEqual([]);
    expect(shopper.errors).toEqual([]);
    await records('delete from purchases where id = $1', [row?.id]);
    for (const { context } of [shopper, desk, plain, other]) await context.close();
  });
});
