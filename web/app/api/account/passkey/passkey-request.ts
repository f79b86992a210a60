import { z } from 'zod';
import { deviceName } from '@/domain/accounts/device-name.ts';
import type { PasskeyBrowser } from '@/web/accounts/passkey-challenge.ts';
import { type AccountRequest, accountRequest, jsonWith } from '@/web/app/api/account/account-request.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { log, reason } from '@/web/platform/log.ts';

/** Far above what an authenticator sends, bytes. */
const maxBytes = 60_000;

export type PasskeyContext = AccountRequest & { browser: PasskeyBrowser & { device: string } };

/**
 * Responds to a script of an account's pages: `{ error }` with a text for the shopper for a request
 * that is not such a call (400), and while PostgreSQL is down (503).
 */
export async function handlePasskey<Body>(
  request: Request,
  body: z.ZodType<Body>,
  result: (context: PasskeyContext, body: Body) => Promise<Response>,
): Promise<Response> {
  const context = accountRequest(request);
  const read = body.safeParse((await readJson(request, maxBytes))?.json);
  if (!read.success) return refusal(400, passkeyProblems.refused);
  if (!context) return refusal(503, away);
  try {
    return await result({ ...context, browser: browserOf(request, context) }, read.data);
  } catch (error) {
    log('error', 'passkey-not-answered', { site: context.site, reason: reason(error) });
    return refusal(503, away);
  }
}

const away = 'We can’t use passkeys right now. Please sign in with a code.';

export const passkeyProblems = {
  ended: 'That took too long. Please try again.',
  refused: 'That passkey could not be used here. Please sign in with a code.',
  unknown: 'That passkey was removed. Please sign in with a code.',
  full: 'You have ten passkeys. Remove one first.',
} as const;

export const refusal = (status: number, error: string, set: string[] = []): Response =>
  jsonWith({ error }, status, set);

export const tooMany = (seconds: number): Response =>
  refusal(429, `Too many tries from here. Please wait ${Math.ceil(seconds / 60)} min, or sign in with a code.`);

function browserOf(request: Request, { site, address, secure, now }: AccountRequest) {
  const origin = `${secure ? 'https' : 'http'}://${request.headers.get('host') ?? ''}`;
  const { hostname, origin: normal } = new URL(origin);
  const device = deviceName(request.headers.get('user-agent') ?? '');
  return { site, host: hostname, origin: normal, address, device, now };
}

const part = z.string().max(maxBytes);
const credential = { id: z.string().max(2_000), rawId: z.string().max(2_000), type: z.literal('public-key') };

/** What the browser's authenticator sends; its signatures are checked by the library. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: part, attestationObject: part }),
  clientExtensionResults: z.object({}).default({}),
});

export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});
