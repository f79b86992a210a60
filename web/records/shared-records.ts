import { services } from '@/web/services.ts';
import type { Records } from './database.ts';

/** The records of this process. Throws when the environment names none. */
export function sharedRecords(): Records {
  const { records } = services();
  if (!records) throw new Error('There are no records: set DATABASE_URL.');
  return records;
}
