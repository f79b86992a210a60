import type { ImageRequest } from '@/domain/site/image-address.ts';
import type { CircuitBreaker } from '@/web/circuit-breaker.ts';
import type { MediaSource } from '@/web/env.ts';

/** The original cannot be had right now (its service is down or slow), as opposed to not existing. */
export class SourceUnavailable extends Error {
  override readonly name = 'SourceUnavailable';
}

type Circuit = Pick<CircuitBreaker, 'run'>;

export type ImageSources = {
  media: readonly MediaSource[];
  projectId: string;
  dataset: string;
  /** The embedded content service and the token it wants; null for hosted Sanity's public picture host. */
  content: { url: string; token: string | undefined } | null;
  /** By the names of the sources: one that hangs does not keep the pictures of others waiting. */
  circuits?: ReadonlyMap<string, Circuit>;
};

const largestOriginal = 40 * 1024 * 1024;
const patienceMs = 15_000;

/** The original of an allow-listed source; null when there is none. Throws `SourceUnavailable` when its service does not answer, or `gone` says so first. */
export async function fetchOriginal(
  image: ImageRequest,
  sources: ImageSources,
  gone: AbortSignal = new AbortController().signal,
): Promise<Buffer | null> {
  const from = originalAddress(image, sources);
  if (!from) return null;
  const answer = await ask(from, gone, sources.circuits?.get(image.source));
  if (answer.status >= 500 || answer.status === 429)
    throw new SourceUnavailable(`${image.source} answered ${answer.status}.`);
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > largestOriginal) {
    await answer.body?.cancel();
    return null;
  }
  return bounded(answer, image.source);
}

type Fetched = { url: string; headers?: Record<string, string> };

/** Where an image comes from, or null when its source is not on the list. */
export function originalAddress({ source, path }: ImageRequest, sources: ImageSources): Fetched | null {
  if (source === 'content') return contentAddress(path, sources);
  const media = sources.media.find(({ name }) => name === source);
  if (!media) return null;
  return { url: `${media.fetchFrom}/${path.split('/').map(encodeURIComponent).join('/')}` };
}

function contentAddress(assetId: string, { projectId, dataset, content }: ImageSources): Fetched | null {
  const parts = /^image-([a-zA-Z0-9]+)-(\d+x\d+)-(avif|webp|png|jpg|jpeg|gif|tiff?)$/.exec(assetId);
  if (!parts) return null;
  const file = `images/${projectId}/${dataset}/${parts[1]}-${parts[2]}.${parts[3]}`;
  if (!content) return { url: `https://cdn.sanity.io/${file}` };
  return {
    url: `${content.url.replace(/\/$/, '')}/${file}`,
    ...(content.token ? { headers: { authorization: `Bearer ${content.token}` } } : {}),
  };
}

async function ask({ url, headers }: Fetched, gone: AbortSignal, circuit?: Circuit): Promise<Response> {
  try {
    const late = AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]);
    const from = (signal: AbortSignal) => fetch(url, { headers: headers ?? {}, redirect: 'error', signal });
    return circuit ? await circuit.run((ends) => from(AbortSignal.any([late, ends]))) : await from(late);
  } catch (error) {
    throw new SourceUnavailable('The source of the picture does not answer.', { cause: error });
  }
}

async function bounded(answer: Response, source: string): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      length += chunk.length;
      if (length > largestOriginal) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new SourceUnavailable(`${source} broke off.`, { cause: error });
  }
  return Buffer.concat(chunks);
}
