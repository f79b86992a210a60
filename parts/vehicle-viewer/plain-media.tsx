import { imageAddress } from '@/domain/media/image-address.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import type { StockVideo } from '@/domain/stock/stock-video.ts';

type Props = { vehicle: Pick<StockVehicle, 'walkaround' | 'videos' | 'interior' | 'spin'>; name: string };

/**
 * For browsers without script: links to the media of the viewer. The photos are in the page anyway.
 */
export function PlainMedia({ vehicle: { walkaround, videos, interior, spin }, name }: Props) {
  const films = [...walkaround, ...videos].map((video, at) => ({ href: hrefOf(video), words: `Video ${at + 1}` }));
  const inside = interior ? [{ href: imageAddress(interior, 2560, 'jpg'), words: 'Interior panorama' }] : [];
  const sides = [0, 0.25, 0.5, 0.75].flatMap((fraction) => spin[Math.floor(spin.length * fraction)] ?? []);
  const round = sides.map((frame, at) => ({ href: imageAddress(frame, 850, 'jpg'), words: sideNames[at] ?? '' }));
  const links = [...films, ...inside, ...round];
  if (links.length === 0) return null;
  return (
    <ul
      aria-label={`More of the ${name}`}
      className="hidden flex-wrap gap-x-5 px-(--gutter) py-2 text-small noscript:flex tablet:px-0"
    >
      {links.map(({ href, words }) => (
        <li key={href}>
          <a href={href} className="tap inline-flex items-center text-link underline underline-offset-3">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

const sideNames = ['From the front', 'From the left', 'From behind', 'From the right'];

function hrefOf(video: StockVideo): string {
  if (video.kind === 'file') return video.src;
  return video.kind === 'embed' ? video.embed.page : video.href;
}
