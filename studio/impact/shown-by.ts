import type { SiteImpact } from './impact.ts';
import { listsUnowned, type NextDocument, type SiteRefs } from './with-document.ts';

/** A shared document, replaced on a site by its own with the same key (address or place). */
export type Keyed = {
  title: string;
  key: string | null;
  site: string | null;
  template: string | null;
  /** Its brand, where it names one. */
  manufacturer?: string | null;
};

export type NamedSite = SiteRefs & { name: string | null; slug: string | null; group: string | null };

/**
 * The sites that show a document, and those that have their own instead, by the web app's rules.
 */
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

/** The order of owners: site, template, brand. */
function goesBefore(other: Keyed, one: Keyed, site: NamedSite): boolean {
  if (one.site) return false;
  return other.site === site._id || (!one.template && !other.site && reaches({ ...other, manufacturer: null }, site));
}

/** Merges the impacts of each site, by name, without duplicates. */
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

/**
 * Whether a site may show the document: a layer under it refers to the document, or its lists
 * include it.
 */
export function mayShow(site: NamedSite, layers: readonly string[], { owner, _type }: NextDocument): boolean {
  const under = [site._id, site.template, site.manufacturer, site.group];
  if (under.some((id) => id !== null && layers.includes(id))) return true;
  if (owner.template) return owner.template === site.template;
  if (_type === 'siteOffice')
    return under.some((id) => id !== null && (id === owner.manufacturer || id === owner.group));
  return listsUnowned(_type, owner.manufacturer, site);
}

const named = ({ _id, name, slug }: NamedSite) => ({ siteId: _id, name: name ?? slug ?? '' });
