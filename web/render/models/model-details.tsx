import { formatCents } from '@/domain/finance/money.ts';
import { priceTypeWords } from '@/domain/offers/price-type-words.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import type { MODEL_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { Section } from '@/ui/section/section.tsx';

type Content = NonNullable<MODEL_QUERY_RESULT>;
type Props = { content: Content; edit: (field: string) => Record<string, string> };

/** Variants, colours, pictures and specification of a model; empty sections are left out. */
export function ModelDetails(props: Props) {
  return (
    <>
      <Variants {...props} />
      <Colours {...props} />
      <Pictures {...props} />
      <Facts {...props} />
    </>
  );
}

const present = <T,>(items: readonly (T | null)[] | null | undefined): T[] => (items ?? []).filter((it) => it !== null);

function Variants({ content, edit }: Props) {
  const variants = present(content.variants).filter(({ name }) => name);
  if (variants.length === 0) return null;
  return (
    <Section anchor="variants" heading="Variants" headingAttributes={edit('variants')}>
      <ul className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
        {variants.map(({ _key, name, text, price, priceType }) => (
          <li key={_key} className="grid content-start gap-2 rounded-lg border border-line bg-surface p-5">
            <h3>{name}</h3>
            {text && <p className="text-small text-ink-2">{text}</p>}
            <p className="mt-1 text-small text-ink-2">
              {price && priceTypeWords[priceType ?? ''] ? (
                <>
                  <b className="figure text-price-m text-ink">{formatCents(Math.round(price * 100))}</b>{' '}
                  {priceTypeWords[priceType ?? '']}
                </>
              ) : (
                'Price to come'
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Colours({ content, edit }: Props) {
  const colours = present(content.colours).filter(({ name, hex }) => name && /^#[0-9a-f]{6}$/.test(hex ?? ''));
  if (colours.length === 0) return null;
  return (
    <Section anchor="colours" heading="Colours" headingAttributes={edit('colours')} tone="sunken">
      <ul className="flex flex-wrap gap-5">
        {colours.map(({ _key, name, hex }) => (
          <li key={_key} className="grid w-24 justify-items-center gap-2 text-center text-small">
            <span
              aria-hidden
              className="size-14 rounded-pill border border-line-2 forced-color-adjust-none"
              style={{ background: hex ?? undefined }}
            />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Pictures({ content, edit }: Props) {
  const pictures = present(content.gallery).flatMap((picture) => contentImage(picture) ?? []);
  if (pictures.length === 0) return null;
  return (
    <Section anchor="gallery" heading="Gallery" headingAttributes={edit('gallery')}>
      <ul className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
        {pictures.map((image) => (
          <li key={image.assetId}>
            <SitePicture
              source={contentSource(image).source}
              focus={contentSource(image).focus}
              alt={image.alt}
              ratio={[3, 2]}
              widths={[375, 480, 640, 850]}
              sizes="(min-width: 1200px) 420px, (min-width: 760px) 45vw, 90vw"
              className="aspect-3/2 h-auto w-full rounded-lg object-cover"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facts({ content, edit }: Props) {
  const facts = present(content.facts).filter(({ label, value }) => label && value);
  if (facts.length === 0) return null;
  return (
    <Section anchor="specification" heading="Specification" headingAttributes={edit('facts')}>
      <dl className="grid gap-x-12 laptop:grid-cols-2">
        {facts.map(({ _key, label, value }) => (
          <div key={_key} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
