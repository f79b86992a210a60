import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import { type LenderContent, termsOfContent, withLender } from '@/domain/site/lender-record.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteStock } from '@/domain/site/site-parts.ts';
import type { Layer, SiteSettings } from '@/domain/site/site-settings.ts';
import type { DemoDocument, DocumentOf, Settings } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';

type Layered = DocumentOf<'template' | 'manufacturer' | 'dealerGroup' | 'dealerOverride'>;

/**
 * The lender of a demo dealership, which has its site's slug: its provider's record with what the
 * site's layers override. Null for a site that is not there.
 */
export function siteLender(slug: string): LenderTerms | null {
  const site = siteDocument(slug);
  if (!site) return null;
  const layers = layersOf(site, ({ finance }) => ({ finance: termsOfContent(finance ?? {}) }));
  return resolveSite(identityOf(site, slug), withLender(layers, lendersOf(site))).finance;
}

function lendersOf(site: DocumentOf<'site'>): LenderContent[] {
  return demoDocuments.flatMap((document) => {
    if (document._type !== 'lender') return [];
    const { site: ofSite, template: ofTemplate } = document;
    const usable = ofSite ? ofSite._ref === site._id : !ofTemplate || ofTemplate._ref === site.template?._ref;
    return usable ? [{ ...document, ofSite: Boolean(ofSite), ofTemplate: Boolean(ofTemplate) }] : [];
  });
}

/** The wording of a demo dealership, which has its site's slug; null for a site that is not there. */
export function siteTexts(slug: string): SiteStock['texts'] | null {
  const site = siteDocument(slug);
  return (
    site &&
    resolveSite(
      identityOf(site, slug),
      layersOf(site, ({ texts }) => ({ texts })),
    ).texts
  );
}

const siteDocument = (slug: string) =>
  demoDocuments.find(
    (document): document is DocumentOf<'site'> => document._type === 'site' && document.slug?.current === slug,
  ) ?? null;

const identityOf = ({ _id, name }: DocumentOf<'site'>, slug: string) => ({
  id: _id,
  slug,
  name: name ?? '',
  siteNumber: 0,
  template: '',
  manufacturer: '',
});

/** The layers of a site, lowest first, with a part of their settings. */
function layersOf(
  { _id, template, manufacturer, group }: DocumentOf<'site'>,
  part: (settings: Settings) => SiteSettings,
): Layer[] {
  const ids: [Layer['name'], string | undefined][] = [
    ['template', template?._ref],
    ['manufacturer', manufacturer?._ref],
    ['group', group?._ref],
    ['dealer', demoDocuments.find((it) => it._type === 'dealerOverride' && it.site?._ref === _id)?._id],
  ];
  return ids.flatMap(([name, id]) => {
    const document = demoDocuments.find((it) => it._id === id);
    if (!document || !isLayer(document)) return [];
    return [{ name, title: name, settings: part(document.settings ?? { _type: 'siteSettings' }) }];
  });
}

const isLayer = (document: DemoDocument): document is Layered => 'settings' in document;
