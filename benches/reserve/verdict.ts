import { DatabaseSync } from 'node:sqlite';
import type { Tried } from './shopper.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
type Payment = { id: string; status: string; metadata: { hold?: string }; amount: number; received: number };

/** What the provider has: each payment, and all that its balance moved. */
function providerOf(file: string): { payments: Payment[]; moved: number } {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = (kind: string) =>
    database
      .prepare('select json from things where kind = ?')
      .all(kind)
      .map(({ json }) => JSON.parse(String(json)));
  const payments: Payment[] = rows('payment');
  const moved = rows('balance').reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  database.close();
  return { payments, moved };
}

const count = async (query: Query, text: string): Promise<number> => Number((await query(text))[0]?.n ?? 0);

/** Whom a deposit that is set aside, or taken, belongs to: a hold in that state. */
const fits: Readonly<Record<string, readonly string[]>> = {
  requires_capture: ['held/authorised'],
  succeeded: ['applied/captured'],
};

type Verdict = Record<string, number>;

/** Counts of what must never be; every number is a fault. */
export async function verdict(query: Query, sandboxFile: string, tried: readonly Tried[]): Promise<Verdict> {
  const holds = await query(`select id, state || '/' || money as status, money from holds`);
  const byId = new Map(holds.map((hold) => [String(hold.id), hold]));
  const { payments, moved } = providerOf(sandboxFile);
  const holdStatus = (id = ''): string => String(byId.get(id)?.status ?? 'none');
  const byHold = new Map(payments.map((payment) => [payment.metadata.hold ?? '', payment]));
  const ledger = (condition: string) =>
    count(
      query,
      `select coalesce(sum(case when ${condition} then cents else -cents end), 0) as n from ledger_transfers
      where phase = 'posted' and 'provider' in (debit, credit)`,
    );
  const aside = await count(
    query,
    `select coalesce(sum(cents), 0) as n from ledger_transfers p where phase = 'pending'
       and not exists (select from ledger_transfers s where s.pending = p.id)`,
  );
  const authorised = payments.filter(({ status }) => status === 'requires_capture');
  return {
    'cars with two holders now': await count(
      query,
      `select count(*) as n from (select vehicle from holds where state in ('pending', 'held', 'applied') group by 1 having count(*) > 1) t`,
    ),
    'cars that two held at one time': await count(
      query,
      `select count(*) as n from holds a join holds b on a.vehicle = b.vehicle and a.id < b.id
        where tstzrange(a.held_at, coalesce(a.closed_at, 'infinity')) && tstzrange(b.held_at, coalesce(b.closed_at, 'infinity'))
          and a.held_at is not null and b.held_at is not null`,
    ),
    'holds that were acknowledged and are lost': tried.filter(({ holdId }) => holdId && !byId.has(holdId)).length,
    'payment pages that ended before their time, by a double press': await count(
      query,
      `select count(*) as n from hold_events e join holds h on h.id = e.hold
        where e.kind = 'ran-out' and h.checkout is not null and e.at < h.ends_at`,
    ),
    'shoppers who paid and neither hold the car nor have their money back': tried.filter(
      ({ paid, holdId }) =>
        paid &&
        !['held/authorised', 'applied/captured'].includes(holdStatus(holdId)) &&
        byHold.get(holdId)?.status !== 'canceled' &&
        !holdStatus(holdId).endsWith('/refunded'),
    ).length,
    'money at the provider without a hold': payments.filter(({ status, metadata: { hold } }) => {
      const wanted = fits[status];
      return wanted && !wanted.includes(holdStatus(hold)) && !holdStatus(hold).endsWith('/refunded');
    }).length,
    'holds with money that the provider does not have': holds.filter(
      ({ id, money }) =>
        (money === 'authorised' && byHold.get(String(id))?.status !== 'requires_capture') ||
        (money === 'captured' && byHold.get(String(id))?.status !== 'succeeded'),
    ).length,
    'money that is still on its way': holds.filter(({ money }) =>
      ['open', 'releasing', 'refunding', 'capturing'].includes(String(money)),
    ).length,
    'cents that ledger and provider differ by, taken': Math.abs((await ledger(`debit = 'provider'`)) - moved),
    'cents that ledger and provider differ by, set aside': Math.abs(
      aside - authorised.reduce((sum, { amount }) => sum + amount, 0),
    ),
    'events recorded twice': await count(
      query,
      'select count(*) as n from (select id from payment_events group by id having count(*) > 1) t',
    ),
  };
}

/** Milliseconds from a release to the search index, of the releases since `since`: the median and the maximum. */
export async function visibleWithin(
  query: Query,
  since: Date,
): Promise<{ releases: number; median: number; max: number }> {
  const rows = await query(
    `select extract(epoch from min(i.at) - max(h.closed_at)) * 1000 as ms from holds h
       left join bench_index i on i.vehicle = h.vehicle and not i.reserved and i.at >= h.closed_at
     where h.held_at is not null and h.state = 'released' and h.closed_at >= $1 group by h.id`,
    [since],
  );
  const ms = rows.map((row) => (row.ms === null ? Number.POSITIVE_INFINITY : Number(row.ms))).sort((a, b) => a - b);
  return { releases: ms.length, median: ms[Math.floor(ms.length / 2)] ?? 0, max: ms.at(-1) ?? 0 };
}
