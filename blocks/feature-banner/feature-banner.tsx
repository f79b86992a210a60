import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { ContentImage } from '@/domain/media/content-image.ts';
import { withoutBreaks } from '@/domain/site/without-breaks.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { featuresOf } from './features.ts';

type FeatureBanner = BlockOf<'featureBanner'>;

/** Three features side by side (NAV-23). */
function FeatureBannerView({ block, context }: BlockProps<FeatureBanner>) {
  const Title = block.heading ? 'h3' : 'h2';
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul className="grid gap-5 tablet:grid-cols-3" {...context.edit('features')}>
        {featuresOf(block, context.site).map(({ key, title, text, link, image }) => (
          <li key={key} className="feature-tile heading-link">
            <FeaturePicture image={image} />
            <Title className="text-h3">
              <a href={link.href}>{title}</a>
            </Title>
            {text && <p>{withoutBreaks(text)}</p>}
            <span aria-hidden>
              {link.label}
              <Icon name="arrow-right" size={16} stroke={2} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FeaturePicture({ image }: { image: ContentImage | null }) {
  if (!image) return null;
  const { source, focus } = contentSource(image);
  return (
    <SitePicture
      source={source}
      alt={image.alt}
      ratio={[3, 2]}
      widths={[320, 480, 640]}
      sizes="(min-width: 760px) 33vw, 100vw"
      focus={focus}
    />
  );
}

export const featureBannerBlock: BlockDefinition<FeatureBanner, undefined> = {
  type: 'featureBanner',
  view: FeatureBannerView,
  check: ({ features }) =>
    features?.length && !features.some((feature) => feature?.title && feature.link?.href)
      ? 'Give each feature a title and a link, or leave all out.'
      : null,
};
