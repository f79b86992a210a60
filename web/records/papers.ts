import { and, eq, inArray, sql } from 'drizzle-orm';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database } from './database.ts';
import { papers } from './hold-tables.ts';

export type PaperRow = typeof papers.$inferSelect;

/** The papers of a reservation in the order in which they were issued. */
export const papersOf = (database: Pick<Database, 'select'>, hold: string): Promise<PaperRow[]> =>
  database.select().from(papers).where(eq(papers.hold, hold)).orderBy(papers.issuedAt, papers.kind).limit(50);

export async function findPaper(database: Database, hold: string, id: string): Promise<PaperRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await database
    .select()
    .from(papers)
    .where(and(eq(papers.hold, hold), eq(papers.id, id)));
  return row ?? null;
}

/** Has a paper mailed again; false where this reservation has no such paper. */
export async function sendPaperAgain(database: Database, hold: string, id: string): Promise<boolean> {
  const found = await findPaper(database, hold, id);
  if (!found) return false;
  const again = { message: 'waiting' as const, sends: sql`${papers.sends} + 1`, requestedAt: sql`now()` };
  const rows = await database.update(papers).set(again).where(eq(papers.id, id)).returning({ id: papers.id });
  return rows.length > 0;
}

type Sent = Pick<PaperRow, 'id' | 'sends'>;

const mark = (database: Database, { id, sends }: Sent, message: 'sent' | 'limited') =>
  database
    .update(papers)
    .set({ message })
    .where(and(eq(papers.id, id), eq(papers.sends, sends)));

/** Marks a paper's mail as sent, unless another one was requested meanwhile. */
export const paperSent = (database: Database, paper: Sent) => mark(database, paper, 'sent');

/** Its address had too many mails today: it leaves once staff request it again. */
export const paperLimited = (database: Database, paper: Sent) => mark(database, paper, 'limited');

/** Reservations with a paper whose mail was requested within a day and has not left. */
export const holdsWithUnsentPapers = (database: Database): Promise<{ id: string }[]> =>
  database
    .selectDistinct({ id: papers.hold })
    .from(papers)
    .where(and(eq(papers.message, 'waiting'), sql`${papers.requestedAt} > now() - interval '1 day'`))
    .limit(500);

/** Numbers of the papers that belong to transfers, by the transfer's id. */
export async function papersOfTransfers(database: Pick<Database, 'select'>, transfers: readonly string[]) {
  const rows = await database
    .select({
      transfer: papers.transfer,
      kind: papers.kind,
      number: papers.number,
      cents: papers.cents,
      gstCents: papers.gstCents,
    })
    .from(papers)
    .where(inArray(papers.transfer, [...transfers]));
  return new Map(rows.map((row) => [row.transfer, row]));
}
