import { settingPaths } from '@/domain/site/explain.ts';
import { isRecordPath, saidBy } from '@/domain/site/resolve.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Layer, LayerName } from '@/domain/site/site-settings.ts';
import { settingsOfLayer } from '@/schemas/queries/settings-of-layer.ts';
import { layersOf } from '@/schemas/queries/site-of-content.ts';
import { type SiteContent, shownSettings, siteLayers } from '@/studio/explorer/explorer-rows.ts';
import { settingName } from '@/studio/explorer/setting-names.ts';

export type LayerContent = Parameters<typeof settingsOfLayer>[0];

/** What a change of a layer does to one site: the values that shoppers will see change, and those that the site keeps as its own. */
export type SiteImpact = { siteId: string; name: string; changes: string[]; keeps: string[] };

const documents: Record<string, LayerName> = {
  template: 'template',
  manufacturer: 'manufacturer',
  dealerGroup: 'group',
};

/** The layer that documents of a type make; undefined for documents that are no layer of several sites. */
export const layerOfType = (type: string): LayerName | undefined => documents[type];

/**
 * Which sites will change when `settings` take the place of what the layer says now (CFG-02). Both are resolved as the web app does it;
 * a site whose own value lies above a changed one keeps it.
 */
export function impactOf(sites: readonly SiteContent[], layer: LayerName, settings: LayerContent): SiteImpact[] {
  return sites.map((content) => {
    const now = layersOf(content);
    const then = now.map((one): Layer => (one.name === layer ? { ...one, settings: settingsOfLayer(settings) } : one));
    const [before, after] = [now, then].map((layers) => shownSettings(content, layers));
    const said = (layers: readonly Layer[], path: string) => {
      const own = layers.find(({ name }) => name === layer)?.settings;
      return own && saidBy(own, path);
    };
    const paths = new Set([...settingPaths(siteLayers(content)), ...settingPaths([...siteLayers(content), ...then])]);
    const touched = [...paths].filter((path) => !isRecordPath(path) && !same(said(now, path), said(then, path)));
    const visible = (path: string) => !same(valueAt(before, path), valueAt(after, path));
    return {
      siteId: content._id,
      name: content.name ?? content.slug ?? '',
      changes: touched.filter(visible).map((path) => settingName(path).title),
      keeps: touched.filter((path) => !visible(path)).map((path) => settingName(path).title),
    };
  });
}

const valueAt = (site: ResolvedSite | undefined, path: string) => site && saidBy(site, path);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** One sentence for staff before they publish: how many sites change, which, and how many keep their own values. */
export function impactSentence(impacts: readonly SiteImpact[]): string {
  if (impacts.length === 0) return 'No site inherits from this yet.';
  const changed = impacts.filter(({ changes }) => changes.length > 0);
  const own = impacts.length - changed.length;
  if (changed.length === 0) {
    const keeps = impacts.some((impact) => impact.keeps.length > 0);
    return keeps ? `No site will change: ${owners(own)}.` : 'No site will change: shoppers see the same as before.';
  }
  const names = changed.slice(0, longest).map(({ name, changes }) => `${name} (${listed(changes, 3)})`);
  const more = changed.length > longest ? `; and ${changed.length - longest} more` : '';
  return `${count(changed.length)} will change: ${names.join('; ')}${more}.${own > 0 ? ` ${owners(own)}.` : ''}`;
}

const longest = 5;
const count = (sites: number): string => `${sites} ${sites === 1 ? 'site' : 'sites'}`;
const owners = (sites: number): string => (sites === 1 ? '1 site keeps its own' : `${sites} sites keep their own`);

/** The first names of a list, and how many more there are. */
export function listed(names: readonly string[], atMost: number): string {
  const more = names.length > atMost ? ` and ${names.length - atMost} more` : '';
  return names.slice(0, atMost).join(', ') + more;
}
