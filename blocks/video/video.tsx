import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { checkEmbed } from '@/domain/media/embed.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { EmbedFrame } from '@/parts/embed/embed-frame.tsx';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { ClickToLoad } from '@/ui/click-to-load/click-to-load-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { playedOf } from './played.ts';

type Video = BlockOf<'video'>;

/** A video behind its poster; nothing is requested before a shopper plays it (BLK-08). */
function VideoView({ block, context }: BlockProps<Video>) {
  const played = playedOf(block);
  if (!played) return null;
  const title = stegaClean(block.title) ?? 'Video';
  const poster = <Poster block={block} />;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      split
    >
      <figure className="max-w-260">
        <div
          className="aspect-16/9 min-h-55 max-w-full overflow-hidden rounded-lg bg-night [&_picture]:block [&_picture]:h-full"
          {...context.edit('poster')}
        >
          {played.kind === 'embed' ? (
            <EmbedFrame embed={played.embed} title={title} poster={poster} />
          ) : (
            <ClickToLoad
              label={`Play: ${title}`}
              link={{ label: 'Open the video by itself', href: played.src }}
              icon={<Icon name="play" size={20} />}
              poster={poster}
            >
              {/* biome-ignore lint/a11y/useMediaCaption: captions are there where staff added them, and the studio requests them */}
              <video
                className="size-full bg-black object-contain"
                src={played.src}
                controls
                autoPlay
                playsInline
                aria-label={title}
              >
                {played.captions && (
                  <track kind="captions" srcLang="en" label="English" src={played.captions} default />
                )}
              </video>
            </ClickToLoad>
          )}
        </div>
        {block.text && (
          <figcaption className="mt-3 max-w-[68ch] text-ink-2" {...context.edit('text')}>
            {block.text}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

/** The poster, or a plain dark background. */
function Poster({ block }: { block: Video }) {
  const image = contentImage(block.poster);
  if (!image) return <span className="size-full bg-night object-cover" aria-hidden />;
  return (
    <SitePicture
      {...contentSource(image)}
      alt={image.alt}
      ratio={[16, 9]}
      widths={[480, 850, 1280, 1920]}
      sizes="(min-width: 1100px) 1040px, 100vw"
      className="size-full object-cover"
    />
  );
}

export const videoBlock: BlockDefinition<Video, undefined> = {
  type: 'video',
  view: VideoView,
  check: (block) => {
    if (playedOf(block)) return null;
    const reason = checkEmbed(block.address ?? undefined, ['video']);
    return block.source === 'file' || reason === true ? 'Choose the video: an address or a file.' : reason;
  },
};
