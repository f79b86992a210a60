import { type Account, ensureAccount } from '@/web/records/account-sessions.ts';
import type { AccountServices } from './account-services.ts';
import { beginSession, type ReadCars, statesOf } from './begin-session.ts';
import { deviceMark } from './secrets.ts';
import { type CodeTried, type TypedCode, tryCode } from './try-code.ts';

export type CodeEntry = TypedCode & {
  /** For the list of devices. */
  device: string;
};

type CodeConfirmed =
  /** `token` is the session's, `device` marks the browser. */
  | { kind: 'signed-in'; account: Account; token: string; device: string; cars: number }
  | Exclude<CodeTried, { kind: 'right' }>;

/** Signs a browser in by the code that was sent to it (SAVE-06), and saves what it brought. Rejects while the records are away. */
export async function confirmCode(
  accounts: AccountServices,
  entry: CodeEntry,
  readCars: ReadCars,
): Promise<CodeConfirmed> {
  const { records, key } = accounts;
  const { site } = entry;
  const tried = await tryCode(accounts, entry);
  if (tried.kind !== 'right') return tried;
  const states = await statesOf(tried.cars, readCars);
  const { account, token } = await records.database.transaction(async (transaction) => {
    const found = await ensureAccount(transaction, { site, phone: tried.phone });
    return { account: found, token: await beginSession(transaction, found, entry.device, states) };
  });
  return { kind: 'signed-in', account, token, device: deviceMark(key, site, tried.phone), cars: states.size };
}
