import { stegaClean } from '@sanity/client/stega';
import { consentTerms } from '@/domain/events/consent.ts';
import { financeWarningId } from '@/domain/finance/repayment-claim.ts';
import { financeFootnote } from '@/domain/finance/site-footnote.ts';
import { labelledLicence } from '@/domain/locations/dealer-licence.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type {
  SiteBusiness,
  SiteContact,
  SiteIdentity,
  SiteLook,
  SiteMenus,
  SiteSwitches,
  SiteTerms,
} from '@/domain/site/site-parts.ts';
import { isMasked } from '@/domain/stock/vehicle-page/call-number.ts';
import type { TagNotice } from '@/domain/third-parties/tag.ts';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { FooterLocations } from './footer-locations.tsx';
import { Wordmark } from './wordmark.tsx';

/** The footer of every page: links, locations and legal texts. */
export function SiteFooter({
  site,
  tags = [],
}: {
  site: SiteIdentity & SiteBusiness & SiteContact & SiteLook & SiteMenus & SiteTerms & SiteSwitches;
  tags?: readonly TagNotice[];
}) {
  return (
    <StaticMarkup as="footer" className="site-footer">
      <div className="wrap">
        <div className="footer-top">
          <Wordmark site={site} />
          {site.tagline && <p>{site.tagline}</p>}
        </div>
        <div className="footer-links footer-groups">
          {site.footerMenu.map(({ title, links }) => (
            <nav key={title} aria-label={stegaClean(title)}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={`${label} ${href}`}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <FooterLocations locations={site.locations.map((place) => withoutMasked(place, site))} />
        <Legal site={site} tags={tags} />
      </div>
    </StaticMarkup>
  );
}

function Legal({
  site,
  tags,
}: {
  site: SiteIdentity & SiteBusiness & SiteTerms & SiteSwitches;
  tags: readonly TagNotice[];
}) {
  const footnote = financeFootnote(site);
  return (
    <div className="footer-links footer-legal">
      {footnote && <p id={financeWarningId}>{footnote}</p>}
      {site.snippets['price-disclaimer'] && <p>{site.snippets['price-disclaimer']}</p>}
      <p>Vehicle pictures are illustrative images.</p>
      <ul>
        {site.legalLinks.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {consentTerms(site.options, '', tags) && (
          <li id="privacy-choices">
            <a href="#privacy-choices" aria-haspopup="dialog">
              Privacy choices
            </a>
          </li>
        )}
        {site.licence && <li>{labelledLicence(site.licence)}</li>}
      </ul>
    </div>
  );
}

/** Removes the phone of a location if the site shows it only after a click (VDP-09). */
const withoutMasked = (
  place: SiteLocation,
  site: Pick<SiteContact & SiteSwitches, 'phones' | 'features'>,
): SiteLocation => (isMasked(site, place.phone) ? { ...place, phone: '' } : place);
