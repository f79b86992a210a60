import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Azure's own services, and the former relay of 6to4.
  ['168.63.129.16', 32],
  ['192.88.99.0', 24],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
/** Beside the local ones, the networks whose addresses carry an IPv4 address: NAT64, Teredo, 6to4. */
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** An IPv4 address in IPv6 form counts as private: no name server has a reason to return one. */
export const isInside = (address: string): boolean =>
  /^::ffff:/i.test(address) || inside.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

type Resolve = (
  hostname: string,
  options: { all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for the socket that connects to it: what is checked is what is connected to, so
 * that a name server cannot return another address in between (DNS rebinding). Fails for a name any
 * of whose addresses leads into a private network.
 */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, { all }, callback) =>
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => isInside(address)))
        return callback(new Error('The address is inside a private network.'), '');
      if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}
