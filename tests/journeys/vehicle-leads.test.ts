import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, hiddenKeys, timeKey } from '@/domain/leads/form.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { newAddress } from './desk.fixture.ts';
import { fillPerson, leadsOf, postForm, records, sendJson } from './forms.fixture.ts';
import { hydrated } from './hydrated.ts';
import { text } from './page-words.ts';
import { shop } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
const car = fedCar();
const { id, path, stockNumber } = car;
const named = { id, slug: car.slug, stockNumber, title: '2021 Ford Everest Titanium' };

let browser: Browser;
beforeAll(async () => {
  await feedCars([car]);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await removeFedCars();
  await records('delete from bookings where site = $1', [slug]);
});

/** The first free time of the last day on which a drive can be booked. */
async function freeTime() {
  const response = await shop(slug, '/api/slots?form=test-drive');
  const [place] = (JSON.parse(response.body) as { places: BookablePlace[] }).places;
  const day = place?.days.at(-1);
  const [time] = day ? bookingTimes(day) : [];
  if (!place || !day || !time) throw new Error('There is no free time.');
  return { location: place.id, dateTime: day.date, [timeKey('dateTime')]: time };
}

/** What a shopper fills in. */
async function filledIn(form: string, email: string): Promise<Record<string, string>> {
  const person = { name: 'Alex', last_name: 'Nguyen', email, phone: '0491 570 006', message: 'On a weekday, please.' };
  return form === 'test-drive' ? { ...person, ...(await freeTime()), terms_conditions: 'yes' } : person;
}

describe('the forms of a car’s page', () => {
  it('[VDP-02] [FORM-14] without script its buttons lead to the booking of a drive in it, or to the enquiry on the page, which names the car', async () => {
    const { status, body } = await shop(slug, path);
    expect(status).toBe(200);
    const openers = [...body.matchAll(/<a\b[^>]*aria-haspopup="dialog"[^>]*>[\s\S]*?<\/a>/g)].map(([link]) => [
      text(link).trim(),
      /href="([^"]*)"/.exec(link)?.[1],
    ]);
    for (const label of ['Enquire', 'Request photos']) expect(openers).toContainEqual([label, '#enquire']);
    expect(openers).toContainEqual(['Test drive', `/book-test-drive?car_id=${id}`]);
    const [enquiry = ''] = /id="enquire"[\s\S]*?<\/form>/.exec(body) ?? [];
    expect(enquiry).toMatch(/<form[^>]* method="post"/);
    expect(enquiry).toContain(`name="${hiddenKeys.car}" value="${id}"`);
  });

  it.each([
    ['test-drive', 'Test Drive', ''],
    ['request-photos', 'Vehicle Enquiry', 'Request Photos'],
  ])(
    '[VDP-02] [FORM-12] [FORM-14] what is sent with %s, by script or without, is a lead that names the car',
    async (form, category, subcategory) => {
      const [scripted, plain] = [newAddress(), newAddress()];
      const typed = Object.entries(await filledIn(form, scripted)).map(([key, value]) => [key, [value]]);
      const sent = await sendJson(slug, { form, url: path, car: id, filled: Object.fromEntries(typed) });
      expect([sent.status, sent.body]).toEqual([201, expect.stringContaining('lead_id')]);

      const hidden = { [hiddenKeys.form]: form, [hiddenKeys.block]: `dialog-${form}`, [hiddenKeys.car]: id };
      const posted = await postForm(slug, path, { ...hidden, ...(await filledIn(form, plain)) });
      const thanks = expect.stringContaining(`/success?form=${form}&lead=`);
      expect([posted.status, posted.headers.location]).toEqual([303, thanks]);

      for (const email of [scripted, plain]) {
        const [lead, ...more] = await leadsOf(email);
        expect(more).toEqual([]);
        expect(lead).toMatchObject({ site: slug, form, category, subcategory, vehicle: named });
        expect(lead?.details).toMatchObject({ userData: { car_id: id, url: path } });
      }
    },
  );

  it('[FORM-07] [FORM-14] a second time for the same car and day is refused until the shopper wants it as well', async () => {
    const email = newAddress();
    const hidden = { [hiddenKeys.form]: 'test-drive', [hiddenKeys.block]: 'dialog-test-drive', [hiddenKeys.car]: id };
    const post = async (more: Record<string, string> = {}) =>
      postForm(slug, path, { ...hidden, ...(await filledIn('test-drive', email)), ...more });
    expect((await post()).status).toBe(303);
    const json = await filledIn('test-drive', email);
    const filled = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, [value]]));
    const second = await sendJson(slug, { form: 'test-drive', url: path, car: id, filled });
    expect([second.status, second.body]).toEqual([400, expect.stringContaining('already have a booking for this car')]);
    expect(JSON.parse(second.body).problems).toMatchObject([{ field: 'dateTime', again: true }]);
    expect(await leadsOf(email)).toHaveLength(1);
    expect((await post({ [hiddenKeys.again]: 'yes' })).status).toBe(303);
    expect(await leadsOf(email)).toHaveLength(2);
  });

  it('[VDP-02] the dialogs show which car they are about, and photos are requested from theirs', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, path));
    await hydrated(page);
    const ways = page.locator('#vehicle-actions ul');
    const heights = await ways
      .locator('span.text-ink')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
    expect([heights.length > 2, new Set(heights).size]).toEqual([true, 1]);

    await ways.getByText('Test drive').click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.innerText()).toMatch(/Test drive the 2021 Ford Everest Titanium[\s\S]*\$45,990/);
    await dialog.getByLabel('Time', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Request photos' }).click();
    await expect.poll(() => dialog.innerText()).toMatch(/Request photos of this Everest[\s\S]*\$45,990/);
    const email = newAddress();
    await fillPerson(dialog, email);
    await dialog.getByRole('button', { name: 'Request photos' }).click();
    await expect.poll(() => dialog.innerText()).toContain('will send you photos. Your enquiry number is');
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ subcategory: 'Request Photos', vehicle: named });
    expect(errors).toEqual([]);
    await context.close();
  });
});
