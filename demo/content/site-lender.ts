import type { ClaimLender } from '@/domain/finance/weekly-claim.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import type { DemoDocument, DocumentOf } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';

type Layered = DocumentOf<'template' | 'manufacturer' | 'dealerGroup' | 'dealerOverride'>;

/** The terms on which a demo site states weekly figures, out of all its layers; null for a site that is not there. */
export function siteLender(slug: string): ClaimLender | null {
  const site = demoDocuments.find(
    (document): document is DocumentOf<'site'> => document._type === 'site' && document.slug?.current === slug,
  );
  if (!site) return null;
  const identity = { id: site._id, slug, name: site.name ?? '', siteNumber: 0, template: '', manufacturer: '' };
  return resolveSite(identity, financeLayers(site)).finance;
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
    return document && isLayer(document) ? [{ name, title: name, settings: { finance: financeOf(document) } }] : [];
  });
}

const isLayer = (document: DemoDocument): document is Layered => 'settings' in document;

function financeOf({ settings }: Layered): NonNullable<Layer['settings']['finance']> {
  const {
    establishmentFee,
    monthlyFee,
    provider,
    interestRatePercent,
    termYears,
    roundUp,
    lenderKind,
    excludedDealerships,
  } = settings?.finance ?? {};
  const cents = (dollars?: number) => (dollars === undefined ? null : Math.round(dollars * 100));
  return {
    provider,
    interestRatePercent,
    termYears,
    roundUp,
    lenderKind,
    excludedDealerships,
    establishmentFeeCents: cents(establishmentFee),
    monthlyFeeCents: cents(monthlyFee),
  };
}
