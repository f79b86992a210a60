import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

export type Ceremony = 'add' | 'sign-in';
/** `to` is where to go on; empty to stay. */
export type CeremonyEnd = { to: string } | { problem: string };

type Result = { error?: string; options?: unknown; to?: string };

/** For a response of the server, milliseconds; the shopper takes as long as the browser allows. */
const timeoutMs = 8_000;

const problems = {
  unable: 'This browser can’t use passkeys. Please use a code.',
  stopped: 'No passkey was used. You can try again, or use a code.',
  present: 'This device already has a passkey for this site.',
  failed: 'That didn’t work. Please check your connection and try again.',
};

/** Has the browser make a passkey, or sign in by one. `fields` are those of the form around the button. */
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
 * Browsers throw NotAllowedError for a person who declines and for nothing to choose from;
 * InvalidStateError for a second passkey.
 */
function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return problems.stopped;
  return name === 'InvalidStateError' ? problems.present : problems.failed;
}
