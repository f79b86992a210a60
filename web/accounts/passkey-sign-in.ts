import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { passkeyRules } from '@/domain/accounts/sign-in-rules.ts';
import type { Account } from '@/web/records/account-sessions.ts';
import { countPasskey, findPasskey } from '@/web/records/passkeys.ts';
import type { AccountServices } from './account-services.ts';
import { beginSession, type ReadCars, statesOf } from './begin-session.ts';
import { openChallenge, type PasskeyBrowser, takeChallenge, toBytes, toText, userHandle } from './passkey-challenge.ts';
import { deviceMark } from './secrets.ts';

type SignInOptions =
  | { kind: 'options'; options: PublicKeyCredentialRequestOptionsJSON; token: string }
  | { kind: 'wait'; seconds: number };

/**
 * Options for an authenticator to offer its passkeys for this host. They name no account, so that
 * nothing can be learned from them.
 */
export async function optionsToSignIn(
  accounts: Pick<AccountServices, 'records' | 'limits'>,
  browser: PasskeyBrowser,
): Promise<SignInOptions> {
  const seconds = await accounts.limits.passkeys.wait(browser.address);
  if (seconds > 0) return { kind: 'wait', seconds };
  const options = await generateAuthenticationOptions({
    rpID: browser.host,
    userVerification: 'preferred',
    timeout: passkeyRules.challengeMs,
  });
  const token = await openChallenge(accounts, browser, { challenge: options.challenge, account: null });
  return { kind: 'options', options, token };
}

type PasskeySignedIn =
  | { kind: 'signed-in'; account: Account; token: string; device: string; cars: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'ended' | 'unknown' | 'refused' };

type Entry = { token: string; response: AuthenticationResponseJSON; cars: readonly string[] };

/**
 * Signs a browser in with a passkey of this site and host (SAVE-06) and saves its cars. Rejects
 * without records.
 */
export async function signInByPasskey(
  accounts: AccountServices,
  browser: PasskeyBrowser & { device: string },
  { token: challengeToken, response, cars }: Entry,
  readCars: ReadCars,
): Promise<PasskeySignedIn> {
  const seconds = await accounts.limits.passkeys.wait(browser.address);
  if (seconds > 0) return { kind: 'wait', seconds };
  const challenge = await takeChallenge(accounts, browser, challengeToken, null);
  if (!challenge) return { kind: 'ended' };
  const { site, host, origin, now } = browser;
  const { database } = accounts.records;
  const passkey = await findPasskey(database, { site, host, credential: response.id });
  if (!passkey) return { kind: 'unknown' };
  const { account, credential, publicKey, counter } = passkey;
  const handle = response.response.userHandle;
  if (handle !== undefined && handle !== toText(userHandle(account.id))) return { kind: 'refused' };
  const found = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: credential, publicKey: toBytes(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!found?.verified) return { kind: 'refused' };
  const { newCounter } = found.authenticationInfo;
  const states = await statesOf(cars, readCars);
  const token = await database.transaction(async (transaction) => {
    if (!(await countPasskey(transaction, { site, credential, counter: newCounter, now }))) return null;
    return beginSession(transaction, account, browser.device, states);
  });
  if (!token) return { kind: 'refused' };
  const device = deviceMark(accounts.key, site, account.phone);
  return { kind: 'signed-in', account, token, device, cars: states.size };
}
