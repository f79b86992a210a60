import type { Invitation } from '../auth/invitations.ts';
import { readMemberFields } from '../auth/member-fields.ts';
import type { Member } from '../auth/members.ts';
import { readJson } from '../http/body.ts';
import { type Call, type HttpResponse, json, param } from '../http/call.ts';
import { log } from '../log.ts';
import { forbidden, notFound, Problem, unauthorized } from '../problem.ts';

function checkManager({ grants }: Call): void {
  if (!grants.managesEverything) throw forbidden('manage');
}

/** `until`: epoch milliseconds, of a link that can be used; undefined where there is none. */
function described({ id, name, email, roles, site, managed }: Member, until?: number, hasPassword = false) {
  const state = !managed || hasPassword ? 'active' : until === undefined ? 'expired' : 'invited';
  const invitedUntil = until === undefined ? null : new Date(until).toISOString();
  return { id, name, email, roles, site, state, invitedUntil, managed };
}

/** What leads to the form, on every host that serves this service. */
function linkOf({ service }: Call, { code, expires }: Invitation) {
  const path = `${service.setup.publicPath}/auth/invitation?${new URLSearchParams({ code })}`;
  return { path, expires: new Date(expires).toISOString() };
}

/** @throws Problem 404 where there is no such member, 409 for one of the setup file */
function managedMember(call: Call): Member {
  const member = call.service.members.find(param(call, 'id'));
  if (!member) throw notFound('There is no such member.');
  if (!member.managed)
    throw new Problem(409, 'memberOfSetupError', 'This member is in the setup file, and changes there alone.');
  return member;
}

/** GET /members: everybody who signs in, by name. @throws Problem 403 */
export function getMembers(call: Call): HttpResponse {
  checkManager(call);
  const { members, invitations, passwords } = call.service;
  const [open, holders] = [invitations.open(), passwords.holders()];
  const sorted = members.everyone().sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return json(sorted.map((member) => described(member, open.get(member.id), holders.has(member.id))));
}

/**
 * POST /members: invites a member; the response alone has the code.
 * @throws Problem 400 for fields that are wrong, 403, 409 where the email is a member's, or there are too many
 */
export async function postMember(call: Call): Promise<HttpResponse> {
  checkManager(call);
  const { setup, access, members } = call.service;
  const body = await readJson(call.request, 16 * 1024);
  // A body may be sent slowly: who was removed meanwhile invites no one any more.
  if (call.service.callers.identify(call.request).id !== call.caller.id) throw unauthorized();
  const fields = readMemberFields(body, {
    roles: setup.roles,
    managesEverything: (role) => access.managesEverything(role),
  });
  const { member, invitation } = members.invite(fields);
  log('info', 'member invited', { member: member.id, by: call.caller.id });
  return json({ member: described(member, invitation.expires), invitation: linkOf(call, invitation) }, 201);
}

/**
 * POST /members/:id/invitation: a new link, also for a member who forgot the password; the one
 * before stops working. @throws Problem 403, 404, 409 for a member of the setup file
 */
export function postMemberInvitation(call: Call): HttpResponse {
  checkManager(call);
  const { id } = managedMember(call);
  const invitation = call.service.invitations.issue(id);
  log('info', 'member invited again', { member: id, by: call.caller.id });
  return json({ invitation: linkOf(call, invitation) });
}

/** DELETE /members/:id. @throws Problem 403, 404, 409 for a member of the setup file and for the caller */
export function deleteMember(call: Call): HttpResponse {
  checkManager(call);
  const member = managedMember(call);
  if (member.id === call.caller.id)
    throw new Problem(409, 'ownMembershipError', 'You cannot remove yourself; another administrator can.');
  call.service.members.remove(member);
  log('info', 'member removed', { member: member.id, by: call.caller.id });
  return json({ ok: true });
}
