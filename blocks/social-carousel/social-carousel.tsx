import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { checkEmbed, embedOf } from '@/domain/media/embed.ts';
import { EmbedFrame } from '@/parts/embed/embed-frame.tsx';
import { Carousel } from '@/ui/carousel/carousel.tsx';
import { CarouselControls } from '@/ui/carousel/carousel-controls-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';

type SocialCarousel = BlockOf<'socialCarousel'>;

/** Pixels (BLK-08). */
const frameHeight = 700;
const usualWidth = 'min(418px, 86vw)';
/** Width if two share the row; on narrow screens the usual one. */
const halfWidth = 'min(86vw, max(320px, (100% - 20px) / 2))';

const allowed = ({ posts }: SocialCarousel) =>
  (posts ?? []).flatMap((post) => {
    const embed = embedOf(post?.address, ['social', 'video']);
    return post?.title && embed ? [{ key: post._key, title: post.title, embed }] : [];
  });

/**
 * "Latest Updates": posts and pages of social networks in a row, each loaded by a click (BLK-08).
 */
function SocialCarouselView({ block, context }: BlockProps<SocialCarousel>) {
  const posts = allowed(block);
  const id = `updates-${block._key}`;
  const heading = block.heading || 'Latest Updates';
  return (
    <Section
      anchor={block.anchor}
      heading={heading}
      controls={
        posts.length > 1 && (
          <CarouselControls carouselId={id} previous={<Icon name="arrow-left" />} next={<Icon name="arrow-right" />} />
        )
      }
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <Carousel id={id} label={stegaClean(heading)} itemWidth={posts.length === 2 ? halfWidth : usualWidth}>
        {posts.map(({ key, title, embed }) => (
          <article key={key} className="social-post" {...context.edit(`posts[_key=="${key}"]`)}>
            <h3>{title}</h3>
            <EmbedFrame embed={embed} title={stegaClean(title)} height={frameHeight} />
          </article>
        ))}
      </Carousel>
    </Section>
  );
}

export const socialCarouselBlock: BlockDefinition<SocialCarousel, undefined> = {
  type: 'socialCarousel',
  view: SocialCarouselView,
  check: (block) => {
    if (allowed(block).length > 0) return null;
    const refusals = (block.posts ?? []).map((post) => checkEmbed(post?.address ?? undefined, ['social', 'video']));
    return refusals.find((reason) => reason !== true)?.toString() ?? 'Give each post a title and an address.';
  },
};
