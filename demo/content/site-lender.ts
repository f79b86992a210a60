import { type LenderContent, termsOfContent, withLender } from '@/domain/finance/lender-record.ts';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import type { DemoDocument, DocumentOf } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';

type Layered = DocumentOf<'template' | 'manufacturer' | 'dealerGroup' | 'dealerOverride'>;

/**
 * The lender of a demo dealership, which has its site's slug: its provider's record with what the site's layers say otherwise. Null for a
 * site that is not there.
 */
export function siteLender(slug: string): LenderTerms | null {
  const site = demoDocuments.find(
    (document): document is DocumentOf<'site'> => document._type === 'site' && document.slug?.current === slug,
  );
  if (!site) return null;
  const identity = { id: site._id, slug, name: site.name ?? '', siteNumber: 0, template: '', manufacturer: '' };
  return resolveSite(identity, withLender(financeLayers(site), lendersOf(site))).finance;
}

function lendersOf(site: DocumentOf<'site'>): LenderContent[] {
  return demoDocuments.flatMap((document) => {
    if (document._type !== 'lender') return [];
    const { site: ofSite, template: ofTemplate } = document;
    const usable = ofSite ? ofSite._ref === site._id : !ofTemplate || ofTemplate._ref === site.template?._ref;
    return usable ? [{ ...document, ofSite: Boolean(ofSite), ofTemplate: Boolean(ofTemplate) }] : [];
  });
}

/** The layers of a site, lowest first, with what they say about finance alone. */
function financeLayers({ _id, template, manufacturer, group }: DocumentOf<'site'>): Layer[] {
  const ids: [Layer['name'], string | undefined][] = [
    ['template', template?._ref],
    ['manufacturer', manufacturer?._ref],
    ['group', group?._ref],
    ['dealer', demoDocuments.find((it) => it._type === 'dealerOverride' && it.site?._ref === _id)?._id],
  ];
  return ids.flatMap(([name, id]) => {
    const document = demoDocuments.find((it) => it._id === id);
    if (!document || !isLayer(document)) return [];
    return [{ name, title: name, settings: { finance: termsOfContent(document.settings?.finance ?? {}) } }];
  });
}

const isLayer = (document: DemoDocument): document is Layered => 'settings' in document;
