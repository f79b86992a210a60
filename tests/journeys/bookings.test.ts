import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, timeKey } from '@/domain/leads/form.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { fillPerson, leadsOf, records, timesOf } from './forms.fixture.ts';
import { choose } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { deskOf } from './requests.ts';
import { instance, shop, until } from './shop.ts';

const slug = 'southbank-ford';
const place = 'Southbank Ford';
const newAddress = () => `${randomUUID()}@example.com`;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
async function freeAllTimes(): Promise<void> {
  await records('delete from bookings where site = $1', [slug]);
  await records('delete from blocked_times where site = $1', [slug]);
}
beforeEach(freeAllTimes);
afterAll(async () => {
  await browser.close();
  await freeAllTimes();
});

const main = (page: Page) => expect.poll(() => page.locator('main').innerText());

/** Fills in the test drive at the second free time of a day of the list, without script; resolves with that time, "10:30 am", and the next. */
async function fillIn(page: Page, email: string, day: number): Promise<string[]> {
  await page.goto(addressOf(slug, '/book-test-drive'));
  await fillPerson(page, email);
  await page.getByLabel('Location').selectOption({ label: place });
  const time = page.getByLabel('Time', { exact: true });
  const free = await timesOf(page, place, day);
  await time.selectOption(String(await free.nth(1).getAttribute('value')));
  await choose(page.getByLabel('I agree to the terms of use.'));
  return (await free.allInnerTexts()).slice(1, 3).map((text) => text.split(', ').at(-1) ?? '');
}

const send = (page: Page) => page.getByRole('button', { name: 'Book a test drive' }).click();

async function requestTime(page: Page, email: string, day: number): Promise<string[]> {
  const times = await fillIn(page, email, day);
  await send(page);
  return times;
}

async function mailsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`${instance().services.sandbox.url}/mail.json`)).json()) as {
    title: string;
    body: string;
  }[];
  return mails.filter(({ title }) => title === email).map(({ body }) => body.replaceAll(/=\r?\n/g, ''));
}

async function receiptOf(email: string): Promise<string> {
  const path = async () =>
    (await mailsTo(email)).map((mail) => /\/enquiry\/[0-9a-f]{20,}/.exec(mail)?.[0]).find(Boolean);
  await expect.poll(path).toBeTruthy();
  return String(await path());
}

