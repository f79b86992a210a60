import type { StockImage } from '@/domain/stock/card-values.ts';
import type { StockVideo } from '@/domain/stock/stock-video.ts';
import { EmbedFrame } from '@/parts/embed/embed-frame.tsx';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { ClickToLoad } from '@/ui/click-to-load/click-to-load-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { video: StockVideo; title: string; poster: StockImage | null };

/** A video behind a button: nothing is requested before the click (MED-05). */
export function VehicleVideo({ video, title, poster }: Props) {
  const picture = <Poster image={poster} />;
  if (video.kind === 'embed') return <EmbedFrame embed={video.embed} title={title} poster={picture} />;
  if (video.kind === 'link') {
    return (
      <a
        href={video.href}
        target="_blank"
        rel="noopener noreferrer"
        className="grid size-full place-content-center justify-items-center gap-3 bg-night p-6 text-center text-on-night"
      >
        <Icon name="play" size={32} />
        <span className="font-semibold underline underline-offset-3">Watch the video at {video.host}</span>
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    );
  }
  return (
    <ClickToLoad
      label={`Play: ${title}`}
      link={{ label: 'Open the video by itself', href: video.src }}
      icon={<Icon name="play" size={20} />}
      poster={picture}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: feeds bring no captions, and walkarounds are mostly without speech */}
      <video
        className="size-full bg-black object-contain"
        src={video.src}
        controls
        autoPlay
        playsInline
        aria-label={title}
      />
    </ClickToLoad>
  );
}

/** The vehicle's first photo, or a plain dark background. */
function Poster({ image }: { image: StockImage | null }) {
  if (!image) return <span className="size-full bg-night" aria-hidden />;
  return (
    <SitePicture
      source={image}
      alt=""
      ratio={[3, 2]}
      widths={[375, 850]}
      sizes="(min-width: 1200px) 870px, 100vw"
      className="size-full object-cover"
    />
  );
}
