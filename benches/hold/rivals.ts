import { createClient } from '@sanity/client';
import type { Instance } from '@/scripts/start/instance.ts';
import { entryAt } from '../entry-at.ts';
import { counted, sendRequest } from './send-request.ts';

const mine = 'southbank-ford';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type HostileWrites = {
  sent: number;
  responses: string;
  /** Documents of others that are there, gone or changed against what was there before. */
  changed: number;
};

type Foreign = { _id: string; _rev: string; _type: string };
type Write = { path: 'mutate' | 'actions'; body: object };

/** Every way in which a direct call could change a document of another person. */
function writesAt({ _id, _type }: Foreign): Write[] {
  const publishedId = _id.replace(/^drafts\./, '');
  const draftId = `drafts.${publishedId}`;
  const taken = { _type, site: { _type: 'reference', _ref: `site-${mine}` }, title: 'Changed' };
  const mutations = [
    { patch: { id: _id, set: { title: 'Changed' } } },
    { patch: { query: '*[_id == $id]', params: { id: _id }, set: { title: 'Changed' } } },
    { patch: { id: _id, unset: ['site'] } },
    { createOrReplace: { ...taken, _id } },
    { create: { ...taken, _id: draftId } },
    { create: { ...taken, _id: `versions.soon.${publishedId}` } },
    { delete: { id: _id } },
    { delete: { query: '*[_id == $id]', params: { id: _id } } },
  ];
  const actions = [
    { actionType: 'edit', publishedId, draftId, patch: { set: { title: 'Changed' } } },
    { actionType: 'create', publishedId, attributes: { ...taken, _id: draftId } },
    { actionType: 'replaceDraft', publishedId, attributes: { ...taken, _id: draftId } },
    { actionType: 'publish', publishedId, draftId },
    { actionType: 'unpublish', publishedId, draftId },
    { actionType: 'discard', draftId },
    { actionType: 'delete', publishedId, includeDrafts: [draftId] },
    { actionType: 'version.create', publishedId, baseId: publishedId, releaseId: 'soon' },
  ];
  return [
    ...mutations.map((mutation): Write => ({ path: 'mutate', body: { mutations: [mutation] } })),
    ...actions.map(
      ({ actionType, ...action }): Write => ({
        path: 'actions',
        body: { actions: [{ actionType: `sanity.action.document.${actionType}`, ...action }] },
      }),
    ),
  ];
}

/** The cookie of a dealer's own staff, by the form on the dealer's host. */
export async function cookieOf(instance: Instance, port: number, slug: string): Promise<string> {
  const staff = instance.services.staff.find(({ site }) => site === slug);
  if (!staff) throw new Error(`Nobody is staff of ${slug}.`);
  const { headers } = await sendRequest(port, slug, '/lake/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${slug}.localhost:${port}` },
    body: new URLSearchParams({ email: staff.email, password: staff.password }).toString(),
  });
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  if (cookie === '') throw new Error(`The staff of ${slug} could not sign in.`);
  return cookie.split(';')[0] ?? '';
}

/** Writes of one dealer's staff against everything that belongs to others, by the dealer's own host: nothing of it may change. */
export async function hostileWrites(instance: Instance, port: number, max: number): Promise<HostileWrites> {
  const { url, projectId, dataset, token } = instance.services.content;
  const client = createClient({
    projectId,
    dataset,
    token,
    apiHost: url,
    apiVersion: '2025-03-04',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
  });
  const everything = () =>
    client.fetch<Foreign[]>(`*[!(_id match "_.**") && site._ref != "site-${mine}"] | order(_id asc){_id, _rev, _type}`);
  const before = await everything();
  const cookie = await cookieOf(instance, port, mine);
  const all = before.flatMap(writesAt);
  // Each way against each document once, spread over all of them where fewer are wanted.
  const step = Math.max(1, all.length / max);
  const chosen = Array.from({ length: Math.min(max, all.length) }, (_, at) => entryAt(all, Math.floor(at * step)));
  const origin = `http://${mine}.localhost:${port}`;
  const send = async ({ path, body }: Write): Promise<number> => {
    for (;;) {
      const { status } = await sendRequest(port, mine, `/lake/v2025-03-04/data/${path}/production`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // A person's time is shared out: what was not looked at is sent again.
      if (status !== 429 && status !== 503) return status;
      await pause(500);
    }
  };
  const statuses: number[] = [];
  const sent = chosen.length;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = chosen.pop(); next; next = chosen.pop()) statuses.push(await send(next));
    }),
  );
  const now = new Set((await everything()).map(revision));
  const old = new Set(before.map(revision));
  const changed = [...old].filter((one) => !now.has(one)).length + [...now].filter((one) => !old.has(one)).length;
  return { sent, responses: counted(statuses), changed };
}

const revision = ({ _id, _rev }: Foreign): string => `${_id} ${_rev}`;
