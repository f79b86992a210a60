import type { BlockOf } from '@/blocks/block-of.ts';
import { type Embed, embedOf } from '@/domain/media/embed.ts';
import { fileAddress, isVideo } from '@/domain/media/file-address.ts';

type Played = { kind: 'embed'; embed: Embed } | { kind: 'file'; src: string; captions: string | null };

/** What a video block plays: the file where staff chose one, else the address; null when there is neither. */
export function playedOf({ source, address, file, captions }: BlockOf<'video'>): Played | null {
  if (source === 'file') {
    const src = fileAddress(file);
    const track = fileAddress(captions);
    return src && isVideo(src) ? { kind: 'file', src, captions: track && !isVideo(track) ? track : null } : null;
  }
  const embed = embedOf(address, ['video']);
  return embed && { kind: 'embed', embed };
}
