import { priceTypeWords } from '@/domain/offers/price-type-words.ts';
import { modelStatuses } from '@/domain/site/model-range.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { Tag } from '@/ui/tag/tag.tsx';

/**
 * A model in the menu: picture, name, price from with its type, and "New" or "Coming Soon" by its
 * status (NAV-18, PLUS-08).
 */
export function ModelTile({ model }: { model: SiteModel }) {
  const { name, href, image, status, fromPriceCents, priceType } = model;
  const type = priceTypeWords[priceType];
  return (
    <a href={href} className="menu-model">
      <span>
        {image && (
          <SitePicture
            source={contentSource(image).source}
            alt=""
            ratio={[780, 300]}
            widths={[320, 480]}
            sizes="200px"
          />
        )}
      </span>
      <b>{name}</b>
      <span>{fromPriceCents ? `From ${dollars(fromPriceCents)}${type ? ` ${type}` : ''}` : 'Price to come'}</span>
      {status !== 'current' && (
        <Tag kind={status === 'new' ? 'arrived' : 'info'}>
          {modelStatuses.find(({ value }) => value === status)?.title}
        </Tag>
      )}
    </a>
  );
}

const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-AU')}`;
