import { afterEach, describe, expect, it } from 'vitest';
import { newAddress } from './desk.fixture.ts';
import { leadsOf, postForm } from './forms.fixture.ts';
import { text } from './page-words.ts';
import { shop, until } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
/** How long a sold car keeps its page where the site sets nothing of its own: three days. */
const retentionMs = 3 * 86_400_000;
const name = '2021 Ford Everest Titanium';

/** The ways on that a page without its car offers: similar cars, and the enquiry for one like it. */
function expectHelp(body: string, path: string): void {
  expect(body).toMatch(/<a [^>]*href="#similar"[^>]*>Find Me Something Similar/);
  const [similar = ''] = /id="similar"[\s\S]*?<\/section>/.exec(body) ?? [];
  const cars = [...similar.matchAll(/href="(\/cars\/[^"#?]+)/g)].map(([, car]) => car);
  expect(cars.length).toBeGreaterThan(0);
  expect(cars).not.toContain(path);
  expect(body).toMatch(
    new RegExp(
      `<textarea[^>]*>[^<]*the ${name}, which is no longer available\\. Please help me find something similar`,
    ),
  );
  for (const forBuyers of ['vehicle-actions', 'finance-calculator', 'price-check'])
    expect(body).not.toContain(`id="${forBuyers}"`);
}

const notIndexed = /<meta name="robots" content="[^"]*noindex/;

afterEach(removeFedCars);

describe('the page of a car that has left', () => {
  it('[VDP-05] [VDP-20] sold: it stays for the days of its site, then is by itself a 410 with the same help', async () => {
    const begun = performance.now();
    await feedCars([fedCar()]);
    // It stays as long as this machine needs to feed it and to look at its page.
    const feedMs = Math.ceil(performance.now() - begun);
    const sold = fedCar({ status: 'sold', soldAtMs: Date.now() - retentionMs + 3 * feedMs + 2_000 });
    await feedCars([sold]);
    const shown = await shop(slug, sold.path);
    expect(shown.status).toBe(200);
    expect(text(shown.body)).toContain('SOLD This one was recently sold.');
    expect(shown.body).not.toMatch(notIndexed);
    expectHelp(shown.body, sold.path);

    await until('the end of its days', async () => (await shop(slug, sold.path)).status === 410, 60_000);
    const gone = await shop(slug, sold.path);
    expect(text(gone.body)).toContain('SOLD This vehicle has left our stock.');
    expect(gone.body).toMatch(notIndexed);
    expectHelp(gone.body, sold.path);
  });

  it('[VDP-05] [VDP-20] withdrawn: a 410 from the next feed on, whose enquiry still reaches the dealer; fed again, the cached 410 is a 200 from that feed on', async () => {
    const [stays, leaves] = [fedCar(), fedCar()];
    await feedCars([stays, leaves]);
    const before = await shop(slug, leaves.path);
    expect([before.status, before.body.includes('id="vehicle-actions"')]).toEqual([200, true]);

    await feedCars([stays]);
    await until('the withdrawal', async () => (await shop(slug, leaves.path)).status === 410);
    const gone = await shop(slug, leaves.path);
    expect(text(gone.body)).toContain('No longer available This vehicle has left our stock.');
    expectHelp(gone.body, leaves.path);
    expect((await shop(slug, stays.path)).status).toBe(200);

    const [, message = ''] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(gone.body) ?? [];
    const email = newAddress();
    const person = { name: 'Alex', last_name: 'Nguyen', email, phone: '0491 570 006', postcode: '3006' };
    const hidden = { _form: 'vehicle-enquiry', _block: 'vehicle-enquiry', _car: leaves.id };
    expect((await postForm(slug, leaves.path, { ...hidden, ...person, message: message.trim() })).status).toBe(303);
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      vehicle: { stockNumber: leaves.stockNumber },
      details: { message: expect.stringContaining('find something similar') },
    });

    // A purge of the same import may still be on its way: it draws the page anew, and the next request finds that one.
    await until('the 410 from the cache', async () => {
      const { status, headers } = await shop(slug, leaves.path);
      return status === 410 && headers['x-cache'] === 'hit';
    });
    await feedCars([stays, leaves]);
    await until('the return', async () => (await shop(slug, leaves.path)).status === 200);
    const back = await shop(slug, leaves.path);
    expect([back.body.includes('id="vehicle-actions"'), notIndexed.test(back.body)]).toEqual([true, false]);
  });
});

describe('what a site switches on beside a car', () => {
  it('[VDP-21] [CARD-08] the history report where the dealer sent one; price check, analysis and PPSR report by site', async () => {
    const file = 'https://files.example/history-report.pdf';
    const [reported, plain] = [fedCar({ fileUrl: file }), fedCar()];
    await feedCars([reported, plain]);
    const beside = async (site: string, path: string) => {
      const { status, body } = await shop(site, path);
      const [reports = ''] = /<section id="reports"[\s\S]*?<\/section>/.exec(body) ?? [];
      const linked = new RegExp(`<a [^>]*href="${file}"[^>]*target="_blank"`).test(reports);
      return { status, says: text(reports).trim(), linked, gauge: body.includes('id="price-check"') };
    };
    const alone = { status: 200, says: 'History and analysis History report', linked: true };
    expect(await beside('harbour-ford', reported.path)).toEqual({ ...alone, gauge: false });
    expect(await beside('harbour-ford', plain.path)).toEqual({ status: 200, says: '', linked: false, gauge: false });
    expect(await beside(slug, reported.path)).toEqual({ ...alone, gauge: true });
    expect(await beside('cartown', reported.path)).toEqual({
      status: 200,
      says: expect.stringMatching(/^History and analysis Age .* Kilometres a year .* PPSR and history report$/),
      linked: true,
      gauge: true,
    });
    expect(await beside('cartown', plain.path)).toEqual({
      status: 200,
      says: expect.stringMatching(/^History and analysis Age .* Kilometres a year .* Request the PPSR report$/),
      linked: false,
      gauge: true,
    });
  });
});
