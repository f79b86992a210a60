import { clsx } from 'clsx';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { Theme } from '@/domain/site/theme.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { HeroPicture } from './hero-picture.tsx';
import type { HeroText } from './hero-words.ts';

type Look = Theme['hero'];

/**
 * A cinematic slide has its text on the picture; the field look has the cars at the page's edge, on
 * narrow screens below the text.
 */
const slides: Record<Look, string> = {
  cinematic: 'relative h-full print:grid print:h-auto print:grid-cols-2 print:items-center print:break-inside-avoid',
  field: 'hero-field-slide',
};
const stages: Record<Look, string> = {
  cinematic: 'relative flex items-center laptop:min-h-[536px] print:min-h-0',
  field: 'pointer-events-none relative z-2 [&_a]:pointer-events-auto',
};
const columns: Record<Look, string> = { cinematic: 'hero-night-words', field: 'hero-field-words' };
const texts: Record<Look, string> = {
  cinematic: 'max-w-[35ch] text-[#c2cddc] desk:max-[1360px]:max-w-[32ch] print:text-ink-2',
  field: 'max-w-[44ch] laptop:max-[1440px]:max-w-[34ch] print:text-ink-2',
};

type Props = {
  copy: HeroText;
  pins: BlockOf<'hero'>['pins'];
  look: Look;
  edit: BlockContext['edit'];
  /** Whether it is the first slide, which has the page's h1 and its first picture. */
  first: boolean;
};

export function HeroSlide({ copy, pins, look, edit, first }: Props) {
  const Heading = first ? 'h1' : 'h2';
  const picture = <HeroPicture image={copy.image} pins={pins} look={look} first={first} />;
  return (
    <div className={slides[look]}>
      {look === 'field' ? null : picture}
      <div className={clsx('wrap', stages[look])}>
        <div className={columns[look]}>
          <Heading {...edit('heading')}>{copy.heading}</Heading>
          {copy.text && (
            <p className={clsx('mt-3 tablet:mt-4.5 tablet:text-[1.125rem]', texts[look])} {...edit('text')}>
              {copy.text}
            </p>
          )}
          <HeroPrice copy={copy} />
          <HeroButtons copy={copy} attributes={edit('buttons')} />
        </div>
      </div>
      {/* In the field look the price tags come after the text in tab order. */}
      {look === 'field' && picture}
    </div>
  );
}

function HeroPrice({ copy: { price, priceLabel, priceNote } }: { copy: HeroText }) {
  if (!price) return null;
  return (
    <p className="mt-4.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1 text-control tablet:mt-6.5">
      {priceLabel && <span>{priceLabel}</span>}{' '}
      <b className="font-display font-(weight:--figure-weight) text-price-xl leading-none tracking-[-0.025em] [font-stretch:var(--figure-width)]">
        {price}
      </b>{' '}
      {priceNote && <span>{priceNote}</span>}
    </p>
  );
}

function HeroButtons({ copy: { buttons }, attributes }: { copy: HeroText; attributes: Record<string, string> }) {
  if (buttons.length === 0) return null;
  return (
    <p className="hero-buttons" {...attributes}>
      {buttons.map(({ label, href }, at) => (
        <ButtonLink key={`${label} ${href}`} kind={at === 0 ? 'filled' : 'outline'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
