import { createHash } from 'node:crypto';
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction, Socket } from 'node:net';
import { Writable } from 'node:stream';
import SftpClient from 'ssh2-sftp-client';
import type { StockSource } from '@/domain/stock/sources/stock-source.ts';
import { isInside, publicLookup } from '@/web/platform/public-address.ts';
import {
  BoundedBytes,
  type Fetched,
  FetchFailed,
  type FetchLimits,
  tooLarge,
  unpacked,
  type Validators,
} from './fetched.ts';

export type SftpOrder = {
  source: Pick<StockSource, 'address' | 'user' | 'fingerprint'>;
  /** `key`: a private key in PEM, with `password` as its passphrase where there are both. */
  secrets: { password?: string | undefined; key?: string | undefined };
  since: Validators | null;
  limits: FetchLimits;
  signal?: AbortSignal | undefined;
  lookup?: LookupFunction;
};

/** As `ssh-keygen -lf` writes it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`;

/**
 * Fetches a feed over SFTP from a server whose key is pinned: before the key was compared nothing that signs in leaves this process. Size and
 * date replace an ETag. Rejects with FetchFailed.
 */
export async function fetchSftp(order: SftpOrder): Promise<Fetched> {
  const { source, limits, signal } = order;
  const shown: { fingerprint?: string } = {};
  // Our own, since the library goes on with what it began, also when nothing waits for it any more.
  const socket = new Socket();
  const client = new SftpClient('stock', { error: () => undefined, end: () => undefined, close: () => undefined });
  const late = AbortSignal.timeout(limits.timeoutMs);
  const ends = signal ? AbortSignal.any([signal, late]) : late;
  try {
    return await Promise.race([transferred(client, socket, order, shown, ends), ended(ends)]);
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    if (shown.fingerprint && shown.fingerprint !== source.fingerprint)
      throw new FetchFailed(`The server shows another SSH key, ${shown.fingerprint}: nothing was sent to it.`);
    if (late.aborted)
      throw new FetchFailed(`The server sent no whole file within ${limits.timeoutMs / 1_000} seconds.`);
    throw new FetchFailed(sentenceOf(error));
  } finally {
    socket.destroy();
    void client.end().catch(() => undefined);
  }
}

async function transferred(
  client: SftpClient,
  socket: Socket,
  order: SftpOrder,
  shown: { fingerprint?: string },
  ends: AbortSignal,
): Promise<Fetched> {
  const { source, secrets, since, limits } = order;
  const { hostname, port, pathname } = new URL(source.address);
  const path = decodeURIComponent(pathname);
  const host = await addressOf(hostname.replace(/^\[|\]$/g, ''), order);
  // A socket that was destroyed connects again, and a name server may have taken long.
  ends.throwIfAborted();
  await connected(socket, host, Number(port) || 22);
  await client.connect({
    sock: socket,
    username: source.user,
    ...(secrets.key && { privateKey: secrets.key, ...(secrets.password && { passphrase: secrets.password }) }),
    ...(!secrets.key && { password: secrets.password ?? '' }),
    readyTimeout: limits.timeoutMs,
    hostVerifier: (key: Buffer): boolean => {
      shown.fingerprint = fingerprintOf(key);
      return shown.fingerprint === source.fingerprint;
    },
  });
  const { size, modifyTime } = await client.stat(path);
  if (size > limits.maxBytes) throw tooLarge(limits.maxBytes);
  const modified = `${modifyTime} ${size}`;
  if (since && since.modified === modified) return { kind: 'unchanged' };
  const body = new BoundedBytes(limits.maxBytes);
  await client.get(path, sinkOf(body));
  const bytes = body.all();
  // Dealers' systems write the file in place: one that grew meanwhile is half of another.
  const after = await client.stat(path);
  if (bytes.length !== after.size || `${after.modifyTime} ${after.size}` !== modified)
    throw new FetchFailed('The file changed while it was fetched.');
  return { kind: 'file', bytes: await unpacked(bytes, limits), etag: '', modified };
}

function connected(socket: Socket, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject).once('close', () => reject(new FetchFailed('The connection was closed.')));
    socket.connect({ host, port }, resolve);
  });
}

const sinkOf = (body: BoundedBytes): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        body.add(chunk);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });

/** The address that is connected to is the one that was checked. */
async function addressOf(host: string, { limits, lookup }: SftpOrder): Promise<string> {
  if (isIP(host)) {
    if (!limits.allowPrivate && isInside(host)) throw new FetchFailed('The address is inside a private network.');
    return host;
  }
  const resolve = lookup ?? (limits.allowPrivate ? systemLookup : publicLookup());
  return new Promise((found, reject) =>
    resolve(host, { all: false }, (error: Error | null, address: string | LookupAddress[]) => {
      if (error) reject(new FetchFailed(error.message));
      else found(typeof address === 'string' ? address : (address[0]?.address ?? ''));
    }),
  );
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/authentication/i.test(message)) return 'The server refused the user name, the password or the key.';
  if (/no such file/i.test(message)) return 'The server has no such file.';
  return `The file could not be fetched: ${message.slice(0, 200)}`;
}
