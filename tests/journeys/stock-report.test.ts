import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shop } from './shop.ts';
import { type SharedStudio, sessionOf, sharedStudio } from './staff-session.ts';
import { restoreDemoStock } from './stock.fixture.ts';
import { feedFile, stockImport } from './stock-import-run.ts';

const slug = 'harbour-ford';
const forDealer = ['--dealer', slug];
const head = 'Stock number,Make,Model,Year,Price (AUD),Kilometers,ImageList,Wibble';
const faulty = [
  head,
  'SR1,Ford,Ranger,2022,45990,41000,https://cdn-not-listed.example/front.webp?v=2,7',
  'SR2,Ford,Escape,22,31990,28000,,',
  'SR3,Ford,Focus,2019,35.99,90000,,',
  'SR4,Ford,Everest,2023,52990,12000,http://cdn-not-listed.example/front.webp,',
];

describe('the stock page of the studio', () => {
  let studio: SharedStudio;
  beforeAll(async () => {
    studio = await sharedStudio(slug);
  });
  afterAll(async () => {
    await studio.leave();
    await restoreDemoStock(slug);
  });

  it('[PLUS-20] staff read what of a feed was not understood, with what to do, and see the cars that went in', async () => {
    const run = await stockImport([await feedFile('faulty.csv', faulty), ...forDealer, '--partial']);
    expect(run).toMatchObject({ code: 2, err: expect.not.stringContaining('could not be stored') });
    const { context, page } = studio;
    await studio.go('/structure/stock');
    const card = page.getByRole('listitem').filter({ hasText: 'faulty.csv' }).first();
    await card.getByText(/^4 rows: .+ 2 refused$/).waitFor();
    await card.getByText('Rows that did not go in (2)').waitFor();
    await card.getByText('Row 3, stock number SR2 · “22”').waitFor();
    await card.getByText('Write the year with four figures, such as 2024.').waitFor();
    await card.getByText('Row 4, stock number SR3 · “35.99”').waitFor();
    await card.getByText('Photos that are not used (2)').waitFor();
    await card.getByText('“Wibble” is not read (1 row) · for example “7”').waitFor();

    const saved = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Download as CSV' }).click();
    const rows = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
    expect(rows).toContain(
      '"Rows that did not go in","3","SR2","Year","22","is not a year like 2024","Write the year with four figures, such as 2024."',
    );

    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: 'See the car' }).first().click();
    const car = await opened;
    await car.getByRole('heading', { level: 1, name: /Ford (?:Ranger|Everest)/ }).waitFor();
    expect(new URL(car.url()).hostname).toBe(`${slug}.localhost`);
    await car.close();
    expect(studio.complaints()).toEqual([]);
  });

  it('[PLUS-20] an import that was stopped is listed with its reason, after Refresh', async () => {
    const { page } = studio;
    await studio.go('/structure/stock');
    await page.getByText('faulty.csv').first().waitFor();
    const short = [head, 'SR1,Ford,Ranger,2022,45990,41000,,'];
    expect((await stockImport([await feedFile('short.csv', short), ...forDealer])).code).toBe(1);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'short.csv' }).first();
    await card.getByText('Stopped').waitFor();
    await card.getByText(/would take away \d+ of the \d+ vehicles of .+Nothing was changed/).waitFor();
  });

  it('[CFG-04] staff of another dealer read none of it, administrators all', async () => {
    const headers = { cookie: await sessionOf('southbank-ford') };
    const paths = ['/api/stock-imports', `/api/stock-imports?site=${slug}`, '/api/stock-imports?site=*'];
    const responses = await Promise.all(paths.map((path) => shop('southbank-ford', path, { headers })));
    expect(responses.map(({ status }) => status)).toEqual([200, 403, 403]);
    expect(responses.map(({ body }) => body).join()).not.toContain('faulty.csv');
    const administrator = await sharedStudio('southbank-ford', undefined, 'administrator');
    const { page } = administrator;
    await administrator.go('/structure/stock');
    await page.getByText('The last 20 imports of each dealership').waitFor();
    await page
      .getByText(/Harbour Ford · faulty\.csv/)
      .first()
      .waitFor();
    await administrator.leave();
  });
});
