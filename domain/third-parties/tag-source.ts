import { parseUrl } from '@/domain/text/parse-url.ts';
import type { Tag } from './tag.ts';
import { vendorOf } from './vendors.ts';

/**
 * Where a tag's script is, whose account at a listed vendor it serves (empty for others), and every host that the page's policy lets it load from
 * and send to.
 */
export type TagSource = { url: string; account: string; hosts: readonly string[] };

export const maxTagHosts = 12;
/** A policy names each host seven times, and proxies refuse responses whose headers are long. */
const maxHostLength = 100;
/** A measurement's key has the address and the hosts in it, and an index of PostgreSQL takes 2,700 bytes. */
const maxUrlLength = 500;

type Named = Pick<Tag, 'vendor' | 'account' | 'url' | 'hosts'>;

/**
 * The source of a tag, or the reason why it has none, as a sentence. `ownHosts` are the site's: a script from there would be ours, and no
 * policy could stop it. Content may be written around the studio: pages trust this function and no form.
 */
export function sourceOf({ vendor, account, url, hosts }: Named, ownHosts: readonly string[]): TagSource | string {
  const more = hosts.map((host) => host.trim().toLowerCase()).filter(Boolean);
  if (more.length > maxTagHosts) return `It names more than ${maxTagHosts} other hosts.`;
  for (const host of more)
    if (!isHost(host, ownHosts)) return `“${host}” is not the public host name of another company.`;
  if (vendor !== 'other') {
    const listed = vendorOf(vendor);
    if (!listed) return 'Its vendor is not on the list.';
    if (!listed.account.test(account))
      return `“${account}” is not an account of ${listed.title}: they look like ${listed.example}.`;
    return { url: listed.script(account), account, hosts: unique([...listed.hosts, ...more]) };
  }
  const reason = checkTagUrl(url, ownHosts);
  if (reason !== true) return reason;
  const script = new URL(url);
  return { url: script.href, account: '', hosts: unique([script.hostname, ...more]) };
}

/** Returns what is wrong with the address of a script, or `true`. */
export function checkTagUrl(url: string, ownHosts: readonly string[] = []): true | string {
  const script = parseUrl(url);
  if (!script) return 'Enter the full address of the script: https://…';
  if (script.href.length > maxUrlLength) return `The address of a script has at most ${maxUrlLength} characters.`;
  if (script.protocol !== 'https:') return 'The address of a script must start with https://.';
  if (script.username || script.password || script.port) return 'Use an address without a password and without a port.';
  if (!isHost(script.hostname, ownHosts)) return 'The script must come from a public host of another company.';
  return true;
}

/** Whether a name can be in a page's policy: the public name of one host, of another company. */
export function isHost(host: string, ownHosts: readonly string[] = []): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  const isName =
    labels.length > 1 && host.length <= maxHostLength && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label));
  if (!isName || !/^[a-z][a-z-]+$/.test(last) || notPublic.includes(last)) return false;
  return !ownHosts.some((own) => own.toLowerCase().split(':')[0] === host);
}

const notPublic = ['localhost', 'local', 'internal'];

const unique = (hosts: readonly string[]): string[] => [...new Set(hosts)];

/** One script for one account: another account is another company's data, though the address may be the same. */
export const scriptOf = ({ url, account }: TagSource): string => (account ? `${url} ${account}` : url);

/** What a measurement is of: it no longer counts once the script, its account or its hosts are others. */
export const sourceKey = (source: TagSource): string => [scriptOf(source), ...source.hosts.toSorted()].join(' ');
