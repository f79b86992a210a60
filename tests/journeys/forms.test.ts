import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { newAddress } from './desk.fixture.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';
import { choose, press } from './hand.ts';
import { dataLayer, hydrated } from './hydrated.ts';
import { fillEnquiry, heldBack, spinnerOf, stateOf } from './sending.fixture.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
/** A busy machine takes its time. */
const longTimeout = { timeout: 15_000 };
/** Whose enquiry a script sent. */
let sender = '';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a form without script', () => {
  it('[FORM-14] [FORM-04] [FORM-07] comes back with what is wrong and what was filled in, then leads to the page of success', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    const email = newAddress();
    await page.goto(addressOf(slug, '/book-test-drive?car_id=car-7'));
    await fillPerson(page, email);
    await page.getByLabel('Location').selectOption({ label: 'Southbank Ford' });
    await page.getByLabel('Comments').fill('After four, please');
    await choose(page.getByLabel('Yes, I would like to subscribe'), false);
    await page.getByRole('button', { name: 'Book a test drive' }).click();
    const warning = await page.getByTestId('error-warning').innerText();
    expect(warning).toMatch(/^Please fix the following errors:/);
    expect(warning).toContain('*You must agree to the terms of use before submitting the form.');
    expect(new URL(page.url()).search).toBe('?car_id=car-7');
    expect(await page.getByLabel('First name').inputValue()).toBe('Alex');
    expect(await page.getByLabel('Comments').inputValue()).toBe('After four, please');
    expect(await page.getByLabel('Yes, I would like to subscribe').isChecked()).toBe(false);
    const time = page.getByLabel('Time', { exact: true });
    const free = time.locator('option', { hasText: ', 10:30 am' }).first();
    await time.selectOption(String(await free.getAttribute('value')));
    await choose(page.getByLabel('I agree to the terms of use.'));
    await page.getByRole('button', { name: 'Book a test drive' }).click();
    expect(page.url()).toContain(addressOf(slug, '/success?form=test-drive&lead='));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Thank you');
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ site: slug, category: 'Test Drive', form: 'test-drive' });
    expect(lead?.details).toMatchObject({
      name: 'Alex',
      opt_in: false,
      dateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT10:30$/),
      userData: { source: 'Website', car_id: 'car-7', url: '/book-test-drive?car_id=car-7', isLastStep: true },
    });
    await context.close();
  });

  it('[FORM-14] [FORM-05] of several steps shows them all; the same enquiry again is the same lead', async () => {
    const email = newAddress();
    const body = new URLSearchParams({
      _form: 'trade-in',
      _block: 'trade-in',
      make: 'Mazda',
      model: 'CX-5',
      year: '2021',
      kms: '45,000 kms',
      name: 'Alex',
      last_name: 'Nguyen',
      email,
      phone: '0491 570 006',
      postcode: '3006',
      location_id: 'location-harbour-ford-artarmon',
      PreferredContactMethod: 'SMS',
      terms_conditions: 'yes',
    });
    const send = () =>
      shop('harbour-ford', '/trade-in', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(body),
      });
    const responses = [await send(), ...(await Promise.all([send(), send()]))];
    // A car that may have an online estimate gets it on the enquiry's own page.
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(responses.map(({ headers }) => headers.location)).size).toBe(1);
    expect(responses[0]?.headers.location).toMatch(/^\/enquiry\/[0-9a-f]{64}$/);
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect(lead?.details).toMatchObject({ kms: 45_000, year: 2_021, PreferredContactMethod: 'SMS' });
  });
});

