import { type Account, ensureAccount } from '@/web/records/account-sessions.ts';
import type { AccountServices } from './account-services.ts';
import { beginSession, type ReadCars, statesOf } from './begin-session.ts';
import { deviceMark } from './secrets.ts';
import { type CodeTried, type TypedCode, tryCode } from './try-code.ts';

export type CodeEntry = TypedCode & {
  /** Name for the list of devices. */
  device: string;
};

type CodeConfirmed =
  /** `token` is the session's; `device` is the value of the browser's device cookie. */
  | { kind: 'signed-in'; account: Account; token: string; device: string; cars: number }
  | Exclude<CodeTried, { kind: 'right' }>;

/** Signs a browser in with a texted code (SAVE-06) and saves its cars. Rejects without records. */
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
