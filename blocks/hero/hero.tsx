import { stegaClean } from '@sanity/client/stega';
import type { BlockContext, BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import styles from './hero.module.css';
import { HeroPins } from './hero-pins.tsx';
import { type HeroWords, heroWords } from './hero-words.ts';

type Hero = BlockOf<'hero'>;

/** The first thing of a page: one car, one sentence, one filled button. Cinematic or a field of colour, as the theme says. */
function HeroView({ block, context }: BlockProps<Hero>) {
  const words = heroWords(block, context);
  return (
    <section id={block.anchor ?? undefined} className={styles.hero} {...context.edit()}>
      <HeroPicture words={words} pins={block.pins} />
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.words}>
          <h1 {...context.edit('heading')}>{words.heading}</h1>
          {words.text && (
            <p className={styles.text} {...context.edit('text')}>
              {words.text}
            </p>
          )}
          <HeroPrice words={words} />
          <HeroButtons words={words} context={context} />
        </div>
      </div>
    </section>
  );
}

function HeroPicture({ words: { image }, pins }: { words: HeroWords; pins: Hero['pins'] }) {
  if (!image) return null;
  const { source, focus } = contentSource(image);
  return (
    <div className={styles.picture}>
      <SitePicture
        source={source}
        alt={image.alt}
        ratio={[16, 9]}
        widths={[480, 640, 850, 1080, 1280, 1600, 1920, 2560]}
        sizes="100vw"
        priority
        focus={focus}
      />
      <HeroPins pins={pins} />
    </div>
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

function HeroButtons({ words: { buttons }, context }: { words: HeroWords; context: BlockContext }) {
  if (buttons.length === 0) return null;
  return (
    <p className={styles.buttons} {...context.edit('buttons')}>
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
  view: HeroView,
  check: ({ heading, placement }) => (heading || placement ? null : 'Give the hero a heading or a banner place.'),
};
