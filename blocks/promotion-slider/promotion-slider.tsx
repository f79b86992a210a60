import { stegaClean } from '@sanity/client/stega';
import { clsx } from 'clsx';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import type { Slide } from '@/schemas/fragments/promotion-slide.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { SlideControls } from '@/ui/slides/slide-controls-client.tsx';
import { SlideRail } from '@/ui/slides/slide-rail.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { runningSlides } from './running-slides.ts';

type PromotionSlider = BlockOf<'promotionSlider'>;

/**
 * Wide slides that scroll and snap without script; the controls name each and can pause (BLK-01).
 * Nothing without running slides.
 */
function PromotionSliderView({ block, context }: BlockProps<PromotionSlider>) {
  const slides = runningSlides(block, context);
  if (slides.length === 0) return null;
  const id = `slides-${block._key}`;
  const slideId = (slide: string) => `${id}-${slide}`;
  return (
    <StaticMarkup
      as="section"
      id={block.anchor ?? undefined}
      className="bg-night"
      aria-label={stegaClean(block.heading) || 'Promotions'}
      {...context.edit()}
    >
      {block.heading && (
        <h2 className="wrap py-5 text-white" {...context.edit('heading')}>
          {block.heading}
        </h2>
      )}
      <SlideRail
        id={id}
        slides={slides.map((slide, at) => ({
          id: slideId(slide.id),
          shown: <SlideView slide={slide} first={at === 0} title={block.heading ? 'h3' : 'h2'} />,
        }))}
      />
      {slides.length > 1 && (
        <SlideControls
          railId={id}
          slides={slides.map((slide) => ({ id: slideId(slide.id), name: slide.name }))}
          secondsEach={block.secondsEach ?? 0}
          pause={<Icon name="pause" size={18} />}
          play={<Icon name="play" size={18} />}
        />
      )}
    </StaticMarkup>
  );
}

/** A picture with text is taller on phones, where the text is below it. */
const shapes = {
  wide: 'aspect-1920/540 min-h-65',
  phone: 'aspect-16/10 tablet:aspect-1920/540 tablet:min-h-65',
};

function SlideView({ slide, first, title: Title }: { slide: Slide; first: boolean; title: 'h2' | 'h3' }) {
  const { source, focus } = contentSource(slide.image);
  const bare = slide.hideOverlay;
  return (
    <article className={bare ? 'relative grid h-full text-white' : 'promo-slide'}>
      <SitePicture
        source={source}
        alt={slide.image.alt}
        ratio={[1920, 540]}
        widths={[480, 850, 1280, 1920, 2560]}
        sizes="100vw"
        focus={focus}
        priority={first}
        className={clsx('h-auto w-full object-cover', bare ? shapes.wide : shapes.phone)}
      />
      <div className={bare ? 'visually-hidden' : 'wrap promo-slide-words'}>
        <Title>{slide.name}</Title>
        {slide.description && <p>{slide.description}</p>}
      </div>
      {slide.url && (
        <a
          className="absolute inset-0 z-2 focus-visible:outline-white focus-visible:outline-offset-[-6px]"
          href={slide.url}
        >
          <span className="visually-hidden">{slide.name}</span>
        </a>
      )}
    </article>
  );
}

export const promotionSliderBlock: BlockDefinition<PromotionSlider, undefined> = {
  type: 'promotionSlider',
  view: PromotionSliderView,
  check: ({ source, slides }) =>
    source === 'chosen' && !slides?.some(Boolean) ? 'Choose the slides to show, or show all that run now.' : null,
};