/** Each from an address of their own, who sends again while the shop is too busy to accept or refuse. */
async function book({ location, date, time, run }: Record<'location' | 'date' | 'time' | 'run', string>, at: number) {
  const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], postcode: ['3006'] };
  const filled = {
    ...{ ...person, email: [`${run}-${at}@example.com`], location: [location], terms_conditions: ['yes'] },
    ...{ dateTime: [date], [timeKey('dateTime')]: [time] },
  };
  const body = JSON.stringify({ form: 'test-drive', key: randomUUID(), filled });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` };
  for (;;) {
    const response = await shop(slug, '/api/leads', { method: 'POST', headers, body });
    if (response.status !== 503) return response;
  }
}

describe('a booked time', () => {
  it('[FORM-07] [FORM-14] [PLUS-10] is its shopper’s alone, is in a calendar file, and is confirmed, moved and cancelled by the receipt, all without script', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    const [first, second] = [newAddress(), newAddress()];
    const late = await context.newPage();
    const [wanted = '', next = ''] = await fillIn(late, second, 4);
    expect(await late.getByLabel('Day', { exact: true }).isVisible()).toBe(false);
    expect(await requestTime(page, first, 4)).toEqual([wanted, next]);
    expect(page.url()).toContain(addressOf(slug, '/success?form=test-drive&lead='));
    await send(late);
    expect(await late.getByTestId('error-warning').innerText()).toMatch(
      new RegExp(
        `Test Drive Booking Date: ${wanted} on \\w+ \\d+ \\w+ has just been taken\\. Please choose another time\\.`,
      ),
    );
    expect(await leadsOf(second)).toEqual([]);
    expect(await late.getByLabel('First name').inputValue()).toBe('Alex');
    const offered = (await (await timesOf(late, place, 4)).allInnerTexts()).join();
    expect(offered).toContain(`, ${next}`);
    expect(offered).not.toContain(`, ${wanted}`);
    await late.close();

    const receipt = await receiptOf(first);
    await main(page).toContain('Your test drive is booked.');
    expect(await page.locator('main').innerText()).toMatch(new RegExp(`${wanted} AE[DS]T`));
    expect(await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
      `/api${receipt}/calendar`,
    );
    const links = { 'Move it': '#another-time', 'Cancel it': '?cancel=ask#cancel-booking' };
    for (const [name, end] of Object.entries(links))
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(`${receipt}${end}`);
    expect(await page.getByRole('link', { name: 'See it, add to it or withdraw it' }).getAttribute('href')).toBe(
      receipt,
    );
    const stranger = await visitor(browser, { javaScriptEnabled: false });
    await stranger.page.goto(page.url());
    expect(await stranger.page.content()).not.toContain('/enquiry/');
    await stranger.context.close();
    expect((await mailsTo(first)).join()).toMatch(/text\/calendar[\s\S]*booking\.ics/);
    const calendar = await shop(slug, `/api${receipt}/calendar`);
    expect([calendar.status, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendar.body).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T\d{6}Z[\s\S]*STATUS:CONFIRMED/);
    expect((await shop('harbour-ford', `/api${receipt}/calendar`)).status).toBe(404);

    await page.goto(addressOf(slug, receipt));
    await page.getByRole('button', { name: 'I’ll be there' }).click();
    await main(page).toContain('you said you’ll be there');
    const other = page.getByLabel('Another time').locator('optgroup').nth(6).locator('option').first();
    const time = await other.innerText();
    await page.getByLabel('Another time').selectOption(String(await other.getAttribute('value')));
    await page.getByRole('button', { name: 'Move my booking' }).click();
    await main(page).toContain(time);
    const cancel = page.getByRole('button', { name: 'Yes, cancel it' });
    expect(await cancel.isVisible()).toBe(false);
    await page.getByText('Cancel my booking', { exact: true }).click();
    await page.getByRole('link', { name: 'Choose another time' }).waitFor();
    await cancel.click();
    await main(page).toContain('Test drive: cancelled');
    await expect.poll(async () => (await mailsTo(first)).join()).toContain('is cancelled');
    await requestTime(page, second, 4);
    expect(page.url()).toContain(addressOf(slug, '/success?form=test-drive&lead='));
    await context.close();
  });

  it('[FORM-07] a time chosen under its location chooses the location and the day too, and another day changes it', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf(slug, '/book-test-drive'));
    await hydrated(page);
    const [day, time] = [page.getByLabel('Day', { exact: true }), page.getByLabel('Time', { exact: true })];
    const value = String(await (await timesOf(page, place, 2)).nth(3).getAttribute('value'));
    await time.selectOption(value);
    const location = page.getByLabel('Location');
    await expect
      .poll(async () => `${await day.inputValue()}T${await time.inputValue()}@${await location.inputValue()}`)
      .toBe(value);
    await day.selectOption({ index: 5 });
    await expect.poll(() => time.locator('optgroup').count()).toBe(0);
    expect(await time.locator('option').nth(1).innerText()).toMatch(/^\d+:\d\d [ap]m$/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FORM-07] is not offered to the next shopper, whose day shows what is free', async () => {
    const { context, page, errors } = await visitor(browser);
    const times = async () => {
      await page.goto(addressOf(slug, '/book-test-drive'));
      await hydrated(page);
      await page.getByLabel('Location').selectOption({ label: place });
      await page.getByLabel('Day', { exact: true }).selectOption({ index: 6 });
      return page.getByLabel('Time', { exact: true }).locator('option').allInnerTexts();
    };
    let offered = await times();
    const [, , wanted = '', next] = offered;
    const [location, date] = [page.getByLabel('Location'), page.getByLabel('Day', { exact: true })];
    const time = page.getByLabel('Time', { exact: true }).locator('option').nth(2);
    const booked = await book(
      {
        location: await location.inputValue(),
        date: await date.inputValue(),
        time: String(await time.getAttribute('value')),
        run: `first-${randomUUID()}`,
      },
      252,
    );
    expect(booked.status).toBe(201);
    await until('the page without the booked time', async () => {
      offered = await times();
      return !offered.includes(wanted);
    });
    expect(offered).toContain(next);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('forty shoppers', () => {
  /** The first time that is free on a day, from the end of the list. */
  async function freeTime(fromEnd: number) {
    const { places } = JSON.parse((await shop(slug, '/api/slots?form=test-drive')).body) as { places: BookablePlace[] };
    const location = places.find(({ name }) => name === place);
    const day = location?.days.at(-fromEnd);
    return { location: String(location?.id), date: String(day?.date), time: String(day && bookingTimes(day)[0]) };
  }

  it('[FORM-07] who want the same time at the same moment: one has it, and the others read that it is taken', async () => {
    const run = `forty-${randomUUID()}`;
    const wanted = { ...(await freeTime(1)), run };
    // Two hundred at the records themselves: `web/records/bookings.test.ts`.
    const responses = await Promise.all(Array.from({ length: 40 }, (_, at) => book(wanted, at + 1)));
    const refused = responses.filter(({ status }) => status === 400);
    expect([responses.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 39]);
    for (const { body } of refused)
      expect(JSON.parse(body).problems).toEqual([
        { field: 'dateTime', problem: expect.stringContaining('has just been taken. Please choose another time.') },
      ]);
    const countLeads = "select count(*)::int as count from leads where details->>'email' like $1 || '%'";
    expect(await records(countLeads, [run])).toEqual([{ count: 1 }]);
  });

  it('[FORM-07] [FORM-12] whose response was lost on its way send again and have their own time', async () => {
    const { location, date, time } = await freeTime(2);
    const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], postcode: ['3006'] };
    const filled = {
      ...{ ...person, email: [newAddress()], location: [location], terms_conditions: ['yes'] },
      ...{ dateTime: [date], [timeKey('dateTime')]: [time] },
    };
    const sent = { form: 'test-drive', filled };
    // Of its own: the limit is not what is tested.
    const from = { 'x-forwarded-for': '203.0.113.250' };
    for (const key of [{ key: randomUUID() }, {}]) {
      const headers = { ...from, 'content-type': 'application/json' };
      const send = () =>
        shop(slug, '/api/leads', { method: 'POST', headers, body: JSON.stringify({ ...sent, ...key }) });
      const first = await send();
      expect(first.status).toBe(201);
      expect(await send()).toMatchObject({ status: 201, body: first.body });
      const { receipt } = JSON.parse(first.body) as { receipt: string };
      const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
      await shop(slug, `/api${receipt}`, { method: 'POST', headers: form, body: 'kind=cancelled' });
    }
  });
});

describe('staff and the times that shoppers book', () => {
  it('[FORM-07] block a day, also while enquiries come, which cannot be booked then, and open it again; another dealer’s staff cannot', async () => {
    const { context, page, cookie } = await deskOf(browser, slug);
    const days = async () => {
      const body = (await shop(slug, '/api/slots?form=test-drive')).body;
      const { places } = JSON.parse(body) as { places: { name: string; days: { date: string }[] }[] };
      return places.find(({ name }) => name === place)?.days.map(({ date }) => date) ?? [];
    };
    const day = (await days())[8] ?? '';
    await page.goto(addressOf(slug, '/desk/bookings'));
    await page.getByLabel('Location').selectOption({ label: place });
    await page.getByLabel('Date').fill(day);
    await page.getByLabel('From').fill('00:00');
    await page.getByLabel('To').fill('23:59');
    await page.getByLabel('Reason (only staff see it)').fill('Stocktake');
    const sent = await shop(slug, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.251' },
      body: JSON.stringify({
        form: 'call-back',
        key: randomUUID(),
        filled: { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'] },
      }),
    });
    expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
    expect(await page.getByLabel('Date').inputValue()).toBe(day);
    await main(page).toContain('There is something new');
    expect(await page.getByLabel('Date').inputValue()).toBe(day);
    await page.getByRole('button', { name: 'Block this time' }).click();
    await main(page).toContain('Stocktake');
    expect(await days()).not.toContain(day);
    const foreign = await shop('harbour-ford', '/desk/bookings', { headers: { cookie } });
    expect([foreign.status, foreign.body.includes('Stocktake')]).toEqual([403, false]);
    await page.getByRole('button', { name: 'Open again' }).click();
    await main(page).not.toContain('Stocktake');
    expect(await days()).toContain(day);
    await context.close();
  });
});
