import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type StaffSignIn = { name: string; email: string; password: string; site?: string };

/** The addresses and keys of one instance, as `DATA_DIR/services.json` tells them to its owner. */
export type Services = {
  web: { url: string };
  content: { url: string; projectId: string; dataset: string; token: string; webhookSecret: string };
  search: { url: string; adminKey: string; searchKey: string; figuresKey: string };
  /** `folder` is where the embedded cluster lies; it may be outside DATA_DIR (see docs/operations.md). */
  records: { url: string; folder?: string };
  media: { url: string };
  /** Where mails and messages to lead systems end that no real one is named for; its page shows what arrived. */
  sandbox: { url: string; smtpUrl: string };
  staff: StaffSignIn[];
};

const fileOf = (dataDir: string): string => join(dataDir, 'services.json');

/** What an earlier start wrote, or null at the first one. */
export async function readServices(dataDir: string): Promise<Services | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as Services) : null;
}

export const writeServices = (dataDir: string, services: Services): Promise<void> =>
  writePrivate(fileOf(dataDir), services);

/** Writes JSON that only its owner may read, whole or not at all. */
export async function writePrivate(file: string, value: unknown): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}
