import type { BlockOf } from '@/blocks/block-of.ts';
import { type Embed, embedOf } from '@/domain/media/embed.ts';
import { fileAddress, isVideo } from '@/domain/media/file-address.ts';

type Played = { kind: 'embed'; embed: Embed } | { kind: 'file'; src: string; captions: string | null };

/** What a video block plays: staff's file, else the address; null without both. */
export function playedOf({ source, address, file, captions }: BlockOf<'video'>): Played | null {
  if (source === 'file') {
    const src = fileAddress(file);
    const track = fileAddress(captions);
    return src && isVideo(src) ? { kind: 'file', src, captions: track && !isVideo(track) ? track : null } : null;
  }
  const embed = embedOf(address, ['video']);
  return embed && { kind: 'embed', embed };
}
