import { environment } from '@/web/env.ts';
import { openRecords, type Records } from './database.ts';

let shared: Records | undefined;

/** The pool that this module graph's endpoints share. Throws when the environment names no records. */
export function sharedRecords(): Records {
  const { DATABASE_URL: url } = environment();
  if (!url) throw new Error('There are no records: set DATABASE_URL.');
  shared ??= openRecords(url, 4);
  return shared;
}
