import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { leadFiles } from './file-tables.ts';

/** `sender`: whom limits count, a hash; empty when unknown. */
export type NewFile = { site: string; name: string; type: string; content: Buffer; sender?: string };
export type FileFacts = { id: string; name: string; size: number };

/** Hours for which a file waits for its enquiry. */
const waitingHours = 24;
/** Files of one site that wait, so that no sender fills the disk with files that belong to nothing. */
const maxWaiting = 200;

/**
 * Stores a file until its enquiry is sent; returns its id. Where too many wait, the oldest of the
 * sender with the most is deleted, if that one has no fewer than this sender, and at least two; else
 * null. So a shopper's only file is never lost to another sender's many.
 */
export async function insertFile(database: Database, file: NewFile): Promise<string | null> {
  await dropForgottenFiles(database);
  if (!(await makeRoom(database, file.site, file.sender ?? ''))) return null;
  const [stored] = await database
    .insert(leadFiles)
    .values({ ...file, size: file.content.length })
    .returning({ id: leadFiles.id });
  if (!stored) throw new Error('The records kept no file.');
  return stored.id;
}

/** Drops files whose enquiry never came. */
export async function dropForgottenFiles(database: Database): Promise<void> {
  const old = lt(leadFiles.createdAt, sql`now() - make_interval(hours => ${waitingHours})`);
  await database.delete(leadFiles).where(and(isNull(leadFiles.lead), old));
}

async function makeRoom(database: Database, site: string, sender: string): Promise<boolean> {
  const waiting = and(isNull(leadFiles.lead), eq(leadFiles.site, site));
  const senders = await database
    .select({ sender: leadFiles.sender, files: count() })
    .from(leadFiles)
    .where(waiting)
    .groupBy(leadFiles.sender)
    .orderBy(desc(count()));
  const surplus = senders.reduce((sum, { files }) => sum + files, 0) - maxWaiting + 1;
  if (surplus <= 0) return true;
  const [max] = senders;
  const mine = senders.find((one) => one.sender === sender)?.files ?? 0;
  if (!max || max.files < Math.max(2, mine)) return false;
  const oldest = database
    .select({ id: leadFiles.id })
    .from(leadFiles)
    .where(and(waiting, eq(leadFiles.sender, max.sender)))
    .orderBy(leadFiles.createdAt)
    .limit(surplus);
  await database.delete(leadFiles).where(and(isNull(leadFiles.lead), inArray(leadFiles.id, oldest)));
  return true;
}

/** Name and size of files of this site. */
export function factsOfFiles(database: Database, site: string, ids: readonly string[]): Promise<FileFacts[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, name, size } = leadFiles;
  return database
    .select({ id, name, size })
    .from(leadFiles)
    .where(and(eq(leadFiles.site, site), inArray(id, [...ids])));
}

/** Gives files to the enquiry that named them; each belongs to one. */
export async function attachFiles(
  transaction: Transaction,
  { site, lead }: { site: string; lead: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const free = and(eq(leadFiles.site, site), inArray(leadFiles.id, [...ids]), isNull(leadFiles.lead));
  await transaction.update(leadFiles).set({ lead, sender: '' }).where(free);
}

/** A file of an enquiry of this site, for its staff; null for any other (CFG-04). */
export async function findFile(database: Database, site: string, id: string) {
  const [file] = await database
    .select()
    .from(leadFiles)
    .where(and(eq(leadFiles.site, site), eq(leadFiles.id, id), sql`${leadFiles.lead} is not null`));
  return file ?? null;
}

/** The files of an enquiry. */
export function filesOfLead(database: Database, lead: string): Promise<FileFacts[]> {
  const { id, name, size } = leadFiles;
  return database.select({ id, name, size }).from(leadFiles).where(eq(leadFiles.lead, lead)).limit(20);
}
