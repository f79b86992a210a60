import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

type Held = { id: Buffer; key: KeyObject; user: string; counter: number };

/** A software authenticator with its browser: P-256 keys, attestation "none". */
export class Authenticator {
  readonly held: Held[] = [];
  /** The origin in the signed client data. */
  readonly origin: string;
  /** False for synchronised passkeys, which have no counter. */
  readonly counts: boolean;

  constructor(origin: string, { counts = true } = {}) {
    this.origin = origin;
    this.counts = counts;
  }

  register({ challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.held.push({ id, key: privateKey, user: user.id, counter: 0 });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = cborMap([
      [cborNumber(1), cborNumber(2)],
      [cborNumber(3), cborNumber(-7)],
      [cborNumber(-1), cborNumber(1)],
      [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cose]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authenticatorData(rp.id ?? '', 0x45, 0, attested))],
    ]);
    return {
      ...named(id),
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
      },
    };
  }

  signIn(
    { challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON,
    { which = 0, user }: { which?: number; user?: string } = {},
  ): AuthenticationResponseJSON {
    const held = this.held[which];
    if (!held) throw new Error('The authenticator holds no such passkey.');
    if (this.counts) held.counter += 1;
    const data = authenticatorData(rpId, 0x05, held.counter, Buffer.alloc(0));
    const client = this.#clientData('webauthn.get', challenge);
    const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
    return {
      ...named(held.id),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signed.sign(held.key)),
        userHandle: user ?? held.user,
      },
    };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
const named = (id: Buffer) => ({
  id: text(id),
  rawId: text(id),
  type: 'public-key' as const,
  clientExtensionResults: {},
});
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const authenticatorData = (rpId: string, flags: number, counter: number, attested: Buffer): Buffer =>
  Buffer.concat([sha256(rpId), uint(flags, 1), uint(counter, 4), attested]);

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** The head of a CBOR item (RFC 8949): its major type, and a number below 65,536. */
function cborHead(type: number, value: number): Buffer {
  const major = type << 5;
  if (value < 24) return Buffer.from([major | value]);
  return value < 256 ? Buffer.from([major | 24, value]) : Buffer.concat([Buffer.from([major | 25]), uint(value, 2)]);
}

const cborNumber = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (copy: string): Buffer => Buffer.concat([cborHead(3, copy.length), Buffer.from(copy)]);
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
