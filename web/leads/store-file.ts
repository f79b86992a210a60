import { createHash } from 'node:crypto';
import { fileText } from '@/domain/leads/file-words.ts';
import { fileName, fileType } from '@/domain/leads/lead-file.ts';
import { log, reason } from '@/web/platform/log.ts';
import { insertFile } from '@/web/records/lead-files.ts';
import type { LeadServices } from './lead-services.ts';

export type SentFile = {
  slug: string;
  address: string;
  name: string;
  /** Its bytes, once they are needed; null for more than `maxFileBytes`. */
  content(): Promise<Buffer | null>;
};

export type StoredFile = { status: 201; file: string; name: string } | { status: 413 | 415 | 429 | 503; error: string };

/** Stores a file for the enquiry that will name it (FORM-08): only the site's staff will see it. */
export async function storeFile(
  leads: Pick<LeadServices, 'uploads' | 'records'> | null,
  { slug: site, address, name: given, content: read }: SentFile,
): Promise<StoredFile> {
  if (!leads || site === '') return { status: 503, error: fileText.wrong };
  try {
    const sender = `${site} ${address}`;
    if (!(await leads.uploads.take(sender))) return tooMany;
    const content = await read();
    if (!content) return { status: 413, error: fileText.long };
    const type = fileType(content, given);
    if (!type) return { status: 415, error: fileText.wrong };
    const name = fileName(given, type);
    const file = await insertFile(leads.records.database, { site, name, type, content, sender: hashOf(sender) });
    return file ? { status: 201, file, name } : tooMany;
  } catch (error) {
    log('error', 'file-not-kept', { site, reason: reason(error) });
    return { status: 503, error: 'The file could not be kept. Please try again.' };
  }
}

const tooMany: StoredFile = {
  status: 429,
  error: 'That was a lot of files at once. Please wait ten minutes.',
};
const hashOf = (sender: string): string => createHash('sha256').update(sender).digest('base64url');
