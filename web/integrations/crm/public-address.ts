import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** An IPv4 address in the clothes of IPv6 counts as inside: no name server has a reason to answer so. */
export const isInside = (address: string): boolean =>
  /^::ffff:/i.test(address) || inside.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** Throws when a name that content gives leads into somebody's own network. */
export async function checkPublic(hostname: string): Promise<void> {
  const addresses = await lookup(hostname, { all: true });
  if (addresses.some(({ address }) => isInside(address)))
    throw new Error('The address of the lead system is inside a private network.');
}
