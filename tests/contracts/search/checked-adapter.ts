import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration.js';
import { checkShape, type Received } from './shapes/shapes.ts';

type Sent = { method: string; url: URL; headers: Record<string, string>; body: string | undefined };

/** A way to the service: over a port, by a path of the site's host, or into the handler of this process. */
export type Way = (sent: Sent, signal?: AbortSignal) => Promise<Received & { headers: Record<string, string> }>;

/** The way of a browser or a server: HTTP. */
export const overHttp: Way = async ({ method, url, headers, body }, signal) => {
  const init = { method, headers, ...(body === undefined ? {} : { body }), ...(signal && { signal }) };
  const response = await fetch(url, init);
  const received = Object.fromEntries(response.headers);
  const type = received['content-type'] ?? '';
  return { status: response.status, type, text: await response.text(), headers: received };
};

/**
 * Passes each call to the adapter and checks every response before the test sees it. `mounted` is
 * the part of the path before the protocol's own.
 */
export function checked(way: Way, mounted = ''): Way {
  return async (sent, signal) => {
    const received = await way(sent, signal);
    checkShape(sent.method, sent.url.pathname.slice(mounted.length), received);
    return received;
  };
}

/** The official client's way out. */
export function adapterOver(way: Way): NonNullable<ConfigurationOptions['axiosAdapter']> {
  return async (config) => {
    const url = new URL(config.url ?? '');
    for (const [name, value] of Object.entries(config.params ?? {})) url.searchParams.set(name, String(value));
    const headers = Object.fromEntries(
      Object.entries(config.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    const method = (config.method ?? 'get').toUpperCase();
    const body = config.data === undefined ? undefined : String(config.data);
    const {
      status,
      text,
      headers: received,
    } = await way({ method, url, headers, body }, config.signal as AbortSignal | undefined);
    return { data: text, status, statusText: '', headers: received, config };
  };
}
