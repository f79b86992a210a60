import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Embed } from '@/domain/media/embed.ts';
import { ClickToLoad } from '@/ui/click-to-load/click-to-load-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = {
  embed: Embed;
  /** The frame's accessible name. */
  title: string;
  /** Height of the frame in pixels; without it the frame fills its place. */
  height?: number | undefined;
  poster?: ReactNode;
};

/**
 * Content of another company in the page. That company gets no request before the click (BLK-08).
 */
export function EmbedFrame({ embed, title, height, poster }: Props) {
  const video = embed.kind === 'video';
  return (
    <ClickToLoad
      label={`${video ? 'Play' : 'Show'}: ${title}`}
      note={`This loads content from ${embed.provider}.`}
      link={{ label: `Open at ${embed.provider}`, href: embed.page }}
      icon={<Icon name={video ? 'play' : 'eye'} size={20} />}
      poster={poster}
    >
      <iframe
        className={clsx('block w-full border-0 bg-sunken', !height && 'h-full')}
        src={embed.src}
        title={title}
        sandbox={embed.sandbox}
        allow={embed.allow}
        referrerPolicy="strict-origin-when-cross-origin"
        {...(height && { height })}
      />
    </ClickToLoad>
  );
}
