import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * What `private` means in TRUSTED_PROXIES: this machine and the networks that no stranger
 * comes from (RFC 1918, RFC 4193).
 */
const privateNetworks = ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/** Headers by which a proxy names its client; from any other sender they are unverified. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * Whose word on the sender of a request counts: peers on a list of addresses and networks
 * (`10.1.0.0/16`, `2001:db8::7`, `private`), commas between. Throws for an entry that is neither.
 */
export class ProxyTrust {
  readonly #peers = new BlockList();

  constructor(list: string) {
    const entries = list.split(',').map((entry) => entry.trim());
    for (const entry of entries.flatMap((one) => (one === 'private' ? privateNetworks : one === '' ? [] : [one])))
      this.#add(entry);
  }

  /**
   * The sender's address: `forwarded` is read from its end while the address before is a trusted
   * proxy. What an untrusted one adds is its own claim and not read.
   */
  senderOf(peer: string | undefined, forwarded: string | undefined): string {
    const names = (forwarded ?? '').split(',').map((name) => name.trim());
    let sender = peer ?? '';
    while (this.#trusts(sender)) {
      const next = names.pop();
      if (!next) break;
      sender = next;
    }
    return sender;
  }

  /** Sets X-Forwarded-For to the sender alone, and removes every proxy header of a peer that is not trusted. */
  adopt({ headers, socket }: IncomingMessage): void {
    const sender = this.senderOf(socket.remoteAddress, header(headers['x-forwarded-for']));
    if (!this.#trusts(socket.remoteAddress ?? '')) for (const name of proxyHeaders) delete headers[name];
    headers['x-forwarded-for'] = sender;
  }

  #trusts(address: string): boolean {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = isIP(plain);
    return family !== 0 && this.#peers.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  }

  #add(entry: string): void {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const max = family === 'ipv6' ? 128 : 32;
    const length = bits === undefined ? max : Number(bits);
    if (isIP(address) === 0 || !Number.isInteger(length) || length < 0 || length > max)
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network.`);
    this.#peers.addSubnet(address, length, family);
  }
}

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
