import { type IncomingHttpHeaders, request } from 'node:http';

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };
export type HttpResponse = { status: number; body: string; ms: number; headers: IncomingHttpHeaders };

/**
 * One request to a site by its slug over a connection of its own; status 0 where there was no
 * response.
 */
export function sendRequest(
  port: number,
  slug: string,
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body = '' } = options;
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, sent: IncomingHttpHeaders = {}) =>
      resolve({ status, body: text, ms: performance.now() - begun, headers: sent });
    const all = { host: `${slug}.localhost:${port}`, ...headers };
    request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => end(incoming.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'), incoming.headers));
      incoming.on('error', () => end(0, ''));
    })
      .on('error', () => end(0, ''))
      .end(body);
  });
}

/** `200 ×3, 503 ×1`: how often each status came. */
export function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status || 'cut'} ×${times}`)
    .join(', ');
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
