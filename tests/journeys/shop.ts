import { request } from 'node:http';
import { createClient, type SanityClient } from '@sanity/client';
import { inject } from 'vitest';
import type { ProvidedInstance } from './instance.ts';

export type Result = { status: number; headers: Record<string, string>; body: string };
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** The instance of this worker: the global setup starts one for each, and Vitest numbers its workers from 1. */
export function instance(): ProvidedInstance {
  const all = inject('instances');
  const own = all[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has none of ${all.length} instances.`);
  return own;
}

/** One request to a site by its slug (Node does not resolve `*.localhost`, so the Host header names it). */
export function shop(slug: string, path: string, options: RequestOptions = {}): Promise<Result> {
  return ofHost(`${slug}.localhost:${instance().port}`, path, options);
}

export function ofHost(host: string, path: string, options: RequestOptions = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: instance().port,
        path,
        method: options.method ?? 'GET',
        headers: { host, ...options.headers },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => resolve(responseOf(incoming.statusCode ?? 0, incoming.headers, chunks)));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}

function responseOf(status: number, headers: NodeJS.Dict<string | string[]>, chunks: Buffer[]): Result {
  const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return { status, headers: flat, body: Buffer.concat(chunks).toString('utf8') };
}

/** The official client on the content service, with the server's token. */
export function content(): SanityClient {
  const { url, projectId, dataset, token } = instance().services.content;
  return createClient({
    projectId,
    dataset,
    token,
    apiHost: url,
    apiVersion: '2025-03-04',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
  });
}

/** Publishes a change the way the studio does: edit the draft, then publish it. Resolves once the publish is done. */
export async function publish(id: string, set: Record<string, unknown>): Promise<void> {
  const client = content();
  await client.action({
    actionType: 'sanity.action.document.edit',
    publishedId: id,
    draftId: `drafts.${id}`,
    patch: { set },
  });
  await client.action({ actionType: 'sanity.action.document.publish', publishedId: id, draftId: `drafts.${id}` });
}

/** Makes the supervisor, through the control door, kill, stop or start a service. */
export async function control(
  verb: 'kill' | 'stop' | 'start',
  service: 'content' | 'search' | 'records' | 'media' | 'sandbox' | 'web' | 'feeds',
): Promise<void> {
  const response = await fetch(`${instance().control}/${verb}/${service}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/** Until the cache has a page and keeps it: what earlier journeys purged is purged by then. */
export function cached(slug: string, path = '/'): Promise<void> {
  const isHit = async () => (await shop(slug, path)).headers['x-cache'] === 'hit';
  return until(`${slug}${path} in the cache`, async () => {
    if (!(await isHit())) return false;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return isHit();
  });
}

/** Checks until `holds`; throws when the time is up. How soon a publish is seen is measured in `benches/publish.ts`, not here. */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${what}: not within ${withinMs} ms`);
}
