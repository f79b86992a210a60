import { createHash, randomBytes } from 'node:crypto';
import type { ThingKind } from './state.ts';

const prefixes: Record<ThingKind, string> = {
  session: 'cs_test_',
  payment: 'pi_',
  charge: 'ch_',
  refund: 're_',
  balance: 'txn_',
  event: 'evt_',
};

const letters = (bytes: number): string => randomBytes(bytes).toString('hex');

export const newId = (kind: ThingKind): string => `${prefixes[kind]}${letters(kind === 'session' ? 28 : 12)}`;
export const newRequestId = (): string => `req_${letters(8)}`;
export const newMethodId = (): string => `pm_${letters(12)}`;

/** The account that a secret key belongs to. */
export const accountOfKey = (key: string): string =>
  `acct_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

/** What an id is the id of; null for one of another kind. */
export const kindOfId = (id: string): ThingKind | null =>
  (Object.keys(prefixes) as ThingKind[]).find((kind) => id.startsWith(prefixes[kind])) ?? null;
