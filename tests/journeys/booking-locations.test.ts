import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, timeKey } from '@/domain/leads/form.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { main, newAddress } from './desk.fixture.ts';
import { fillPerson, leadsOf, records, timesOf } from './forms.fixture.ts';
import { choose } from './hand.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const place = 'Southbank Ford';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await records('delete from bookings where site = $1', [slug]);
});

describe('a booking without script', () => {
  it('[FORM-07] [FORM-14] without script a time of one location is booked there, and never at another one', async () => {
    const docklands = 'Southbank Ford Docklands';
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    const email = newAddress();
    await page.goto(addressOf(slug, '/book-test-drive'));
    await fillPerson(page, email);
    await page.getByLabel('Location').selectOption({ label: place });
    const time = page.getByLabel('Time', { exact: true });
    const option = (await timesOf(page, docklands, 3)).filter({ hasText: `${docklands}, ` }).first();
    await time.selectOption(String(await option.getAttribute('value')));
    await choose(page.getByLabel('I agree to the terms of use.'));
    await page.getByRole('button', { name: 'Book a test drive' }).click();
    expect(await page.getByTestId('error-warning').innerText()).toContain(
      `that time is at another location. Choose one at ${place}, or change the location.`,
    );
    expect(await leadsOf(email)).toEqual([]);

    await page.goto(addressOf(slug, '/book-test-drive'));
    await fillPerson(page, email);
    const chosen = (await timesOf(page, docklands, 3)).first();
    const [text, value] = [await chosen.innerText(), String(await chosen.getAttribute('value'))];
    await time.selectOption(value);
    await choose(page.getByLabel('I agree to the terms of use.'));
    await page.getByRole('button', { name: 'Book a test drive' }).click();
    await main(page).toContain('Your test drive is booked.');
    expect(text).toMatch(/^Southbank Ford Docklands, \w+ \d+ \w+, \d+:\d\d [ap]m$/);
    const [lead] = await leadsOf(email);
    const location = value.split('@')[1];
    expect(lead?.details).toMatchObject({ location, dateTime: value.split('@')[0] });
    expect(await records('select location from bookings where lead = $1', [lead?.id])).toEqual([{ location }]);
    await context.close();
  });

  it('[FORM-07] [FORM-14] moved onto a day with another one for the car requires a confirmation, and so does withdrawing, without script', async () => {
    const [, car = ''] = /href="(\/cars\/[a-z0-9-]+)"/.exec((await shop(slug, '/search/used-cars')).body) ?? [];
    const [, carId = ''] = /name="_car" value="([^"]+)"/.exec((await shop(slug, car)).body) ?? [];
    const requested = `/api/slots?form=test-drive&car=${carId}`;
    const { places } = JSON.parse((await shop(slug, requested)).body) as { places: BookablePlace[] };
    const location = places.find(({ name }) => name === place);
    const isOpen = (times: string[]) => times.includes('14:00') && times.includes('15:00');
    // Public holidays are shorter.
    const long = location?.days.filter((day) => isOpen(bookingTimes(day)));
    const [one = '', other = ''] = [long?.at(-1)?.date, long?.at(-2)?.date];
    const email = newAddress();
    const book = async (date: string, time: string): Promise<string> => {
      const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], email: [email] };
      const when = { location: [String(location?.id)], dateTime: [date], [timeKey('dateTime')]: [time] };
      const filled = { ...person, ...when, terms_conditions: ['yes'] };
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.252' };
      const body = JSON.stringify({ form: 'test-drive', key: randomUUID(), car: carId, filled });
      const sent = await shop(slug, '/api/leads', { method: 'POST', headers, body });
      expect(sent.status, sent.body).toBe(201);
      return (JSON.parse(sent.body) as { receipt: string }).receipt;
    };
    await book(one, '14:00');
    const receipt = await book(other, '14:00');
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, receipt));
    await page.getByLabel('Another time').selectOption(`${one}T15:00`);
    await page.getByRole('button', { name: 'Move my booking' }).click();
    await main(page).toContain('You already have another booking for this car on');
    const stands = async () => {
      const rows = await records('select starts_at from bookings b join leads l on l.id = b.lead where l.email = $1', [
        email,
      ]);
      return new Set(rows.map((row) => String((row.starts_at as Date).toISOString()).slice(0, 10))).size;
    };
    expect(await stands()).toBe(2);
    await page.getByRole('button', { name: 'Yes, move it there' }).click();
    await main(page).not.toContain('You already have another booking');
    expect(await stands()).toBe(1);

    await shop(slug, `/api${receipt}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.252' },
      body: 'kind=withdrawn',
    });
    await page.goto(addressOf(slug, receipt));
    await main(page).toContain('Your test drive is booked');
    await page.locator('#withdraw summary').click();
    await page.getByRole('button', { name: 'Yes, withdraw it and cancel the test drive' }).click();
    await main(page).toContain('You withdrew this enquiry');
    await main(page).toContain('Test drive: cancelled');
    await context.close();
  });
});
