import { describe, expect, it } from 'vitest';
import { sampleMarket } from '@/domain/leads/sample-market.ts';
import { open as openMarket } from '../market/sandbox.ts';
import { open } from './sandbox.ts';

const { signal } = new AbortController();

describe('the sandboxes of a trade-in', () => {
  it('[FORM-09] return the same sample car for the same plate, and mark it as one', async () => {
    const rego = open();
    const car = await rego.lookup('ABC123', 'vic', signal);
    expect(car).toEqual(await rego.lookup('ABC123', 'vic', signal));
    expect(car?.description).toMatch(/^Sample vehicle/);
    const plates = Array.from({ length: 40 }, (_, at) => rego.lookup(`ABC${100 + at}`, 'vic', signal));
    const models = new Set((await Promise.all(plates)).map((one) => one?.model));
    expect(models.size).toBeGreaterThan(4);
    expect(await rego.lookup('NIL000', 'vic', signal)).toBeNull();
    expect(rego.kind).toBe('sandbox');
  });

  it('[FORM-09] value cars that they know, older ones lower, and state that it is no market value', async () => {
    const at = (year: number) => sampleMarket({ make: 'mazda', model: 'CX-5', year, kilometres: 1 }, 2026);
    const [newer, older] = [at(2025), at(2021)];
    expect(newer && older && newer.low > older.high).toBe(true);
    expect(older?.low).toBeLessThan(older?.high ?? 0);
    expect(older?.source).toContain('not a live market');
    const unlisted = { make: 'Borgward', model: 'Isabella', year: 2024, kilometres: 1, rego: '', regoState: '' };
    expect(await openMarket().value(unlisted, signal)).toBeNull();
  });
});
