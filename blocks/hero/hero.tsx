import { clsx } from 'clsx';
import type { BlockContext, BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { Theme } from '@/domain/site/theme.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { SlideControls } from '@/ui/slides/slide-controls-client.tsx';
import { SlideRail } from '@/ui/slides/slide-rail.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { type HeroText, heroText } from './hero-words.ts';

type Hero = BlockOf<'hero'>;
type Look = Theme['hero'];

const looks: Record<Look, string> = { cinematic: 'hero-night', field: 'hero-field' };
/**
 * The tabs of a cinematic hero are on its pictures on wide screens; those of the field look are
 * below.
 */
const controls: Record<Look, string> = {
  cinematic: 'laptop:absolute laptop:inset-x-0 laptop:bottom-0',
  field: 'bg-page [--slides-ink:var(--ink)] [--slides-ink-2:var(--ink-2)] [--slides-line:var(--line-2)]',
};

/**
 * The first block of a page: cinematic or a field of colour, by the theme. Several running banners
 * become slides with tabs (BLK-01).
 */
function HeroView({ block, context }: BlockProps<Hero>) {
  const [first, ...others] = heroText(block, context);
  const edit: BlockContext['edit'] = first.ofBanner ? () => ({}) : context.edit;
  const look = context.site.theme.hero;
  const lead = <HeroSlide copy={first} pins={block.pins} look={look} edit={edit} first />;
  const more = others.map((text) => (
    <HeroSlide key={text.id} copy={text} pins={null} look={look} edit={edit} first={false} />
  ));
  return (
    <StaticMarkup as="section" id={block.anchor ?? undefined} className={looks[look]} {...context.edit()}>
      {more.length === 0 ? (
        lead
      ) : (
        <HeroSlides block={block} look={look} text={[first, ...others]} shown={[lead, ...more]} />
      )}
    </StaticMarkup>
  );
}

type SlidesProps = { block: Hero; look: Look; text: readonly HeroText[]; shown: readonly React.ReactNode[] };

function HeroSlides({ block, look, text, shown }: SlidesProps) {
  const railId = `hero-${block._key}`;
  const slides = text.map(({ heading, shortName }, at) => ({ id: `${railId}-${at + 1}`, name: shortName || heading }));
  return (
    <>
      <SlideRail id={railId} slides={slides.map(({ id }, at) => ({ id, shown: shown[at] }))} />
      <div className={clsx('relative z-3', controls[look])}>
        <SlideControls
          railId={railId}
          slides={slides}
          secondsEach={block.secondsEach ?? 0}
          pause={<Icon name="pause" size={18} />}
          play={<Icon name="play" size={18} />}
        />
      </div>
    </>
  );
}

export const heroBlock: BlockDefinition<Hero, undefined> = {
  type: 'hero',
  headsPage: true,
  view: HeroView,
  check: ({ heading, placement }) => (heading || placement ? null : 'Give the hero a heading or a banner place.'),
};
