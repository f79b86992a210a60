import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { ownAddress } from './forms.fixture.ts';
import { dataLayer, hydrated } from './hydrated.ts';
import { content, instance, shop, until } from './shop.ts';

const slug = 'southbank-ford';

async function records(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: instance().services.records.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('what leads to finance in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-11] Get Finance Now opens the dialog Finance Enquiry, whose form shows what is wrong, or that it could not be sent, and keeps what was typed', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf('harbour-ford', '/finance'));
    await hydrated(page);
    const open = () => page.locator('#finance-calculator').getByRole('link', { name: 'Get Finance Now' }).click();
    await open();
    const dialog = page.getByRole('dialog', { name: 'Finance Enquiry' });
    await dialog.getByLabel('First name').fill('Alex');
    await dialog.getByLabel('Last name').fill('Nguyen');
    await dialog.getByLabel('Email').fill('alex@example.com');
    await dialog.getByLabel('Mobile number').fill('0491 570 006');
    await dialog.getByLabel('Postcode').fill('300');
    const send = dialog.getByRole('button', { name: 'Get Finance Now' });
    await send.click();
    const warning = dialog.getByTestId('error-warning');
    await expect
      .poll(() => warning.innerText())
      .toMatch(/Please fix the following errors:\s+Invalid postcode\. Please enter a 4-digit number\./);
    expect.soft(await dialog.getByLabel('First name').inputValue()).toBe('Alex');
    expect.soft(await complaints(page, 'a mistake', '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('Postcode').fill('3006');

    await page.route('**/api/leads', (route) => route.abort());
    await send.click();
    await expect.poll(() => warning.innerText()).toBe('An error occurred when submitting this form');
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Alex');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.unroute('**/api/leads');
    await open();
    await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('Alex');
    await send.click();
    await expect
      .poll(() => dialog.getByRole('status').innerText())
      .toMatch(/^Thank you\. Harbour Ford will call you .* number is [0-9a-f]{8}\.$/);
    expect((await dataLayer(page)).map(({ eventId }) => eventId)).toEqual([14]);
    const leads = await records(
      "select site, category, details, consents from leads where details->>'email' = 'alex@example.com'",
    );
    expect(leads).toHaveLength(1);
    const [lead] = leads;
    expect(lead).toMatchObject({ site: 'harbour-ford', category: 'Finance Enquiry' });
    expect(lead?.details).toMatchObject({
      postcode: '3006',
      opt_in: true,
    });
    expect(lead?.consents).toMatchObject([{ kind: 'opt-in', words: expect.stringContaining('offers'), given: true }]);
    expect(errors.filter((error) => !/ 400 |ERR_FAILED/.test(error))).toEqual([]);
    await context.close();
  });

  it('[FIN-11] other sites link, show Enquire Now, or show the banner Finance Available; all work without script', async () => {
    const finance = async (site: string) => (await shop(site, '/finance')).body;
    expect(await finance(slug)).toMatch(/<a [^>]*href="#finance-form"[^>]*>Get Finance Now<\/a>/);
    expect(await finance('ranges-volkswagen')).toMatch(/<a [^>]*>Enquire Now<\/a>/);
    expect(await finance('northgate-hyundai')).toMatch(
      /<a [^>]*href="\/finance"[^>]*><svg[^>]*aria-label="Finance Available"/,
    );
    expect(await finance(slug)).not.toContain('Finance Available');
    expect(await finance('harbour-ford')).toMatch(
      /<a [^>]*aria-haspopup="dialog"[^>]*href="#finance-form"|<a [^>]*href="#finance-form"[^>]*aria-haspopup="dialog"/,
    );
  });

  it('[NAV-16] [CARD-07] the weekly figure of a card leads to the finance page with the car, its comparison rate to the warning', async () => {
    const home = (await shop(slug, '/')).body;
    const link = /href="(\/finance\?[^"]*#finance-form)"/.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const url = new URL(link, 'http://site');
    expect([...url.searchParams.keys()]).toEqual(['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type']);
    expect((await shop(slug, url.pathname + url.search)).body).toContain('id="finance-form"');
    expect(url.searchParams.get('preferredDealership')).toBe('dealership-southbank-ford');
    expect(home).toMatch(/<a href="#finance-warning"[^>]*>[^<]*9\.09%[^<]*comp\. rate\*|<a href="#finance-warning"/);
    expect(home).toContain('id="finance-warning"');
  });

  it.each(['/finance', '/finance-enquiry', '/apply-for-finance', '/ford-finance', '/personalised/finance'])(
    '[NAV-09] %s counts for the car of the link and takes the enquiry about it',
    async (path) => {
      const home = (await shop(slug, '/')).body;
      const link = /href="\/finance\?([^"]*)#finance-form"/.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const car = new URLSearchParams(link);
      const { status, body } = await shop(slug, `${path}?car_id=${car.get('car_id')}`);
      expect(status).toBe(200);
      expect(body).toContain('id="finance-form"');
      expect(body).toMatch(/aria-label="Your enquiry is about".*href="\/cars\//s);
      const price = /aria-label="Vehicle price, slider" aria-valuetext="([^"]*)"/.exec(body)?.[1];
      expect(price?.replaceAll(/\D/g, '')).toBe(car.get('vehiclePriceBudget'));
    },
  );

  it('[NAV-09] finance links lead to the page that the site names in place of /finance', async () => {
    expect((await shop('cartown', '/')).body).toMatch(/href="\/apply-for-finance\?[^"]*car_id=[^"]*#finance-form"/);
    expect((await shop('cartown', '/')).body).not.toMatch(/href="\/finance\?[^"]*car_id/);
  });

  it('[FIN-10] a youX quote shows the score that it assumes; a provider that fails or is slow leaves nothing', async () => {
    const { context, page, errors } = await visitor(browser);
    const box = page.locator('#finance');
    await page.goto(addressOf('cartown', '/finance'));
    await hydrated(page);
    await expect.poll(() => box.innerText()).toMatch(/A youX quote: \$\d+ \/wk\* .*p\.a\., .*comparison rate\*/);
    expect(await box.innerText()).toContain('Based on an excellent credit score');
    for (const result of [
      { status: 204 },
      { status: 500, body: 'down' },
      { status: 200, body: '{"weeklyRepaymentAmount":1}' },
    ]) {
      await page.route('**/api/youx/quote', (route) => route.fulfill(result));
      const response = page.waitForResponse('**/api/youx/quote');
      await page.reload();
      await hydrated(page);
      await response;
      expect(await box.innerText()).not.toMatch(/youX|NaN/);
    }
    expect(errors.filter((error) => !error.includes('500'))).toEqual([]);
    await context.close();
  });
});

