import { isIPv6 } from 'node:net';

/**
 * What a limit counts by: an IPv4 address, or the /64 network of an IPv6 one, whose 2^64 addresses
 * are one household's to choose from.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part = '') =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16).toString(16));
  const [first, last] = [groups(head), groups(tail)];
  const between = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: between }, () => '0'), ...last];
}
