import type { BlockOf } from '@/blocks/block-of.ts';
import type { ContentImage } from '@/domain/media/content-image.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { contentImage, linkOf } from '@/domain/site/content-shapes.ts';
import type { SiteMenus } from '@/domain/site/site-parts.ts';
import type { Link } from '@/domain/text/link.ts';

type Feature = { key: string; title: string; text: string; link: Link; image: ContentImage | null };

const usual = (site: Pick<SiteMenus, 'buttons'>): Feature[] => {
  const service = site.buttons.find(({ key }) => key === 'service')?.href ?? pathOfRoute('service');
  return [
    {
      key: 'offers',
      title: 'Latest offers',
      text: 'What is on this month, with its dates and conditions.',
      link: { label: 'See offers', href: '/special-offers' },
      image: null,
    },
    {
      key: 'service',
      title: 'Book your service online',
      text: 'Pick a day and a time that suit you.',
      link: { label: 'Book a service', href: service },
      image: null,
    },
    {
      key: 'sell',
      title: 'Sell your car',
      text: 'A valuation, whatever the make.',
      link: { label: 'Value my car', href: pathOfRoute('sellYourCar') },
      image: null,
    },
  ];
};

/**
 * The three features: staff's own, else latest offers, service and selling (NAV-23). A feature
 * without title or link is left out.
 */
export function featuresOf({ features }: BlockOf<'featureBanner'>, site: Pick<SiteMenus, 'buttons'>): Feature[] {
  const own = (features ?? []).flatMap((feature): Feature[] => {
    const link = linkOf(feature?.link);
    if (!feature?.title || !link) return [];
    return [
      { key: feature._key, title: feature.title, text: feature.text ?? '', link, image: contentImage(feature.image) },
    ];
  });
  return own.length > 0 ? own : usual(site);
}