describe('youX quotes over HTTP', () => {
  const requestQuote = (body: unknown, headers: Record<string, string>) =>
    shop(slug, '/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const override = () => content().patch('override-southbank-ford');

  it('[FIN-10] respond where the site has them, over 5 years, and show nothing where there is none', async () => {
    const question = { purchasePrice: 30_000, year: 2022, loanTerm: 5 };
    // Of its own for each try: the last requests use up what it may.
    const from = { 'x-forwarded-for': ownAddress() };
    expect((await requestQuote(question, from)).status).toBe(404);
    await override().set({ 'settings.features.youxQuotes': true }).commit();
    try {
      await until('the quotes of the site', async () => (await requestQuote(question, from)).status === 200);
      const quote = JSON.parse((await requestQuote(question, from)).body);
      expect(quote).toEqual({ weeklyRepaymentAmount: 144, advertisedRate: 8.5, comparisonRate: 9.09 });
      expect((await requestQuote({ ...question, purchasePrice: 400 }, from)).status).toBe(204);
      for (const wrong of [null, {}, { ...question, purchasePrice: -1 }, { ...question, loanTerm: 7 }])
        expect((await requestQuote(wrong, from)).status).toBe(400);
      expect((await requestQuote(question, { ...from, origin: 'https://elsewhere.example' })).status).toBe(403);
      const hurried = await Promise.all(Array.from({ length: 70 }, () => requestQuote(question, from)));
      expect(new Set(hurried.map(({ status }) => status))).toEqual(new Set([200, 429]));
    } finally {
      await override().unset(['settings.features.youxQuotes']).commit();
      const another = async () => (await requestQuote(question, { 'x-forwarded-for': ownAddress() })).status;
      await until('no quotes any more', async () => (await another()) === 404);
    }
  });
});

describe('enquiries over HTTP', () => {
  const send = (body: string) =>
    shop(slug, '/api/leads', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it('[FIN-11] are refused with what is wrong, or for their size, and never end in a stack of words', async () => {
    const empty = await send('{"form":"finance-enquiry","filled":{}}');
    expect([empty.status, JSON.parse(empty.body).problems.length]).toEqual([400, 5]);
    for (const wrong of ['', 'null', '[1]', '{"name":', '"text"']) expect((await send(wrong)).status).toBe(400);
    expect((await send(JSON.stringify({ message: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await shop(slug, '/api/leads')).status).toBe(405);
  });
});