describe('a form in a real browser', () => {
  it('[FORM-04] [FORM-06] [FORM-12] shows that it is sending until the response is there, makes one lead of a double click and the keyboard, and leads to the page of success', async () => {
    const { context, page, errors } = await visitor(browser);
    const { posts, release } = await heldBack(page);
    await page.goto(addressOf(slug, '/sell-your-car?utm_source=letter'));
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('forecourt:visit')), longTimeout)
      .toContain('/sell-your-car');
    await page.goto(addressOf(slug, '/contact-us'));
    await hydrated(page);
    const form = page.locator('#enquiry form');
    const button = form.locator('[type="submit"]');
    await form.getByLabel('What is it about?').selectOption('Service');
    sender = newAddress();
    await fillEnquiry(form, sender);
    expect(await stateOf(button)).toEqual(['Enquire Now', null, null]);
    await button.dblclick();
    await expect.poll(() => stateOf(button), longTimeout).toEqual(['Sending…', 'true', 'true']);
    expect(await spinnerOf(button)).toEqual({ running: true, width: 18 });
    await press(button);
    await button.press('Enter');
    await form.getByLabel('First name').press('Enter');
    await page.waitForTimeout(500);
    expect(posts.count).toBe(1);
    expect(await stateOf(button)).toEqual(['Sending…', 'true', 'true']);
    expect(await button.evaluate((it) => it.ownerDocument.activeElement?.tagName)).not.toBe('BODY');
    release();
    await page.waitForURL('**/success?form=general-enquiry&lead=*');
    await page.mouse.move(30, 30);
    await expect
      .poll(() => page.locator('main').innerText(), longTimeout)
      .toMatch(/Your enquiry number is [0-9a-f]{8}\./);
    const [lead, ...more] = await leadsOf(sender);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ site: slug, category: 'Service', form: 'general-enquiry' });
    expect(lead?.details).toMatchObject({
      opt_in: true,
      userData: {
        category: 'Service',
        url: '/contact-us',
        lead_attributes: {
          visited_pages: ['/sell-your-car', '/contact-us'],
          linked_query_params: { utm_source: 'letter' },
        },
      },
    });
    expect(lead?.consents).toEqual([
      {
        kind: 'opt-in',
        words: 'Yes, I would like to subscribe to receive latest offers & product updates.',
        ...{ given: true, tickedAtFirst: true, form: 'general-enquiry', page: '/contact-us' },
        atMs: expect.any(Number),
      },
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FORM-02] news and offers start unticked where the site sets that, and the record states that the shopper did not agree', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf('hilltop-suzuki', '/contact-us'));
    const form = page.locator('#enquiry form');
    expect(await form.getByLabel('Yes, I would like to subscribe').isChecked()).toBe(false);
    await form.getByLabel('What is it about?').selectOption('Service');
    await fillPerson(form, 'unticked@example.com');
    await form.getByLabel('Postcode').fill('3006');
    const location = form.getByLabel('Location');
    if ((await location.inputValue()) === '') await location.selectOption({ index: 1 });
    await form.getByLabel('Message').fill('Do you have a loan car?');
    await form.getByRole('button', { name: 'Enquire Now' }).click();
    expect(page.url()).toContain('/success?form=general-enquiry&lead=');
    const [lead] = await leadsOf('unticked@example.com');
    expect(lead?.consents).toMatchObject([{ kind: 'opt-in', given: false, tickedAtFirst: false }]);
    await context.close();
  });

  it('[FORM-04] [FORM-05] a failure is shown as an alert with the focus on it, and nothing typed is lost', async () => {
    const { context, page } = await visitor(browser);
    let response = { status: 503, body: '{}' };
    await page.route('**/api/leads', (route) => route.fulfill({ ...response, contentType: 'application/json' }));
    await page.goto(addressOf(slug, '/vehicle-parts-and-accessories'));
    await hydrated(page);
    const form = page.locator('#enquiry form');
    await fillPerson(form, 'lost@example.com');
    await form.getByLabel('Postcode').fill('300');
    await form.getByLabel('Which part do you need?').fill('A wiper');
    const button = form.getByRole('button', { name: 'Enquire Now' });
    const warning = form.getByTestId('error-warning');
    await button.click();
    await expect
      .poll(() => warning.innerText(), longTimeout)
      .toMatch(/^Please fix the following errors:\s+Invalid postcode\. Please enter a 4-digit number\.$/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('error-warning');
    await warning.getByRole('link').click();
    await form.getByLabel('Postcode').fill('3006');
    for (const [message, text] of [
      [{ status: 503, body: '{}' }, 'An error occurred when submitting this form'],
      [{ status: 429, body: '{"error":"Please wait."}' }, 'Please wait.'],
      [{ status: 200, body: '{}' }, 'An unexpected error occured'],
    ] as const) {
      response = message;
      await button.click();
      await expect.poll(() => warning.innerText(), longTimeout).toBe(text);
    }
    expect(await form.getByLabel('Which part do you need?').inputValue()).toBe('A wiper');
    await context.close();
  });

  it('[FORM-05] [FORM-09] [FORM-10] a trade-in by keyboard alone, step by step, with an honest word about estimates', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('harbour-ford', '/trade-in'));
    await hydrated(page);
    const form = page.locator('#your-car form');
    const keys = page.keyboard;
    expect(await form.getByLabel('First name').isVisible()).toBe(false);
    expect(await form.innerText()).toContain(
      'Cars over 7 years old or over 100,000 km generally get no online estimate.',
    );
    await form.getByLabel('Make').focus();
    await keys.type('Mazda');
    await keys.press('Tab');
    await keys.type('CX-5');
    await keys.press('Tab');
    await keys.type('2022');
    await keys.press('Tab');
    await keys.type('45000');
    await form.getByRole('button', { name: '150,000 kms' }).focus();
    await keys.press('Enter');
    expect(await form.getByLabel('Odometer reading').inputValue()).toBe('150,000');
    await expect
      .poll(() => form.innerText(), longTimeout)
      .toContain('A car this old or with this many kilometres generally gets no online estimate.');
    await form.getByRole('button', { name: 'Continue' }).focus();
    await keys.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('legend:focus')?.textContent), longTimeout)
      .toContain('Your details');
    for (const typed of ['Alex', 'Nguyen', '0491 570 006', 'steps@example.com', '2064']) {
      await keys.press('Tab');
      await keys.type(typed);
    }
    await form.getByLabel('Location').focus();
    await keys.type('Harbour Ford');
    await form.getByLabel('I agree to the terms of use.').focus();
    await keys.press('Space');
    await keys.press('Enter');
    await page.waitForURL('**/success?form=trade-in&lead=*');
    const [lead] = await leadsOf('steps@example.com');
    expect(lead?.details).toMatchObject({ make: 'Mazda', kms: 150_000, PreferredContactMethod: 'Phone' });
    await context.close();
  });

  it('[FORM-11] later forms start with the details of the last one, until they are forgotten', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf('riverside-kia', '/about-us'));
    await hydrated(page);
    await page.getByRole('link', { name: 'Email Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email us' });
    await fillPerson(dialog, 'saved@example.com');
    await dialog.getByLabel('Postcode').fill('3011');
    await dialog.getByLabel('Location').selectOption({ index: 1 });
    await dialog.getByLabel('Message').fill('Hello');
    await dialog.getByRole('button', { name: 'Enquire Now' }).click();
    await expect
      .poll(() => dialog.getByRole('status').first().innerText(), longTimeout)
      .toMatch(/number is [0-9a-f]{8}\.$/);
    expect((await dataLayer(page)).map(({ eventId }) => eventId)).toEqual([22]);
    await page.goto(addressOf('riverside-kia', '/book-test-drive'));
    await hydrated(page);
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).inputValue(), longTimeout)
      .toBe('saved@example.com');
    await page.getByRole('button', { name: 'Forget my details' }).click();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue(), longTimeout).toBe('');
    await page.reload();
    await hydrated(page);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    await context.close();
  });

  it('[BLK-07] the pages with forms are accessible and fit', async () => {
    const { context, page } = await visitor(browser);
    const [lead] = await leadsOf(sender);
    const sent = `/success?form=general-enquiry&lead=${lead?.id}`;
    // What staff composed, `all-pages.test.ts` looks at on a phone.
    for (const [path, width] of [
      ['/book-test-drive', 1440],
      ['/sell-your-car', 1440],
      [sent, 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(slug, path));
      if (path !== sent) await hydrated(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      expect.soft(await complaints(page, `${path} at ${width}`, 'main')).toEqual([]);
    }
    await context.close();
  });
});
