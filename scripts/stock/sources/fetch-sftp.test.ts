import { generateKeyPairSync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchSftp, type SftpOrder } from './fetch-sftp.ts';
import { type FetchLimits, usualLimits } from './fetched.ts';
import { SftpServer } from './sftp-server.fixture.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const server = new SftpServer({ password: 's3cret', userKey: keys.privateKey });
const csv = 'Stock No,Make\n1,Ford\n';
const limits: FetchLimits = { timeoutMs: 15_000, maxBytes: 100_000, maxUnpacked: 200_000, allowPrivate: true };

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  server.files.clear();
  server.files.set('/out/stock.csv', { bytes: Buffer.from(csv), mtime: 1_795_000_000 });
  server.signIns.length = 0;
  server.delayMs = 0;
  server.onRead = () => undefined;
});

type Change = Partial<SftpOrder> & { path?: string; fingerprint?: string };
const fetched = ({ path = '/out/stock.csv', fingerprint = server.fingerprint, ...order }: Change = {}) => {
  const source = { address: `sftp://127.0.0.1:${server.port}${path}`, user: 'dealer', fingerprint };
  return fetchSftp({ source, secrets: { password: 's3cret' }, since: null, limits, ...order });
};

describe('[PLUS-20] a feed that is fetched over SFTP', () => {
  it('comes whole, with its date and size', async () => {
    const file = await fetched();
    expect(file).toMatchObject({ kind: 'file', etag: '', modified: `1795000000000 ${csv.length}` });
    expect('bytes' in file && file.bytes.toString()).toBe(csv);
  });

  it('is signed in for with a key', async () => {
    expect((await fetched({ secrets: { key: keys.privateKey } })).kind).toBe('file');
    expect(server.signIns.at(-1)).toBe('publickey dealer');
  });

  it('from a server with another key is refused, before anything that signs in is sent', async () => {
    const other = `SHA256:${'a'.repeat(43)}`;
    await expect(fetched({ fingerprint: other })).rejects.toThrow(`another SSH key, ${server.fingerprint}`);
    expect(server.signIns).toEqual([]);
  });

  it('is unchanged where size and date are', async () => {
    const modified = `1795000000000 ${csv.length}`;
    expect(await fetched({ since: { etag: '', modified } })).toEqual({ kind: 'unchanged' });
    server.files.set('/out/stock.csv', { bytes: Buffer.from(csv), mtime: 1_795_000_060 });
    expect((await fetched({ since: { etag: '', modified } })).kind).toBe('file');
  });

  it('is bounded, packed and unpacked', async () => {
    server.files.set('/out/stock.csv', { bytes: Buffer.alloc(100_001, 'x'), mtime: 1 });
    await expect(fetched()).rejects.toThrow('larger than');
    server.files.set('/out/stock.csv', { bytes: gzipSync(csv), mtime: 1 });
    const file = await fetched();
    expect('bytes' in file && file.bytes.toString()).toBe(csv);
  });

  it('reports why it is none', async () => {
    await expect(fetched({ secrets: { password: 'wrong' } })).rejects.toThrow('refused the user name');
    await expect(fetched({ path: '/out/gone.csv' })).rejects.toThrow('no such file');
    server.delayMs = 2_000;
    await expect(fetched({ limits: { ...limits, timeoutMs: 500 } })).rejects.toThrow('within 0.5 seconds');
  });

  it('begins nothing once its time is over or its process stops', async () => {
    const before = server.connections;
    const source = {
      address: `sftp://localhost:${server.port}/x.csv`,
      user: 'dealer',
      fingerprint: server.fingerprint,
    };
    const answered = Promise.withResolvers<void>();
    const lookup: NonNullable<SftpOrder['lookup']> = (_host, _options, found) =>
      void setTimeout(() => {
        found(null, '127.0.0.1', 4);
        answered.resolve();
      }, 300);
    const late = fetched({ source, lookup, limits: { ...limits, timeoutMs: 100 } });
    await expect(late).rejects.toThrow('within 0.1 seconds');
    await answered.promise;
    await expect(fetched({ signal: AbortSignal.abort() })).rejects.toThrow('could not be fetched');
    await new Promise((done) => setTimeout(done, 400));
    expect(server.connections).toBe(before);
  });

  it('that is written meanwhile is not taken: it is half of another', async () => {
    server.onRead = () => server.files.set('/out/stock.csv', { bytes: Buffer.from(csv), mtime: 1_795_000_099 });
    await expect(fetched()).rejects.toThrow('changed while it was fetched');
  });

  it('is not fetched from inside, by its name or by itself', async () => {
    const outside = { ...usualLimits, timeoutMs: 5_000 };
    await expect(fetched({ limits: outside })).rejects.toThrow('private network');
    const source = {
      address: `sftp://localhost:${server.port}/x.csv`,
      user: 'dealer',
      fingerprint: server.fingerprint,
    };
    await expect(fetched({ source, limits: outside })).rejects.toThrow('private network');
    expect(server.signIns).toEqual([]);
  });
});
