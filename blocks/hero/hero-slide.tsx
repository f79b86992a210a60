import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { Theme } from '@/domain/site/theme.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import type { HeroWords } from './hero-words.ts';

type Props = {
  words: HeroWords;
  pins: BlockOf<'hero'>['pins'];
  look: Theme['hero'];
  edit: BlockContext['edit'];
  /** The page is headed by the first slide, whose picture is the first thing to load. */
  first: boolean;
};

/** One car, one sentence, one filled button. */
export function HeroSlide({ words, pins, look, edit, first }: Props) {
  const Heading = first ? 'h1' : 'h2';
  const picture = <HeroPicture image={words.image} pins={pins} look={look} first={first} />;
  return (
    <div className={styles.slide}>
      {look === 'field' ? null : picture}
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.words}>
          <Heading {...edit('heading')}>{words.heading}</Heading>
          {words.text && (
            <p className={styles.text} {...edit('text')}>
              {words.text}
            </p>
          )}
          <HeroPrice words={words} />
          <HeroButtons words={words} attributes={edit('buttons')} />
        </div>
      </div>
      {/* Prices on the roofs of a field's cars are reached after the words that stand above or before them. */}
      {look === 'field' && picture}
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

function HeroButtons({ words: { buttons }, attributes }: { words: HeroWords; attributes: Record<string, string> }) {
  if (buttons.length === 0) return null;
  return (
    <p className={styles.buttons} {...attributes}>
      {buttons.map(({ label, href }, at) => (
        <ButtonLink key={`${label} ${href}`} kind={at === 0 ? 'filled' : 'outline'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
