import { explainValue, settingPaths, type ValueOrigin } from '@/domain/site/explain.ts';
import { completeLayers, saidBy } from '@/domain/site/resolve.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { layersOf } from '@/schemas/queries/site-of-content.ts';
import { settingGroups, settingName } from './setting-names.ts';

export type SiteContent = NonNullable<SITE_QUERY_RESULT>;

/** One value of a site: what shoppers get, the layer that says it, and what the layers below say (CFG-02, PLUS-02). */
export type ExplorerRow = { path: string; title: string; group: string; origin: ValueOrigin; canReset: boolean };
export type ExplorerGroup = { title: string; rows: ExplorerRow[] };
export type ExplorerFilter = { words: string; dealerOnly: boolean };

/** The site's layers as the web app lays them, the platform's defaults first. */
export function siteLayers(content: SiteContent): Layer[] {
  return completeLayers(layersOf(content), content.name ?? '', content.state);
}

/** Every value of a site, in the order of the settings' form. */
export function explorerRows(content: SiteContent): ExplorerRow[] {
  const layers = siteLayers(content);
  const own = layersOf(content).find(({ name }) => name === 'dealer');
  const rows = settingPaths(layers).flatMap((path): ExplorerRow[] => {
    const origin = explainValue(layers, path);
    if (!origin) return [];
    const canReset = own !== undefined && saidBy(own.settings, path) !== undefined;
    return [{ path, ...settingName(path), origin, canReset }];
  });
  const order = settingGroups.map(({ name }) => name);
  return rows.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** The rows that staff look for, by group; groups without any are left out. */
export function explorerGroups(rows: readonly ExplorerRow[], { words, dealerOnly }: ExplorerFilter): ExplorerGroup[] {
  const wanted = words.trim().toLowerCase();
  const shown = rows.filter(
    ({ path, title, canReset }) =>
      (!dealerOnly || canReset) && (!wanted || `${title} ${path}`.toLowerCase().includes(wanted)),
  );
  return settingGroups
    .map(({ name, title }) => ({ title, rows: shown.filter(({ group }) => group === name) }))
    .filter((group) => group.rows.length > 0);
}
