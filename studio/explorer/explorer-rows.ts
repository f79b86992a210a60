import { explainValue, settingPaths, type ValueOrigin } from '@/domain/site/explain.ts';
import { completeLayers, resolveSite, settingAt } from '@/domain/site/resolve.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import { isRead } from '@/schemas/fields/read-switches.ts';
import { layersOf } from '@/schemas/queries/site-of-content.ts';
import { type MissingDocuments, missingText } from './missing-documents.ts';
import { groupOrder, settingName } from './setting-names.ts';
import { documentPath } from './setting-patch.ts';
import { type SettingsType, settingsTypeOf } from './settings-documents.ts';
import type { SiteContent } from './site-content.ts';

/**
 * One value of a site: what shoppers get, the layer that sets it, and the values of the layers
 * below (CFG-02, PLUS-02).
 */
export type ExplorerRow = {
  path: string;
  title: string;
  group: string;
  value: unknown;
  origin: ValueOrigin;
  /** Which of the dealer's documents sets it, or would, and where in it. */
  document: SettingsType;
  field: string;
  canReset: boolean;
  /** Why shoppers do not get what the dealer chose; empty when they do. */
  note: string;
};
type ExplorerGroup = { title: string; rows: ExplorerRow[] };
type ExplorerFilter = { text: string; dealerOnly: boolean };

/** The site's layers as the web app lays them, the platform's defaults first. */
export function siteLayers(content: SiteContent): Layer[] {
  return completeLayers(layersOf(content), content.name ?? '', content.state);
}

/** What shoppers get of a site with these layers; the identity of the site changes none of them. */
export function shownSettings(content: SiteContent, layers: readonly Layer[]): ResolvedSite {
  const { _id, slug, name, siteNumber, state } = content;
  const who = { id: _id, slug: slug ?? '', name: name ?? '', siteNumber: siteNumber ?? 0, state };
  return resolveSite({ ...who, template: '', manufacturer: '' }, layers);
}

/**
 * Every value of a site, in the order of the settings' form; switches that nothing reads yet are
 * left out there too.
 */
export function explorerRows(content: SiteContent, missing: MissingDocuments = {}): ExplorerRow[] {
  const layers = siteLayers(content);
  const shown = shownSettings(content, layersOf(content));
  const own = layersOf(content).find(({ name }) => name === 'dealer');
  const buttons = content.override?.settings?.buttons ?? [];
  const paths = settingPaths(layers).filter((path) => !isSwitch(path) || isRead(path.split('.')[1] ?? ''));
  const rows = paths.flatMap((path): ExplorerRow[] => {
    const origin = explainValue(layers, path);
    if (!origin) return [];
    const note = missingText(path, missing);
    const canReset = note !== '' || (own !== undefined && settingAt(own.settings, path) !== undefined);
    const place = { document: settingsTypeOf(path), field: documentPath(path, buttons) };
    return [{ path, ...settingName(path), value: settingAt(shown, path), origin, ...place, canReset, note }];
  });
  return rows.sort((a, b) => groupOrder(a.path) - groupOrder(b.path));
}

const isSwitch = (path: string): boolean => /^(?:features|options)\./.test(path);

/** The rows that staff look for, by group; groups without any are left out. */
export function explorerGroups(rows: readonly ExplorerRow[], { text, dealerOnly }: ExplorerFilter): ExplorerGroup[] {
  const wanted = text.trim().toLowerCase();
  const shown = rows.filter(
    ({ path, title, group, canReset }) =>
      (!dealerOnly || canReset) && (!wanted || `${group} ${title} ${path}`.toLowerCase().includes(wanted)),
  );
  return [...Map.groupBy(shown, ({ group }) => group)].map(([title, inGroup]) => ({ title, rows: inGroup }));
}
