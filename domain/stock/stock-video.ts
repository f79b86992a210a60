import { type Embed, embedOf } from '@/domain/media/embed.ts';
import { stockFileAddress } from '@/domain/media/file-address.ts';
import type { MediaOrigin } from '@/domain/media/image-address.ts';

/** A video of a vehicle (MED-05): a file that the site's own host serves, a frame of a listed provider, or a link to anywhere else. */
export type StockVideo =
  | { kind: 'file'; src: string }
  | { kind: 'embed'; embed: Embed }
  | { kind: 'link'; href: string; host: string };

/** How a page plays the video at an address of a feed; null when there is nothing that a browser may open. */
function stockVideo(address: string, origins: readonly MediaOrigin[]): StockVideo | null {
  const src = stockFileAddress(address, origins);
  if (src) return { kind: 'file', src };
  const embed = embedOf(address, ['video']);
  if (embed) return { kind: 'embed', embed };
  if (!URL.canParse(address)) return null;
  const { protocol, href, hostname } = new URL(address);
  return protocol === 'https:' ? { kind: 'link', href, host: hostname.replace(/^www\./, '') } : null;
}

/** The videos at some addresses, each address once; at most so many, whatever a feed lists. */
export function stockVideos(addresses: readonly string[], origins: readonly MediaOrigin[]): StockVideo[] {
  const distinct = [...new Set(addresses.filter(Boolean))].slice(0, maxVideos);
  return distinct.flatMap((address) => stockVideo(address, origins) ?? []);
}

const maxVideos = 6;
