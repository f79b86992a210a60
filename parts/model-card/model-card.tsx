import { formatCents } from '@/domain/finance/money.ts';
import { priceTypeWords } from '@/domain/offers/price-type-words.ts';
import { modelStatuses } from '@/domain/site/model-range.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Tag } from '@/ui/tag/tag.tsx';

/**
 * A model of the range: picture, name, price from, a sentence, "Explore", and "New" or "Coming
 * Soon" by its status (BLK-04).
 */
export function ModelCard({ model }: { model: SiteModel }) {
  const { name, href, image, status, shortDescription, fromPriceCents } = model;
  const label = modelStatuses.find(({ value }) => value === status)?.title;
  return (
    <article className="model-card card-ground card-lift heading-link">
      <div>
        {image && (
          <SitePicture
            source={contentSource(image).source}
            alt=""
            ratio={[250, 120]}
            widths={[320, 480, 640]}
            sizes="(min-width: 760px) 300px, 90vw"
            focus={contentSource(image).focus}
            className="size-full object-contain"
          />
        )}
        {status !== 'current' && <Tag kind={status === 'new' ? 'arrived' : 'info'}>{label}</Tag>}
      </div>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p>
        {fromPriceCents === null ? (
          'Price to come'
        ) : (
          <>
            From <b>{formatCents(fromPriceCents)}</b>
            {priceTypeWords[model.priceType] && ` ${priceTypeWords[model.priceType]}`}
          </>
        )}
      </p>
      {shortDescription && <p>{shortDescription.slice(0, maxDescriptionLength)}</p>}
      <span className="card-further" aria-hidden>
        Explore
        <Icon name="arrow-right" size={16} stroke={2} />
      </span>
    </article>
  );
}

/** Characters; the studio limits new content to this, older content may be longer. */
const maxDescriptionLength = 200;
