import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { destinationStates } from './destination-states.ts';
import { insertLead } from './insert-lead.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

describe('the destinations of a site', () => {
  it('[FORM-12] [CFG-04] record what arrived and what did not, of this site and without shoppers’ addresses', async () => {
    const destinations = [
      { kind: 'inbox', target: 'desk@a.example' },
      { kind: 'webhook', target: 'https://crm.example/x' },
      { kind: 'receipt', target: 'alex@example.com' },
    ] as const;
    for (const site of ['a', 'a', 'b']) await insertLead(database, noOutbox, newLead({ site, destinations }));
    await postgres.query("update lead_deliveries set state = 'delivered', delivered_at = now() where kind = 'inbox'");
    await postgres.query("update lead_deliveries set state = 'stuck', attempts = 31 where kind = 'webhook'");
    const states = await destinationStates(database, 'a');
    expect(states.sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'inbox', target: 'desk@a.example', delivered: 2, open: 0, lastMs: expect.any(Number) },
      { kind: 'webhook', target: 'https://crm.example/x', delivered: 0, open: 2, lastMs: null },
    ]);
    expect(Math.abs((states[0]?.lastMs ?? 0) - Date.now())).toBeLessThan(60_000);
  });
});
