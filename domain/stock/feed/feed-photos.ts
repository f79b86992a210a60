import { type MediaOrigin, stockImageSource } from '@/domain/media/image-address.ts';
import { decoded, jsonList, trimmedEnd } from './feed-texts.ts';
import { meansNoneInList } from './words/none-words.ts';

type ReadAddresses = { addresses: string[]; unread: string[] };

/**
 * Web addresses of a list, in their order, each once, and the entries that are none. A comma,
 * semicolon or space separates two addresses only where another address begins: they occur within
 * addresses too. "//host/…" is read as https.
 */
export function addressesOf(text: string): ReadAddresses {
  const plain = (jsonList(text) ?? [text]).map(decoded).join('|');
  const entries = plain
    .split(/\||(?<=[\s,;])(?=["'[]?(?:https?:)?\/\/)/i)
    .map(unwrapped)
    .filter((entry) => entry !== '' && !meansNoneInList(entry));
  const read: ReadAddresses = { addresses: [], unread: [] };
  for (const entry of entries) {
    const address = entry.startsWith('//') ? `https:${entry}` : entry;
    const isAddress = /^https?:\/\/[^/\s]/i.test(address) && URL.canParse(address);
    if (!isAddress) read.unread.push(entry);
    else if (!read.addresses.includes(new URL(address).href)) read.addresses.push(new URL(address).href);
  }
  return read;
}

/** Without quotes or brackets around it, and without the separator behind it. */
function unwrapped(entry: string): string {
  let plain = entry.trim();
  for (let layer = 0; layer < 3; layer += 1) {
    plain = trimmedEnd(plain, ' ,;\t\r\n');
    if (!/^["'[(]/.test(plain) || !/["'\])]$/.test(plain)) break;
    plain = plain.slice(1, -1);
  }
  return plain.replace(/^["']|["']$/g, '');
}

/**
 * Why pages cannot show a photo; null when they can. Photos are fetched from https origins on the
 * platform's list alone.
 */
export function photoProblem(address: string, origins: readonly MediaOrigin[]): string | null {
  const { origin, protocol } = new URL(address);
  if (stockImageSource(address, origins)) return null;
  if (origins.some((listed) => listed.origin === origin)) return 'has an empty part in its path';
  return protocol === 'http:' ? 'is not https' : `is at ${origin}, which is not among the media origins`;
}
