import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

export type StaffSignIn = { name: string; email: string; password: string; site?: string };

/** The addresses and keys of one instance, as `DATA_DIR/services.json` holds them for its owner. */
export type Services = {
  web: { url: string };
  content: { url: string; projectId: string; dataset: string; token: string; webhookSecret: string };
  search: { url: string; adminKey: string; searchKey: string; figuresKey: string };
  /** `folder` is the embedded cluster's; it may be outside DATA_DIR (see docs/operations.md). */
  records: { url: string; folder?: string };
  media: { url: string };
  /**
   * Receives mails, texts and messages to lead systems for which no real service is named; its page
   * shows what arrived. It is the payment provider too, by a secret key and a signing secret.
   */
  sandbox: { url: string; smtpUrl: string; paymentsKey: string; paymentsSecret: string };
  staff: StaffSignIn[];
};

const fileOf = (dataDir: string): string => join(dataDir, 'services.json');

const address = z.looseObject({ url: z.string() });
/** A file without these is none of ours. Other entries may differ between releases. */
const services = z.looseObject({
  web: address,
  content: address.extend({ projectId: z.string() }),
  search: address,
  records: address,
  media: address,
});

/** What an earlier start wrote, or null at the first one. Throws a StartError for a file that is broken. */
export async function readServices(dataDir: string): Promise<Services | null> {
  const file = fileOf(dataDir);
  const text = await readFile(file, 'utf8').catch(nothingAt);
  if (text === null) return null;
  const read = services.safeParse(jsonOf(text));
  if (read.success) return read.data as unknown as Services;
  throw new StartError(
    `${file} is broken or half-written. It holds the addresses and keys of this instance: put back a copy of it, or begin anew with npm run reset.`,
  );
}

/** Null for a file that is not there. */
export function nothingAt(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw new StartError(`${error.path ?? 'A file'} cannot be read (${error.code ?? error.message}).`);
}

/** A text as JSON; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const writeServices = (dataDir: string, services: Services): Promise<void> =>
  writePrivate(fileOf(dataDir), services);

/**
 * Writes JSON that only its owner may read, whole or not at all: it is on the disk before it
 * replaces the earlier file.
 */
export async function writePrivate(file: string, value: unknown): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
