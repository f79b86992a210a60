import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

export type Ceremony = 'add' | 'sign-in';
/** `to` is the next address; empty to stay. */
export type CeremonyEnd = { to: string } | { problem: string };

type Result = { error?: string; options?: unknown; to?: string };

/** Timeout of a request, milliseconds; for the shopper the browser has its own. */
const timeoutMs = 8_000;

const problems = {
  unable: 'This browser can’t use passkeys. Please use a code.',
  stopped: 'No passkey was used. You can try again, or use a code.',
  present: 'This device already has a passkey for this site.',
  failed: 'That didn’t work. Please check your connection and try again.',
};

/** Creates a passkey, or signs in with one. `fields` are those of the form around the button. */
export async function runCeremony(kind: Ceremony, fields: Record<string, string>): Promise<CeremonyEnd> {
  if (!browserSupportsWebAuthn()) return { problem: problems.unable };
  try {
    const { options, error } = await post('options', { to: kind });
    if (!options) return { problem: error ?? problems.failed };
    const done = kind === 'add' ? await add(options) : await signIn(options, fields);
    return done.error === undefined ? { to: done.to ?? fields.redirect ?? '' } : { problem: done.error };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

const add = async (options: unknown): Promise<Result> =>
  post('add', { response: await startRegistration({ optionsJSON: options as CreationOptions }) });

const signIn = async (options: unknown, fields: object): Promise<Result> =>
  post('sign-in', { response: await startAuthentication({ optionsJSON: options as RequestOptions }), fields });

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

async function post(step: string, body: object): Promise<Result> {
  const result = await fetch(`/api/account/passkey/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return (await result.json()) as Result;
}

/**
 * Browsers throw NotAllowedError if the person declines or has no passkey, InvalidStateError for a
 * second passkey.
 */
function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return problems.stopped;
  return name === 'InvalidStateError' ? problems.present : problems.failed;
}
