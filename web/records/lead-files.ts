import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leadFiles } from './file-tables.ts';
import type { Transaction } from './keep-lead.ts';

export type NewFile = { site: string; name: string; type: string; content: Buffer };
export type FileFacts = { id: string; name: string; size: number };

/** Hours for which a file waits for its enquiry. */
const waitingHours = 24;
/** Files of one site that wait; with more of them the oldest go, so that nobody fills the disk with files that belong to nothing. */
const mostWaiting = 200;

/** Keeps a file until its enquiry is sent, and drops those whose enquiry never came. */
export async function keepFile(database: Database, file: NewFile): Promise<string> {
  const forgotten = and(
    isNull(leadFiles.lead),
    lt(leadFiles.createdAt, sql`now() - make_interval(hours => ${waitingHours})`),
  );
  await database.delete(leadFiles).where(forgotten);
  const surplus = database
    .select({ id: leadFiles.id })
    .from(leadFiles)
    .where(and(isNull(leadFiles.lead), eq(leadFiles.site, file.site)))
    .orderBy(desc(leadFiles.createdAt))
    .offset(mostWaiting - 1);
  await database.delete(leadFiles).where(and(isNull(leadFiles.lead), inArray(leadFiles.id, surplus)));
  const [kept] = await database
    .insert(leadFiles)
    .values({ ...file, size: file.content.length })
    .returning({ id: leadFiles.id });
  if (!kept) throw new Error('The records kept no file.');
  return kept.id;
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
  await transaction.update(leadFiles).set({ lead }).where(free);
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
