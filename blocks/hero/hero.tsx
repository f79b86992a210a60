import { stegaClean } from '@sanity/client/stega';
import type { BlockContext, BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { type HeroWords, heroWords } from './hero-words.ts';

type Hero = BlockOf<'hero'>;

/** The first thing of a page: one car, one sentence, one filled button. Cinematic or a field of colour, as the theme says. */
function HeroView({ block, context }: BlockProps<Hero>) {
  const words = heroWords(block, context);
  const edit: BlockContext['edit'] = words.ofBanner ? () => ({}) : context.edit;
  return (
    <section id={block.anchor ?? undefined} className={styles.hero} {...context.edit()}>
      <HeroPicture image={words.image} pins={block.pins} look={context.site.theme.hero} />
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.words}>
          <h1 {...edit('heading')}>{words.heading}</h1>
          {words.text && (
            <p className={styles.text} {...edit('text')}>
              {words.text}
            </p>
          )}
          <HeroPrice words={words} />
          <HeroButtons words={words} attributes={edit('buttons')} />
        </div>
      </div>
    </section>
  );
}

function HeroPrice({ words: { price, priceLabel, priceNote } }: { words: HeroWords }) {
  if (!price) return null;
  return (
    <p className={styles.price}>
      {priceLabel && <span>{priceLabel}</span>} <b>{price}</b> {priceNote && <span>{priceNote}</span>}
    </p>
  );
}

function HeroButtons({ words: { buttons }, attributes }: { words: HeroWords; attributes: Record<string, string> }) {
  if (buttons.length === 0) return null;
  return (
    <p className={styles.buttons} {...attributes}>
      {buttons.map(({ label, href }, at) => (
        <ButtonLink key={`${label} ${href}`} kind={at === 0 ? 'filled' : 'outline'} href={stegaClean(href)}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

export const heroBlock: BlockDefinition<Hero, undefined> = {
  type: 'hero',
  headsPage: true,
  view: HeroView,
  check: ({ heading, placement }) => (heading || placement ? null : 'Give the hero a heading or a banner place.'),
};
