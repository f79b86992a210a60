import type { ContentImage } from '@/domain/media/content-image.ts';
import {
  contentImageSource,
  type ImageFormat,
  type ImageSource,
  type ImageWidth,
  imageAddress,
} from '@/domain/media/image-address.ts';
import { imageLadder, originalWidth, type Rung } from '@/domain/media/image-ladder.ts';
import { Picture } from '@/ui/picture/picture.tsx';

/** A picture, and the point that must stay visible (0 to 1 from left and top). */
type PictureSource = { source: ImageSource; focus: { x: number; y: number } | null };

type Props = {
  source: ImageSource;
  alt: string;
  /** Aspect ratio of the frame. */
  ratio: readonly [width: number, height: number];
  widths: readonly [ImageWidth, ...ImageWidth[]];
  /** Value of the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
  focus?: { x: number; y: number } | null | undefined;
  className?: string | undefined;
};

/** A picture of the content service or of a media origin, served by the image route. */
export function SitePicture({ source, alt, ratio, widths, sizes, priority, focus, className }: Props) {
  const [width, height] = frame(ratio, Math.max(...widths));
  const ladder = imageLadder(widths, originalWidth(source));
  return (
    <Picture
      avif={sourceSet(source, ladder, 'avif')}
      webp={sourceSet(source, ladder, 'webp')}
      src={imageAddress(source, ladder[Math.floor(ladder.length / 2)]?.width ?? widths[0], 'jpg')}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      priority={priority ?? false}
      className={className}
      objectPosition={focus ? `${percent(focus.x)} ${percent(focus.y)}` : undefined}
    />
  );
}

/** A picture of the content service with the focus that staff set. */
export function contentSource(image: ContentImage): PictureSource {
  return { source: contentImageSource(image), focus: image.hotspot };
}

function sourceSet(source: ImageSource, ladder: readonly Rung[], format: ImageFormat): string {
  return ladder.map(({ width, pixels }) => `${imageAddress(source, width, format)} ${pixels}w`).join(', ');
}

const frame = ([width, height]: Props['ratio'], pixels: number) =>
  [pixels, Math.round((pixels * height) / width)] as const;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
