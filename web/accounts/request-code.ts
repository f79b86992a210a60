import { randomUUID } from 'node:crypto';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { codeMessage, signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { log, reason } from '@/web/platform/log.ts';
import { isSame } from '@/web/platform/timing-safe.ts';
import { addChallenge, findChallenge } from '@/web/records/sign-in-challenges.ts';
import type { AccountServices } from './account-services.ts';
import { codeMac, deviceMark, hashOf, newCode, newToken } from './secrets.ts';

export type CodeRequest = {
  site: { slug: string; name: string };
  /** Host of the code, without port: phones suggest the code only there. */
  host: string;
  /** As it was typed. */
  phone: string;
  /** The requesting network address (web/platform/request-sender.ts). */
  address: string;
  /** Tokens of this browser's cookies; empty where it has none. */
  challenge: string;
  device: string;
  /** Ids of vehicles to save after the sign-in. */
  cars: readonly string[];
  /** Epoch milliseconds. */
  now: number;
};

type CodeRequested =
  /**
   * `token` of the challenge, for the browser's cookie. The result is the same with and without an
   * account.
   */
  | { kind: 'sent'; token: string }
  | { kind: 'number'; problem: string }
  /** Too many texts: seconds until the next one. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'unsent' };

/** Texts a one-time code to a mobile number (SAVE-06). Rejects without records. */
export async function requestCode(accounts: AccountServices, request: CodeRequest): Promise<CodeRequested> {
  const read = readMobile(request.phone);
  if ('problem' in read) return { kind: 'number', problem: read.problem };
  const seconds = await secondsToWait(accounts, request, read.number);
  if (seconds > 0) return { kind: 'wait', seconds };
  const { site, host, now } = request;
  const [token, code] = [newToken(), newCode()];
  const challenge = hashOf(token);
  const mac = codeMac(accounts.key, { site: site.slug, phone: read.number, challenge, code });
  const cars = request.cars.slice(0, 50);
  await addChallenge(
    accounts.records.database,
    { id: challenge, site: site.slug, phone: read.number, codeMac: mac, cars },
    now,
  );
  try {
    void accounts.prune(now);
    await accounts.sms.send({ id: randomUUID(), to: read.number, from: '', text: codeMessage(code, site.name, host) });
    return { kind: 'sent', token };
  } catch (error) {
    log('warn', 'code-not-sent', { site: site.slug, reason: reason(error) });
    return { kind: 'unsent' };
  }
}

async function secondsToWait(accounts: AccountServices, request: CodeRequest, phone: string): Promise<number> {
  const { limits, records, key } = accounts;
  const { slug } = request.site;
  const earlier = request.challenge
    ? await findChallenge(records.database, slug, hashOf(request.challenge), request.now)
    : null;
  const sinceMs = earlier && earlier.phone === phone ? request.now - earlier.createdAt.getTime() : signInRules.resendMs;
  if (sinceMs < signInRules.resendMs) return Math.ceil((signInRules.resendMs - sinceMs) / 1_000);
  const number = `${slug} ${phone}`;
  const fromAddress = await limits.address.wait(request.address);
  if (fromAddress > 0) return fromAddress;
  // A browser in which the number was signed in before has its own limit, so that a stranger cannot
  // lock out the owner.
  if (request.device !== '' && isSame(request.device, deviceMark(key, slug, phone))) return limits.device.wait(number);
  const here = await limits.numberHere.wait(`${number} ${request.address}`);
  return here > 0 ? here : (await limits.number.wait(number)) || limits.site.wait(slug);
}
