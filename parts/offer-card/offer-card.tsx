import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { type Offer, type ShownText, shownDescription, shownDisclaimer } from '@/domain/offers/offer.ts';
import { priceTypeWords } from '@/domain/offers/price-type-words.ts';
import { namingIn } from '@/domain/site/naming-link.ts';
import type { SiteContact, SiteMenus } from '@/domain/site/site-parts.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { CutText } from '@/ui/cut-text/cut-text.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = {
  offer: Offer;
  site: Pick<SiteContact & SiteMenus, 'locations' | 'buttons'>;
  now: number;
  /** Address of its own page; absent on that page. */
  href?: string;
  /** Shows the full text, under the page's own heading. */
  whole?: boolean;
};

/** One offer: picture, price, conditions and buttons (BLK-03). */
export function OfferCard({ offer, site, now, href, whole = false }: Props) {
  const about = ` of ${offer.name}`;
  const ends = offer.expiresAtMs !== null && offer.expiresAtMs - now < yearMs ? offer.expiresAtMs : null;
  const legal = uncut(shownDisclaimer(offer), whole);
  return (
    <article className="offer-card card-ground" data-long={(legal.short ?? legal.whole).length > longLegal}>
      <OfferPicture offer={offer} />
      <div>
        <p className="flex items-center gap-[7px] font-semibold text-ink-2 text-small">
          {ends === null ? (
            offer.category
          ) : (
            <>
              <Icon name="calendar" size={16} />
              Ends {dayOf(ends, site)}
            </>
          )}
        </p>
        {!whole && <h3>{href ? <a href={href}>{offer.name}</a> : offer.name}</h3>}
        <OfferPrice offer={offer} />
        <CutText
          {...uncut(shownDescription(offer.description), whole)}
          more="View more"
          less="View less"
          about={about}
        />
        <CutText
          {...legal}
          className="text-ink-2 text-legal"
          more="View full disclaimer"
          less="View less disclaimer"
          about={about}
        />
        <OfferActions offer={offer} site={site} />
      </div>
    </article>
  );
}

const uncut = (text: ShownText, whole: boolean): ShownText => (whole ? { ...text, short: null } : text);

function OfferPicture({ offer: { image, cutout } }: Pick<Props, 'offer'>) {
  if (!image) return <span aria-hidden />;
  const { source, focus } = contentSource(image);
  return (
    <SitePicture
      source={source}
      alt={image.alt}
      ratio={[16, 9]}
      widths={[375, 480, 640, 850]}
      sizes="(min-width: 1200px) 640px, 100vw"
      focus={focus}
      className={cutout ? 'offer-picture bg-tint object-contain p-5' : 'offer-picture'}
    />
  );
}

/** A price always has its type, a repayment its rates. */
function OfferPrice({ offer: { priceCents, priceType, repayment } }: Pick<Props, 'offer'>) {
  const kind = priceTypeWords[priceType];
  return (
    <>
      {priceCents !== null && kind && (
        <p className="tabular">
          <b className="font-(weight:--display-weight) font-display text-price-l tracking-[-0.02em]">
            {formatCents(priceCents)}
          </b>{' '}
          {kind}
        </p>
      )}
      {repayment && (
        <p className="tabular text-small">
          <b>{formatCents(repayment.weeklyCents)}</b> /wk, {formatPercent(repayment.ratePercent)} p.a.,{' '}
          {formatPercent(repayment.comparisonRatePercent)} p.a. comparison rate
        </p>
      )}
    </>
  );
}

function OfferActions({ offer, site }: Omit<Props, 'now'>) {
  const about = <span className="visually-hidden"> about {offer.name}</span>;
  const [enquire, testDrive] = [buttonOf(site, 'enquire'), buttonOf(site, 'test-drive')];
  return (
    <p className="offer-actions">
      {enquire && (
        <ButtonLink kind="tonal" size={44} href={namingIn(enquire.href, 'offer', offer.id)}>
          {enquire.label}
          {about}
        </ButtonLink>
      )}
      {offer.explore && (
        <ButtonLink kind="outline" size={44} href={offer.explore.href}>
          Explore {offer.explore.label}
        </ButtonLink>
      )}
      {offer.explore && testDrive && (
        <span>
          <ButtonLink kind="quiet" size={44} href={namingIn(testDrive.href, 'model', offer.modelSlug)}>
            {testDrive.label}
            <span className="visually-hidden"> in the {offer.explore.label}</span>
          </ButtonLink>
        </span>
      )}
    </p>
  );
}

/** Characters of small print from which on a picture beside it would be too tall and narrow. */
const longLegal = 240;

/** An end that is more than a year away is not shown. */
const yearMs = 366 * 86_400_000;

/** The last day of the offer, in the time zone of the site's first location. */
function dayOf(expiresAtMs: number, { locations }: Pick<SiteContact, 'locations'>): string {
  const timeZone = timeZoneAt(locations[0]);
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  return format.format(expiresAtMs - 1);
}

const buttonOf = ({ buttons }: Pick<SiteMenus, 'buttons'>, key: string) => buttons.find((button) => button.key === key);
