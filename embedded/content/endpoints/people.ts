import type { Caller } from '../access/caller.ts';
import { readJson } from '../http/body.ts';
import { type Call, type HttpResponse, idList, json, param } from '../http/call.ts';
import { badRequest, notFound } from '../problem.ts';
import { limits } from '../query/limits.ts';
import { checkNesting } from '../store/bodies.ts';
import { isRecord } from '../store/document.ts';

function rolesOf(call: Call, caller: Caller): { name: string; title: string }[] {
  return caller.roles.map((name) => ({ name, title: call.service.access.roleTitle(name) }));
}

/** GET /users/me: who is signed in. */
export function getMe(call: Call): HttpResponse {
  const { id, name, email, roles, site } = call.caller;
  const profile = { id, name, email, profileImage: null, provider: 'password', role: roles[0] ?? '' };
  // `site` is ours: hosted Sanity has no such field and its clients ignore it.
  return json({ ...profile, roles: rolesOf(call, call.caller), site });
}

/**
 * Names are for all who edit, since histories show them; addresses are for colleagues of the same
 * site and for those who manage everything.
 */
function mayKnowAddress({ caller, grants }: Call, of: Caller): boolean {
  return caller.id === of.id || grants.managesEverything || (caller.site !== null && caller.site === of.site);
}

function publicProfile(call: Call, caller: Caller): Record<string, unknown> {
  const [givenName, ...rest] = caller.name.split(' ');
  const profile = {
    id: caller.id,
    sanityUserId: caller.id,
    displayName: caller.name,
    email: mayKnowAddress(call, caller) ? caller.email : '',
    imageUrl: null,
  };
  return {
    ...profile,
    isCurrentUser: false,
    givenName,
    familyName: rest.join(' '),
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** GET /users/:ids: one profile for one id, a list for several. Unknown ids are former members, not errors. */
export function getUsers(call: Call): HttpResponse {
  const ids = idList(call, 'ids');
  const profiles = ids.map((id) => {
    const existing = call.service.callers.authorById(id);
    return existing ? publicProfile(call, existing) : { id, displayName: 'Unknown user' };
  });
  return json(ids.length === 1 ? profiles[0] : profiles);
}

function project(call: Call): Record<string, unknown> {
  const members = call.service.callers.everyone().map((one) => ({
    id: one.id,
    role: one.roles[0] ?? '',
    roles: rolesOf(call, one),
    isCurrentUser: one.id === call.caller.id,
    isRobot: false,
  }));
  const { projectId } = call.service.setup;
  return {
    id: projectId,
    displayName: projectId,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    metadata: {},
    members,
    features: [],
  };
}

function checkProject(call: Call): void {
  const id = param(call, 'project');
  if (id !== call.service.setup.projectId) throw notFound(`Project "${id}" not found`);
}

export function getProjects(call: Call): HttpResponse {
  return json([project(call)]);
}

export function getProject(call: Call): HttpResponse {
  checkProject(call);
  return json(project(call));
}

export function getDatasets(call: Call): HttpResponse {
  checkProject(call);
  return json([{ name: call.service.setup.dataset, aclMode: 'private', datasetProfile: 'content' }]);
}

/** The caller's grants on the dataset; the Studio evaluates their filters in the browser to enable its buttons. */
export function getAccessControl(call: Call): HttpResponse {
  checkProject(call);
  return json(call.grants.describe());
}

export function getRoles(call: Call): HttpResponse {
  checkProject(call);
  return json(call.service.setup.roles.map(({ name, title }) => ({ name, title, isCustom: true, grants: {} })));
}

/** GET /users/me/keyvalue/:keys: the Studio's own settings of a user. */
export function getSettings(call: Call): HttpResponse {
  const pairs = idList(call, 'keys').map((key) => {
    const value = call.service.settings.read(call.caller.id, key);
    return { key, value: value === null ? null : JSON.parse(value) };
  });
  return json(pairs);
}

/** PUT /users/me/keyvalue. @throws Problem 413 beyond what one person may store */
export async function putSettings(call: Call): Promise<HttpResponse> {
  const body = await readJson(call.request, 1024 * 1024);
  if (!Array.isArray(body)) throw badRequest('The request body must be a list of {key, value}');
  checkNesting(body, limits.nesting);
  const pairs = body.filter(isRecord).filter((pair) => typeof pair.key === 'string');
  call.service.settings.write(
    call.caller.id,
    new Map(pairs.map(({ key, value }) => [String(key), JSON.stringify(value ?? null)])),
  );
  return json(pairs);
}
