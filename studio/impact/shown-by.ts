import type { SiteImpact } from './impact.ts';
import { listsUnowned, type NextDocument, type SiteRefs } from './with-document.ts';

/** A document that several sites have until one has its own of the same address or place. */
export type Keyed = {
  title: string;
  key: string | null;
  site: string | null;
  template: string | null;
  /** Its brand, where it names one. */
  manufacturer?: string | null;
};

export type NamedSite = SiteRefs & { name: string | null; slug: string | null; group: string | null };

/** The sites that show a document, and those that have their own in its place: as the web app chooses, the site's own first. */
export function impactOfKeyed(sites: readonly NamedSite[], one: Keyed, own: readonly Keyed[]): SiteImpact[] {
  return sites
    .filter((site) => reaches(one, site))
    .map((site) => {
      const hidden = own.some((other) => other.key === one.key && goesBefore(other, one, site));
      return { ...named(site), changes: hidden ? [] : [one.title], unchanged: hidden ? [one.title] : [] };
    });
}

function reaches(one: Keyed, { _id, template, manufacturer }: NamedSite): boolean {
  if (one.site) return one.site === _id;
  if (one.template) return one.template === template;
  return typeof one.manufacturer === 'string' && one.manufacturer === manufacturer;
}

/** A site's own is before its template's, that before its brand's. */
function goesBefore(other: Keyed, one: Keyed, site: NamedSite): boolean {
  if (one.site) return false;
  return other.site === site._id || (!one.template && !other.site && reaches({ ...other, manufacturer: null }, site));
}

/** All that was found of each site as one entry, by name; a repeated thing is listed once. */
export function mergedImpacts(impacts: readonly SiteImpact[]): SiteImpact[] {
  const bySite = Map.groupBy(impacts, ({ siteId }) => siteId);
  const merged = [...bySite.values()].flatMap((of): SiteImpact[] => {
    const [first] = of;
    if (!first) return [];
    const changes = [...new Set(of.flatMap((one) => one.changes))];
    const unchanged = [...new Set(of.flatMap((one) => one.unchanged))].filter((name) => !changes.includes(name));
    return [{ ...first, changes, unchanged }];
  });
  return merged.sort((one, other) => one.name.localeCompare(other.name));
}

/** What lies above the site's own settings may refer to the document, or the site's lists take it in. */
export function mayShow(site: NamedSite, layers: readonly string[], { owner, _type }: NextDocument): boolean {
  const under = [site._id, site.template, site.manufacturer, site.group];
  if (under.some((id) => id !== null && layers.includes(id))) return true;
  if (owner.template) return owner.template === site.template;
  if (_type === 'siteOffice')
    return under.some((id) => id !== null && (id === owner.manufacturer || id === owner.group));
  return listsUnowned(_type, owner.manufacturer, site);
}

const named = ({ _id, name, slug }: NamedSite) => ({ siteId: _id, name: name ?? slug ?? '' });
