import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';
import { fingerprintOf } from './fetch-sftp.ts';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** An SFTP server of one folder in memory, whose one user signs in with a password or a key. */
export class SftpServer {
  readonly files = new Map<string, { bytes: Buffer; mtime: number }>();
  readonly signIns: string[] = [];
  readonly fingerprint: string;
  /** Each read waits for so long, milliseconds. */
  delayMs = 0;
  /** What happens when a file is read. */
  onRead: () => void = () => undefined;
  port = 0;
  connections = 0;
  readonly #server: ssh2.Server;
  readonly #userKey: ssh2.ParsedKey | null;

  constructor({ password, userKey }: { password: string; userKey?: string }) {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    this.#userKey = userKey ? parsed(userKey) : null;
    this.fingerprint = fingerprintOf(parsed(privateKey).getPublicSSH());
    this.#server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
      this.connections += 1;
      client.on('error', () => undefined);
      client.on('authentication', (context) => {
        this.signIns.push(`${context.method} ${context.username}`);
        const byPassword = context.method === 'password' && context.password === password;
        if (context.username === 'dealer' && (byPassword || this.#isKey(context))) context.accept();
        else context.reject(['password', 'publickey']);
      });
      client.on('ready', () =>
        client.on('session', (accept) => accept().on('sftp', (acceptSftp) => this.#serve(acceptSftp()))),
      );
    });
  }

  listen = (): Promise<void> =>
    new Promise((done) => {
      this.#server.listen(0, '127.0.0.1', () => {
        this.port = (this.#server.address() as AddressInfo).port;
        done();
      });
    });
  close = (): void => void this.#server.close();

  #isKey(context: ssh2.AuthContext): boolean {
    if (context.method !== 'publickey' || !this.#userKey) return false;
    if (!context.key.data.equals(this.#userKey.getPublicSSH())) return false;
    const { signature, blob = Buffer.alloc(0), hashAlgo } = context;
    return !signature || this.#userKey.verify(blob, signature, hashAlgo) === true;
  }

  #serve(sftp: ssh2.SFTPWrapper): void {
    const attributes = (path: string) => {
      const file = this.files.get(path);
      const { bytes, mtime } = file ?? { bytes: Buffer.alloc(0), mtime: 0 };
      return file && { mode: 0o100644, uid: 0, gid: 0, size: bytes.length, atime: mtime, mtime };
    };
    const stat = (id: number, path: string) => {
      const found = attributes(path);
      if (found) sftp.attrs(id, found);
      else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    };
    sftp.on('STAT', stat).on('LSTAT', stat);
    sftp.on('OPEN', (id, path, flags) => {
      if (this.files.has(path) && flags === OPEN_MODE.READ) sftp.handle(id, Buffer.from(path));
      else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    });
    sftp.on('FSTAT', (id, handle) => stat(id, handle.toString()));
    sftp.on('READ', (id, handle, offset, length) => {
      const part = this.files.get(handle.toString())?.bytes.subarray(offset, offset + length) ?? Buffer.alloc(0);
      this.onRead();
      setTimeout(() => {
        if (part.length > 0) sftp.data(id, part);
        else sftp.status(id, STATUS_CODE.EOF);
      }, this.delayMs);
    });
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('error', () => undefined);
  }
}

function parsed(key: string): ssh2.ParsedKey {
  const found = ssh2.utils.parseKey(key);
  if (found instanceof Error) throw found;
  const [first] = [found].flat();
  if (!first) throw new Error('There is no key.');
  return first;
}
