import { formatCents } from '@/domain/finance/money.ts';
import { priceTypeWords } from '@/domain/offers/price-type-words.ts';
import { modelTitle } from '@/domain/site/model-address.ts';
import { modelStatuses } from '@/domain/site/model-range.ts';
import { namingIn } from '@/domain/site/naming-link.ts';
import type { SiteMenus, SiteModel } from '@/domain/site/site-parts.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Tag } from '@/ui/tag/tag.tsx';

type Props = {
  site: Pick<SiteMenus, 'buttons'>;
  model: SiteModel;
  make: string;
  edit: (field: string) => Record<string, string>;
};

/** The head of a model's page: name, price from, and buttons to enquire or book a test drive. */
export function ModelHero({ site, model, make, edit }: Props) {
  const { name, image, status, shortDescription, fromPriceCents, priceType } = model;
  return (
    <section className="bg-sunken">
      <div className="wrap grid items-center gap-6 py-8 laptop:grid-cols-2 laptop:gap-12 laptop:py-12">
        <div className="grid justify-items-start gap-4">
          {status !== 'current' && (
            <Tag kind={status === 'new' ? 'arrived' : 'info'}>
              {modelStatuses.find(({ value }) => value === status)?.title}
            </Tag>
          )}
          <h1 {...edit('name')}>{modelTitle(make, name)}</h1>
          {shortDescription && (
            <p className="max-w-[56ch] text-ink-2" {...edit('shortDescription')}>
              {shortDescription}
            </p>
          )}
          <p className="text-ink-2" {...edit('fromPrice')}>
            {fromPriceCents === null ? (
              'Price to come'
            ) : (
              <>
                From <b className="figure text-price-l text-ink">{formatCents(fromPriceCents)}</b>
                {priceTypeWords[priceType] && ` ${priceTypeWords[priceType]}`}
              </>
            )}
          </p>
          <Actions site={site} model={model} />
        </div>
        {image && (
          <SitePicture
            source={contentSource(image).source}
            focus={contentSource(image).focus}
            alt={image.alt}
            ratio={[780, 300]}
            widths={[480, 640, 850, 1280]}
            sizes="(min-width: 1024px) 600px, 90vw"
            priority
            className="h-auto w-full object-contain"
          />
        )}
      </div>
    </section>
  );
}

/** The buttons' forms, and the words before the model's name for screen readers. */
const actions = [
  { key: 'enquire', about: 'about the' },
  { key: 'test-drive', about: 'in the' },
] as const;

function Actions({ site, model }: Pick<Props, 'site' | 'model'>) {
  const buttons = actions.flatMap(({ key, about }) => {
    const button = site.buttons.find((one) => one.key === key);
    return button ? [{ ...button, about }] : [];
  });
  return (
    <p className="flex flex-wrap gap-3">
      {buttons.map(({ key, label, href, about }, at) => (
        <ButtonLink key={key} kind={at === 0 ? 'filled' : 'outline'} href={namingIn(href, 'model', model.slug)}>
          {label}
          <span className="visually-hidden">
            {' '}
            {about} {model.name}
          </span>
        </ButtonLink>
      ))}
    </p>
  );
}
