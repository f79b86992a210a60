import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { passkeyRules } from '@/domain/accounts/sign-in-rules.ts';
import type { Account } from '@/web/records/account-sessions.ts';
import { listPasskeys, addPasskey as storePasskey } from '@/web/records/passkeys.ts';
import type { AccountServices } from './account-services.ts';
import { openChallenge, type PasskeyBrowser, takeChallenge, toText, userHandle } from './passkey-challenge.ts';

type AddOptions =
  | { kind: 'options'; options: PublicKeyCredentialCreationOptionsJSON; token: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'full' };

/**
 * Options for an authenticator to create a passkey for the signed-in account. Rejects without
 * records.
 */
export async function optionsToAdd(
  accounts: Pick<AccountServices, 'records' | 'limits'>,
  browser: PasskeyBrowser & { siteName: string },
  account: Account,
): Promise<AddOptions> {
  const seconds = await accounts.limits.passkeys.wait(browser.address);
  if (seconds > 0) return { kind: 'wait', seconds };
  const held = await listPasskeys(accounts.records.database, account.id);
  if (held.length >= passkeyRules.maxPasskeys) return { kind: 'full' };
  const read = readMobile(account.phone);
  const options = await generateRegistrationOptions({
    rpName: browser.siteName,
    rpID: browser.host,
    userID: userHandle(account.id),
    userName: 'shown' in read ? read.shown : account.phone,
    userDisplayName: [account.name, account.lastName].filter(Boolean).join(' '),
    attestationType: 'none',
    excludeCredentials: held.filter(({ host }) => host === browser.host).map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    timeout: passkeyRules.challengeMs,
  });
  const token = await openChallenge(accounts, browser, { challenge: options.challenge, account: account.id });
  return { kind: 'options', options, token };
}

type PasskeyAdded = { kind: 'added' } | { kind: 'wait'; seconds: number } | { kind: 'ended' | 'refused' };

/** Stores a created passkey for the account of its challenge (SAVE-06). */
export async function addPasskey(
  accounts: Pick<AccountServices, 'records' | 'limits'>,
  browser: PasskeyBrowser & { device: string },
  account: Account,
  { token, response }: { token: string; response: RegistrationResponseJSON },
): Promise<PasskeyAdded> {
  const seconds = await accounts.limits.passkeys.wait(browser.address);
  if (seconds > 0) return { kind: 'wait', seconds };
  const challenge = await takeChallenge(accounts, browser, token, account.id);
  if (!challenge) return { kind: 'ended' };
  const { host, origin } = browser;
  const found = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => null);
  if (!found?.verified) return { kind: 'refused' };
  const { id: credential, publicKey, counter } = found.registrationInfo.credential;
  const passkey = { site: browser.site, account: account.id, host, device: browser.device };
  const added = await storePasskey(
    accounts.records.database,
    { ...passkey, credential, publicKey: toText(publicKey), counter },
    passkeyRules.maxPasskeys,
  );
  return { kind: added ? 'added' : 'refused' };
}
