import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { entryAt } from '../entry-at.ts';
import type { Outcome, Target } from './attacks.ts';
import { addressOf, Browser } from './browser.ts';
import { signIn } from './sign-in.ts';

const site = 'southbank-ford';
const shoppers = ['266', '491', '804'].map((last) => ({ typed: `0491 571 ${last}`, sent: `+61491571${last}` }));
/** Changes that each kill should meet at least: a stream that stopped proves nothing. */
const changesPerKill = 4;

/** What one shopper's last acknowledged press left of each car. */
type Hearts = Map<string, 'saved' | 'removed'>;

/** kill -9 of web and records during saves and removals: what was acknowledged is stored, once (SAVE-02). */
export async function kills(target: Target): Promise<Outcome> {
  const { instance, port, extent } = target;
  const cars = await carsOf(port);
  const faults: string[] = [];
  const browsers = shoppers.map((_, at) => new Browser(port, site, addressOf(500 + at)));
  for (const [at, phone] of shoppers.entries())
    if (!(await signIn(instance, entryAt(browsers, at), phone))) faults.push(`${phone.sent} could not sign in`);
  const state = { isOver: false, changes: 0, again: 0 };
  const streams = browsers.map((browser) => press(browser, cars, state));
  const done = { web: 0, records: 0 };
  for (let round = 0; round < extent.kills; round += 1) {
    await pause(200 + randomInt(800));
    const service = round % 2 === 0 ? 'web' : 'records';
    await instance.kill(service);
    done[service] += 1;
    const until = performance.now() + 30_000;
    for (const wanted = (round + 1) * changesPerKill; state.changes < wanted && performance.now() < until; )
      await pause(50);
  }
  state.isOver = true;
  const hearts = await Promise.all(streams);
  if (state.changes < extent.kills * changesPerKill) faults.push(`only ${state.changes} changes were acknowledged`);
  for (const [at, phone] of shoppers.entries())
    faults.push(...(await compared(instance.services.records.url, phone.sent, hearts[at] ?? new Map())));
  return {
    what: `kill -9 during saves: web ${done.web} times, records ${done.records} times`,
    now: `${state.changes} changes acknowledged, ${state.again} of them sent more than once`,
    faults,
  };
}

/** Ids of cars on the results page. */
async function carsOf(port: number): Promise<string[]> {
  const { body } = await new Browser(port, site, addressOf(499)).get('/search');
  const ids = [...body.matchAll(/data-favourite="([^"]+)"/g)].flatMap(([, json = '']) => {
    const { id }: { id?: string } = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    return id ? [id] : [];
  });
  if (ids.length < 5) throw new Error(`${ids.length} cars on the results page.`);
  return [...new Set(ids)];
}

/** Presses hearts one after the other, each again until the site has acknowledged it. */
async function press(
  browser: Browser,
  cars: readonly string[],
  state: { isOver: boolean; changes: number; again: number },
): Promise<Hearts> {
  const hearts: Hearts = new Map();
  while (!state.isOver) {
    const car = cars[randomInt(cars.length)] ?? '';
    const next = hearts.get(car) === 'saved' ? 'removed' : 'saved';
    for (let tries = 1; ; tries += 1) {
      const path = next === 'saved' ? '/api/watchlist/save-car' : '/api/watchlist/remove-car';
      const { status } = await browser.postJson(path, { car_id: car });
      if (status === 200) {
        hearts.set(car, next);
        state.changes += 1;
        if (tries > 1) state.again += 1;
        break;
      }
      await pause(100);
    }
  }
  return hearts;
}

/** Faults of one shopper's saved cars as the records hold them. */
async function compared(url: string, phone: string, hearts: Hearts): Promise<string[]> {
  const records = new pg.Client(url);
  await records.connect();
  const { rows } = await records.query<{ car: string }>(
    'select s.car from saved_cars s join accounts a on a.id = s.account where a.site = $1 and a.phone = $2',
    [site, phone],
  );
  await records.end();
  const stored = rows.map(({ car }) => car);
  const lost = [...hearts].filter(([car, press]) => press === 'saved' && !stored.includes(car)).length;
  const back = [...hearts].filter(([car, press]) => press === 'removed' && stored.includes(car)).length;
  const twice = stored.length - new Set(stored).size;
  return [
    ...(lost > 0 ? [`${lost} acknowledged saves of ${phone} are lost`] : []),
    ...(back > 0 ? [`${back} acknowledged removals of ${phone} are undone`] : []),
    ...(twice > 0 ? [`${twice} cars of ${phone} are saved twice`] : []),
  ];
}
