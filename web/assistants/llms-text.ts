import { addressLine } from '@/domain/locations/directions.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteBusiness, SiteContact, SiteIdentity, SiteLook, SiteSwitches } from '@/domain/site/site-parts.ts';
import { isMasked } from '@/domain/stock/vehicle-page/call-number.ts';

/** A page by its path, with a title where staff or menus give it one. */
export type NamedPage = { path: string; title: string };

type Dealer = { site: SiteIdentity & SiteBusiness & SiteLook & SiteContact & SiteSwitches; origin: string };

const maxLinks = 200;

/** A dealer in short for assistants (llmstxt.org): who it is, its stock by kind and make, and its published pages. */
export function llmsText(
  { site, origin }: Dealer,
  { stock, pages }: { stock: NamedPage[]; pages: NamedPage[] },
): string {
  const links = (list: readonly NamedPage[]) =>
    list.slice(0, maxLinks).map(({ path, title }) => `- [${plain(title)}](${new URL(origin + path).href})`);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [];
  return [
    `# ${plain(site.name)}`,
    '',
    `> ${[plain(site.tagline), 'A car dealer in Australia.', site.licence && `Licence ${plain(site.licence)}.`].filter(Boolean).join(' ')}`,
    '',
    'Prices are in Australian dollars. A price is true only with what it includes, which stands beside it on each page. A repayment is an ' +
      'estimate and stands only with its rate, comparison rate and warning.',
    ...section('Locations', locationLines(site)),
    ...section('Vehicles for sale', links(stock)),
    ...section('Pages', links(pages)),
    ...section('Tools', [
      `- [MCP endpoint](${origin}/mcp): search the stock, read and compare vehicles, estimate finance and delivery, hours and free times. Read-only; post one message a request.`,
      `- [Server card](${origin}${pathOfRoute('serverCard')})`,
    ]),
    ...section('Optional', [`- [Sitemap](${origin}${pathOfRoute('sitemap')}): every page and every vehicle`]),
    '',
  ].join('\n');
}

const locationLines = (site: SiteContact & SiteSwitches): string[] =>
  site.locations
    .filter(({ hidden }) => !hidden)
    .slice(0, maxLinks)
    .map((place) => {
      const phone = place.phone && !isMasked(site, place.phone) ? `, ${formatPhone(place.phone)}` : '';
      return `- ${plain(place.name)}: ${plain(addressLine(place))}${phone}`;
    });

/** One line without what Markdown would make a link or a heading of. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]()<>`#]/g, '')
    .trim();
