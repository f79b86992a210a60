import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from '@/web/records/database.ts';
import { leaveLine } from '@/web/records/hold-waiting.ts';
import type { HoldMade } from '@/web/records/holds.ts';
import { joinLine } from './join-line.ts';
import { newHold, testPurchases } from './purchases.fixture.ts';
import { releaseHold } from './release-hold.ts';
import { reserve } from './reserve.ts';
import { stateCar } from './state-car.ts';

let postgres: TestRecords;
let database: Database;
let test: ReturnType<typeof testPurchases>;

beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open(10).database;
});
afterAll(() => postgres.end());
beforeEach(async () => {
  await postgres.query('truncate holds, hold_waiting, paper_numbers cascade');
  test = testPurchases({ database });
});

const [nora, dev, lin] = ['+61491570110', '+61491570111', '+61491570112'] as const;
const free = (phone: string) =>
  reserve(test.services, {
    hold: newHold('car-1', phone, { depositCents: 0 }),
    origin: 'https://southbank.example',
  });
const made = (one: { kind: string }): Extract<HoldMade, { kind: 'made' }>['hold'] => {
  if (one.kind !== 'made') throw new Error(`The car is ${one.kind}.`);
  return (one as Extract<HoldMade, { kind: 'made' }>).hold;
};
function join(phone: string, site = 'a') {
  const { depositCents: _, hours: __, ...person } = newHold('car-1', phone, { site });
  return joinLine(test.services, person);
}
const states = async () =>
  (await postgres.query('select phone, state from hold_waiting order by joined_at')).map(
    ({ phone, state }) => `${String(phone).slice(-1)} ${state}`,
  );

describe('[PLUS-15] next in line', () => {
  it('takes a person once, in order, and returns which place is theirs', async () => {
    await free(nora);
    expect((await join(dev))?.place).toBe(1);
    expect((await join(lin))?.place).toBe(2);
    expect((await join(dev))?.place).toBe(1);
    expect(await join(dev, 'b')).toBe(null);
    expect(await states()).toEqual(['1 waiting', '2 waiting']);
  });

  it('the first gets a message at once when the car is free, and the car is held for them for 30 minutes', async () => {
    const hold = made(await free(nora));
    await join(dev);
    await join(lin);
    await releaseHold(test.services, hold, { event: 'shopper-released' });
    await test.work();
    expect(test.texts.filter(({ text }) => text.includes('only you can reserve it')).map(({ to }) => to)).toEqual([
      dev,
    ]);
    const { until } = test.index.get('car-1') ?? {};
    expect(test.index.get('car-1')?.reserved).toBe(true);
    expect(Math.round(((until?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(30);
    expect((await free(lin)).kind).toBe('preferred');
    expect((await free(nora)).kind).toBe('preferred');
    expect((await free(dev)).kind).toBe('made');
    expect(await states()).toEqual(['1 reserved', '2 waiting']);
  });

  it('goes on to the next when the 30 minutes are over, then to everybody', async () => {
    const hold = made(await free(nora));
    await join(dev);
    await join(lin);
    await releaseHold(test.services, hold, { event: 'shopper-released' });
    await test.work();
    const over = () =>
      postgres.query("update hold_waiting set preferred_until = now() - interval '1 s' where state = 'offered'");
    await over();
    await stateCar(test.services, 'car-1', 'always');
    expect(await states()).toEqual(['1 passed', '2 offered']);
    expect(test.texts.at(-1)?.to).toBe(lin);
    await over();
    await stateCar(test.services, 'car-1', 'always');
    expect(test.index.get('car-1')).toEqual({ reserved: false, until: null });
    expect((await free('+61491570119')).kind).toBe('made');
  });

  it('who leaves lets the next one have it, on their own site alone', async () => {
    const hold = made(await free(nora));
    const row = (await join(dev))?.row;
    await join(lin);
    await releaseHold(test.services, hold, { event: 'shopper-released' });
    expect(await leaveLine(database, test.services.queue, 'b', row?.token ?? '')).toBe(false);
    expect(await leaveLine(database, test.services.queue, 'a', row?.token ?? '')).toBe(true);
    expect(await states()).toEqual(['1 left', '2 offered']);
  });

  it('releases and reservations at one moment give one holder and one preference at most', async () => {
    for (let round = 0; round < 5; round += 1) {
      await postgres.query('truncate holds, hold_waiting cascade');
      const hold = made(await free(nora));
      await join(dev);
      await Promise.all([
        releaseHold(test.services, hold, { event: 'shopper-released' }),
        ...[lin, '+61491570113', '+61491570114'].map(free),
      ]);
      const holders = await postgres.query("select phone from holds where state in ('pending', 'held')");
      const offer = await postgres.query("select phone from hold_waiting where state = 'offered'");
      expect(holders.length + offer.length).toBe(1);
    }
  });
});
