import type { ServiceWatch } from '@/studio/service/service-watch.ts';

/** After this time without a response the service's health is checked, milliseconds. */
const silenceMs = 4_000;
/** Maximum attempts for a service that is healthy but does not respond. */
const maxTries = 10;
/** Statuses of the front for a service that is down, silent or just starting. */
const absent = new Set([502, 503, 504]);

type Address = string | URL | Request;
type Send = () => Promise<Response>;
type SentRequest = { kind: 'read' | 'write' | 'other'; send: Send; signal: AbortSignal | null | undefined };

/**
 * A `fetch` that survives an outage of the content service at `apiHost`: it repeats requests when
 * the service responds again, so that the studio does not crash or lose typed text. Writes have a
 * transaction id, which the service accepts once: its refusal then replaces the lost response.
 * Other requests (uploads) fail, and the studio reports it.
 */
export function retryingFetch(apiHost: string, watch: ServiceWatch, onward: typeof fetch): typeof fetch {
  const writes = new Set<Promise<Response>>();
  // Writes first, so that a later read includes them.
  const afterWrites = () => Promise.race([Promise.allSettled(writes), pause(3_000)]);
  return (input, init) => {
    if (!addressOf(input).startsWith(`${apiHost}/`)) return onward(input, init);
    const { kind, send, signal } = repeatable(input, init, onward);
    const watched = () => doubtful(watch, send);
    if (kind === 'other') return watched();
    const result = persist(watched, watch, signal, kind === 'read' ? afterWrites : () => Promise.resolve());
    if (kind === 'write') trackWrite(writes, result);
    return result;
  };
}

function trackWrite(writes: Set<Promise<Response>>, result: Promise<Response>): void {
  writes.add(result);
  const done = () => writes.delete(result);
  result.then(done, done);
}

function repeatable(input: Address, init: RequestInit | undefined, onward: typeof fetch): SentRequest {
  const given = input instanceof Request ? input : null;
  const method = (init?.method ?? given?.method ?? 'GET').toUpperCase();
  const signal = init?.signal ?? given?.signal;
  if (method === 'GET' || method === 'HEAD')
    return { kind: 'read', send: () => onward(given?.clone() ?? input, init), signal };
  const writes = /\/data\/(?:actions|mutate)\//.test(addressOf(input)) && typeof init?.body === 'string';
  if (!writes) return { kind: 'other', send: () => onward(input, init), signal };
  const body = withTransactionId(String(init?.body));
  return { kind: 'write', send: () => onward(input, { ...init, body }), signal };
}

const withTransactionId = (body: string): string =>
  JSON.stringify({ transactionId: crypto.randomUUID(), ...JSON.parse(body) });

async function persist(
  send: Send,
  watch: ServiceWatch,
  signal: SentRequest['signal'],
  beforeRetry: () => Promise<unknown>,
): Promise<Response> {
  if (watch.awaySince) await orAborted(watch.here().then(beforeRetry), signal);
  for (let tries = 1; ; tries += 1) {
    const response = await send().catch((error: unknown) => orNone(error, tries, signal));
    if (response && (!absent.has(response.status) || tries === maxTries))
      return tries > 1 ? orTaken(response) : response;
    await orAborted(pause(300).then(watch.doubt).then(beforeRetry), signal);
  }
}

/** Without a connection `fetch` rejects with a TypeError. */
function orNone(error: unknown, tries: number, signal: SentRequest['signal']): null {
  if (signal?.aborted || !(error instanceof TypeError) || tries === maxTries) throw error;
  return null;
}

/** For a repeated write: the service has stored it already, and its response was lost. */
async function orTaken(response: Response): Promise<Response> {
  if (response.status !== 409) return response;
  const text = await response.clone().text();
  const repeated = /Transaction "([^"]+)" already exists/.exec(text.replaceAll('\\"', '"'));
  return repeated ? Response.json({ transactionId: repeated[1] }) : response;
}

/** Checks the service's health while a response is slow. */
async function doubtful(watch: ServiceWatch, send: Send): Promise<Response> {
  const doubting = setTimeout(watch.doubt, silenceMs);
  try {
    return await send();
  } finally {
    clearTimeout(doubting);
  }
}

function orAborted(waiting: Promise<unknown>, signal: SentRequest['signal']): Promise<unknown> {
  if (!signal) return waiting;
  const aborted = new Promise<never>((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
  return Promise.race([waiting, aborted]);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function addressOf(input: Address): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}
