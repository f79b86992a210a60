import type { BlockOf } from '@/blocks/block-of.ts';
import type { ContentImage } from '@/domain/media/content-image.ts';
import type { Theme } from '@/domain/site/theme.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { HeroPins } from './hero-pins.tsx';

type Props = { image: ContentImage | null; pins: BlockOf<'hero'>['pins']; look: Theme['hero']; first: boolean };

type Shape = readonly [width: number, height: number];

/**
 * The `sizes` attribute for either look, as ui/theme/hero-looks.css lays them out. A cinematic
 * picture covers narrower frames: its width follows from their height.
 */
const sizes: Record<Theme['hero'], (shape: Shape) => string> = {
  cinematic: ([width, height]) => {
    const shape = width / height;
    const filling = (frameHeightVw: number) => `${Math.ceil(Math.max(100, frameHeightVw * shape))}vw`;
    return `(min-width: 1024px) max(100vw, ${Math.ceil(536 * shape)}px), (min-width: 760px) ${filling(50)}, ${filling(68.75)}`;
  },
  field: () => '(min-width: 1471px) 1000px, (min-width: 1024px) 68vw, (min-width: 720px) 720px, 100vw',
};

/** The first picture of the page, with its price tags. */
export function HeroPicture({ image, pins, look, first }: Props) {
  if (!image) return null;
  const { source, focus } = contentSource(image);
  const shape = proportions(image);
  return (
    <div className={look === 'field' ? 'hero-field-picture' : 'hero-night-picture'}>
      <SitePicture
        source={source}
        alt={image.alt}
        ratio={shape}
        widths={[480, 640, 850, 1080, 1280, 1600, 1920, 2560]}
        sizes={sizes[look](shape)}
        priority={first}
        focus={focus}
        className={look === 'field' ? 'h-auto w-full object-contain' : 'size-full object-cover'}
      />
      {look === 'field' && <HeroPins pins={pins} />}
    </div>
  );
}

/**
 * Aspect ratio after the crop, from the size in the asset's name. With it the page does not move
 * while the picture loads.
 */
function proportions({ assetId, crop }: ContentImage): Shape {
  const [width, height] = (/-(\d+)x(\d+)-\w+$/.exec(assetId) ?? []).slice(1).map(Number);
  if (!width || !height) return [16, 9];
  const { left, right, top, bottom } = crop ?? { left: 0, right: 0, top: 0, bottom: 0 };
  return [width * Math.max(0.01, 1 - left - right), height * Math.max(0.01, 1 - top - bottom)];
}
