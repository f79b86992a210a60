import type { ImageRequest } from '@/domain/media/image-address.ts';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import type { MediaSource } from '@/web/platform/env.ts';

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
const timeoutMs = 15_000;

/**
 * The original of an allow-listed source; null when there is none. Throws `SourceUnavailable` when
 * its service does not respond, or `gone` aborts first.
 */
export async function fetchOriginal(
  image: ImageRequest,
  sources: ImageSources,
  gone: AbortSignal = new AbortController().signal,
): Promise<Buffer | null> {
  const from = originalAddress(image, sources);
  if (!from) return null;
  const response = await requestSource(from, gone, sources.circuits?.get(image.source));
  if (response.status >= 500 || response.status === 429)
    throw new SourceUnavailable(`${image.source} answered ${response.status}.`);
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > largestOriginal) {
    await response.body?.cancel();
    return null;
  }
  return bounded(response, image.source);
}

type Fetched = { url: string; headers?: Record<string, string> };

/** Where an image comes from, or null when its source is not on the list. */
export function originalAddress({ source, path, query = '' }: ImageRequest, sources: ImageSources): Fetched | null {
  if (source === 'content') return contentAddress(path, sources);
  const media = sources.media.find(({ name }) => name === source);
  if (!media) return null;
  // The path is encoded already, as the feed wrote it: to encode it once more would request another
  // picture.
  return { url: `${media.fetchFrom}/${path.replaceAll('?', '%3F').replaceAll('#', '%23')}${query}` };
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

async function requestSource({ url, headers }: Fetched, gone: AbortSignal, circuit?: Circuit): Promise<Response> {
  try {
    const late = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
    const from = (signal: AbortSignal) => fetch(url, { headers: headers ?? {}, redirect: 'error', signal });
    return circuit ? await circuit.run((ends) => from(AbortSignal.any([late, ends]))) : await from(late);
  } catch (error) {
    throw new SourceUnavailable('The source of the picture does not answer.', { cause: error });
  }
}

async function bounded(response: Response, source: string): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > largestOriginal) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new SourceUnavailable(`${source} broke off.`, { cause: error });
  }
  return Buffer.concat(chunks);
}
