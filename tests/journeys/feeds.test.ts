import { afterEach, describe, expect, it } from 'vitest';
import {
  fieldFaults,
  googleFields,
  metaFields,
  readCsv,
  readTabbed,
} from '@/domain/stock/feeds-out/published-fields.fixture.ts';
import { shop, until } from './shop.ts';
import { deskText } from './staff-session.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
const [google, meta, list] = ['/feeds/google-vehicle-ads.txt', '/feeds/meta-automotive.csv', '/feeds/vehicles.csv'];
const textOf = async (path: string) => (await shop(slug, path)).body;

describe('[CFG-05] the feeds of a site', () => {
  afterEach(removeFedCars);

  it('hold its vehicles by the rules of their readers, under addresses that are there', async () => {
    const ads = readTabbed(await textOf(google));
    const inventory = readCsv(await textOf(meta));
    expect(ads.length).toBeGreaterThan(10);
    expect(inventory.length).toBeGreaterThan(10);
    expect(fieldFaults(ads, googleFields, 'VIN')).toEqual([]);
    expect(fieldFaults(inventory, metaFields, 'vehicle_id')).toEqual([]);
    const [{ link = '', image_link: image = '' } = {}] = ads;
    expect((await shop(slug, new URL(link).pathname)).status).toBe(200);
    expect((await shop(slug, new URL(image).pathname)).headers['content-type']).toBe('image/jpeg');
  });

  it('are stored like pages, and follow the stock', async () => {
    const car = fedCar({ vin: 'DEMV1N77777777777', colour: 'Red' });
    await feedCars([car]);
    const row = async () => readCsv(await textOf(list)).find(({ id }) => id === car.id);
    await until('the new car is in the feed', async () => (await row())?.price === '45990.00');
    await until('it is stored', async () => (await shop(slug, list)).headers['x-cache'] === 'hit');
    await feedCars([{ ...car, vehicle: { ...car.vehicle, priceCents: 43_990_00 } }]);
    await until('its new price is in the feed', async () => (await row())?.price === '43990.00');
  });

  it('are nothing where the site does not let them, and no other address is a feed', async () => {
    expect((await shop('bayside-toyota', list)).status).toBe(404);
    expect((await shop(slug, '/feeds/cost-prices.csv')).status).toBe(404);
  });

  it('list at the desk what is left out, and why', async () => {
    await feedCars([fedCar()]);
    const text = await deskText(slug, '/desk/feeds');
    expect(text).toContain('Google vehicle ads');
    expect(text).toContain('It has no photo.');
  });
});
