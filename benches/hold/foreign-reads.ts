import { createClient } from '@sanity/client';
import { kindsWhere } from '@/domain/site/owned-documents.ts';
import type { Instance } from '@/scripts/start/instance.ts';
import { attemptsAt, type Sides } from '@/tests/contracts/content/foreign-attempts.ts';
import { cookieOf } from './rivals.ts';
import { counted, sendRequest } from './send-request.ts';

const mine = 'southbank-ford';
const text = 'Not for rivals of the bench';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type ForeignReads = {
  sent: number;
  responses: string;
  /** Responses that contained hidden text, and documents read afterwards that had. */
  replied: number;
};

/** What another dealer has that no other dealer's staff may read: each kind as a draft and as a version, and the secret of a preview. */
type Hidden = Record<string, unknown> & { _id: string; _type: string };

const hiddenOf = (theirs: string): Hidden[] => {
  const document = { title: text, site: { _type: 'reference', _ref: `site-${theirs}`, _weak: true } };
  const kinds = kindsWhere(({ owners }) => owners.includes('site'));
  return [
    ...kinds.flatMap((_type) => [
      { _id: `drafts.hold-${_type}`, _type, ...document },
      { _id: `versions.hold.hold-${_type}-soon`, _type, ...document },
    ]),
    { _id: 'hold-secret', _type: 'sanity.previewUrlSecret', secret: text, userId: 'somebody' },
  ];
};

/**
 * Every kind of mutation and action of one dealer's staff, with a document of every kind of another
 * dealer's in every place: nothing of it is revealed.
 */
export async function foreignReads(instance: Instance, port: number, max: number): Promise<ForeignReads> {
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
  const theirs = instance.services.staff.find(({ site }) => site && site !== mine)?.site;
  if (!theirs) throw new Error('There is no second dealer.');
  const hidden = hiddenOf(theirs);
  const making = client.transaction();
  for (const document of hidden) making.createOrReplace(document);
  await making.commit();
  const cookie = await cookieOf(instance, port, mine);
  const headers = { cookie, origin: `http://${mine}.localhost:${port}`, 'content-type': 'application/json' };
  const sides: Sides = { mine, own: 'hold-own', theirs };
  const all = hidden.flatMap(({ _id, _type }) => attemptsAt(_id, _type, sides));
  const step = Math.max(1, all.length / max);
  const chosen = Array.from({ length: Math.min(max, all.length) }, (_, at) => all[Math.floor(at * step)]);
  const statuses: number[] = [];
  let reported = 0;
  const readBack = () =>
    sendRequest(port, mine, `/lake/v2025-03-04/data/query/${dataset}?perspective=raw&query=*`, { headers });
  for (const attempt of chosen) {
    if (!attempt) continue;
    const post = { method: 'POST', headers, body: JSON.stringify(attempt.body) };
    let response = await sendRequest(port, mine, `/lake/v2025-03-04/data/${attempt.path}`, post);
    // A person's time is shared out: what was not looked at is sent again.
    while (response.status === 429 || response.status === 503) {
      await pause(500);
      response = await sendRequest(port, mine, `/lake/v2025-03-04/data/${attempt.path}`, post);
    }
    statuses.push(response.status);
    if (String(response.body).includes(text)) reported += 1;
    // What an action may have copied is read by its own id.
    const copy = await sendRequest(
      port,
      mine,
      `/lake/v2025-03-04/data/doc/${dataset}/hold-own?includeAllVersions=true`,
      {
        headers,
      },
    );
    if (String(copy.body).includes(text)) reported += 1;
    await client.delete({ query: '*[_id in ["hold-own", "drafts.hold-own", "versions.soon.hold-own"]]' });
  }
  if (String((await readBack()).body).includes(text)) reported += 1;
  await client.delete({ query: '*[_id in $ids]', params: { ids: hidden.map(({ _id }) => _id) } });
  return { sent: statuses.length, responses: counted(statuses), replied: reported };
}
