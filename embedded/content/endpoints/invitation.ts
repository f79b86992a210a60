import { readCookie } from '../auth/cookie.ts';
import { invitationPage, usedInvitationPage } from '../auth/invitation-page.ts';
import type { Member } from '../auth/members.ts';
import { passwordProblem } from '../auth/password-rule.ts';
import { credentialOf } from '../auth/passwords.ts';
import { isSameOrigin } from '../http/address.ts';
import { readBytes } from '../http/body.ts';
import type { Call, HttpResponse } from '../http/call.ts';
import { log } from '../log.ts';
import { forbidden } from '../problem.ts';
import { attemptOf, BUSY_RETRY_SECONDS, signedIn, waitMessage } from './signed-in.ts';

function invited({ service }: Call, code: string): Member | undefined {
  return service.members.find(service.invitations.memberOf(code) ?? '');
}

type Refusal = Pick<Parameters<typeof invitationPage>[0], 'problem' | 'status' | 'headers'>;

function page({ caller }: Call, { id, name, email }: Member, code: string, refusal: Refusal = {}): HttpResponse {
  const present = caller.kind === 'session' && caller.id !== id ? caller.name : null;
  return invitationPage({ name, email, code, present, ...refusal });
}

/** GET /auth/invitation?code=…: the form; 410 for a code that was used or is too old. */
export function getInvitation(call: Call): HttpResponse {
  const code = call.query.get('code') ?? '';
  const member = invited(call, code);
  return member ? page(call, member, code) : usedInvitationPage();
}

/**
 * POST /auth/invitation: the code and a password as a form; signs the member in. The form again for
 * a password that may not be one (400) or while too many wait (429), and 410 as above.
 * @throws Problem 403 for a form of another site
 */
export async function postInvitation(call: Call): Promise<HttpResponse> {
  const { service, request } = call;
  if (!isSameOrigin(request)) throw forbidden('origin', 'A password must be set from the same origin');
  const form = new URLSearchParams((await readBytes(request, 16 * 1024, 'The form')).toString('utf8'));
  const code = form.get('code') ?? '';
  const password = form.get('password') ?? '';
  const member = invited(call, code);
  if (!member) return usedInvitationPage();
  const problem = passwordProblem(password, member);
  if (problem) return page(call, member, code, { problem, status: 400 });
  const end = await service.signInLimit.admit(attemptOf(call, member.email));
  if (!end) {
    const headers = { 'retry-after': String(BUSY_RETRY_SECONDS) };
    return page(call, member, code, { problem: waitMessage(BUSY_RETRY_SECONDS), status: 429, headers });
  }
  try {
    return await setPassword(call, code, password);
  } finally {
    end();
  }
}

async function setPassword(call: Call, code: string, password: string): Promise<HttpResponse> {
  const { service, request } = call;
  // It may have been used while this request waited: only a good code costs the time of a hash.
  const member = invited(call, code);
  if (!member) return usedInvitationPage();
  const credential = await credentialOf(password);
  const isFirst = service.invitations.redeem(code, (id) => service.passwords.replace(id, credential));
  if (!isFirst) return usedInvitationPage();
  service.handoff.revoke(member.id);
  const replaced = readCookie(request, service.setup.cookieName);
  if (replaced) service.sessions.close(replaced);
  log('info', 'invitation used', { member: member.id });
  return signedIn(call, member, '/studio');
}
