import type { FoundSession } from '@/web/accounts/find-session.ts';
import { type AccountRequest, accountRequest, jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';

export const away = {
  read: 'This cannot be answered right now.',
  save: 'This cannot be saved right now.',
} as const;

/** `problem` is the text of a 503, `event` the log's name for it. */
type Failure = { problem: string; event: string };

/**
 * Responds to a script with what `work` returns for the signed-in shopper: 200; 401 if not signed
 * in; 503 without records, on no site's host, and where `work` fails.
 */
export async function withSession(
  request: Request,
  { problem, event }: Failure,
  work: (session: FoundSession, context: AccountRequest) => Promise<object>,
): Promise<Response> {
  const context = accountRequest(request);
  if (!context) return jsonWith({ error: problem }, 503);
  try {
    const { session, set } = await sessionOf(context);
    return session ? jsonWith(await work(session, context), 200, set) : signInFirst(set);
  } catch (error) {
    log('error', event, { site: context.site, reason: reason(error) });
    return jsonWith({ error: problem }, 503);
  }
}

export const signInFirst = (set: readonly string[]): Response => jsonWith({ error: 'Please sign in first.' }, 401, set);
