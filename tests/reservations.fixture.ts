import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { newHold, testPurchases } from '@/web/purchases/purchases.fixture.ts';
import { reserve } from '@/web/purchases/reserve.ts';
import { settle } from '@/web/purchases/settle.ts';
import type { Database } from '@/web/records/database.ts';
import { findHold } from '@/web/records/holds.ts';

export const nora = '+61491570110';

/** Reservations of a test file, on a PostgreSQL of its own: nothing is left of one test in the next. */
export class TestReservations {
  postgres!: TestRecords;
  database!: Database;
  test!: ReturnType<typeof testPurchases>;

  constructor() {
    beforeAll(async () => {
      this.postgres = await testRecords();
      this.database = this.postgres.open(10).database;
    });
    afterAll(() => this.postgres.end());
    beforeEach(async () => {
      const tables = 'holds, hold_events, hold_waiting, ledger_transfers, payment_events, paper_numbers';
      await this.postgres.query(`truncate ${tables} cascade`);
      this.test = testPurchases({ database: this.database });
    });
  }

  /** What happens when a number reserves a car. */
  tried(vehicle: string, phone = nora, more: Parameters<typeof newHold>[2] = {}) {
    const hold = newHold(vehicle, phone, more);
    return reserve(this.test.services, { hold, origin: hold.dealer.origin });
  }

  async reserved(vehicle = 'car-1', phone = nora, more: Parameters<typeof newHold>[2] = {}) {
    const made = await this.tried(vehicle, phone, more);
    if (made.kind !== 'made') throw new Error(`The car is ${made.kind}.`);
    return made.hold;
  }

  async held(vehicle = 'car-1', phone = nora, state: 'authorised' | 'captured' = 'authorised') {
    const hold = await this.reserved(vehicle, phone);
    this.test.payments.pay(hold.checkout, state);
    const settled = await settle(this.test.services, hold);
    await this.test.work();
    return settled.hold;
  }

  async now(id: string) {
    const hold = await findHold(this.database, id);
    if (!hold) throw new Error('There is no such hold.');
    return hold;
  }

  end(id: string) {
    return this.postgres.query("update holds set ends_at = now() - interval '1 second' where id = $1", [id]);
  }

  /** Every hold of a car. */
  rows(vehicle: string) {
    return this.postgres.query('select state, money from holds where vehicle = $1 order by created_at', [vehicle]);
  }

  balances() {
    const side = (column: string, account: string) =>
      `case when phase = 'posted' and ${column} = '${account}' then cents else 0 end`;
    return this.postgres.query(`
      select sum(${side('debit', 'provider')} - ${side('credit', 'provider')})::int provider,
             sum(${side('credit', 'sales')} - ${side('debit', 'sales')})::int sales,
             sum(case when phase = 'pending' then cents when pending is not null then -cents else 0 end)::int set_aside
      from ledger_transfers`);
  }
}
