import { noCuration } from '@/domain/stock/search/curation.ts';
import { defaultSettings } from './defaults.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { SiteButton } from './site-parts.ts';
import type { Layer, SiteSettings } from './site-settings.ts';
import type { UnresolvedSite } from './unresolved-site.ts';

/** The platform's own layer, under all others. */
const defaultLayer: Layer = { name: 'default', title: 'Platform defaults', settings: defaultSettings };

type Resolved = Omit<ResolvedSite, keyof UnresolvedSite>;
type Values = Readonly<Record<string, unknown>>;

/** Settings that are laid over key by key; all others are replaced whole (site-settings.ts). */
const records: ReadonlySet<string> = new Set([
  'theme',
  'theme.wordmark',
  'phones',
  'finance',
  'texts',
  'features',
  'options',
]);

/**
 * One site from its layers, lowest first: template, manufacturer, group, dealer, page. The
 * platform's defaults are put under them here, and `state` (of the site's own document) right under
 * the dealer's override. A null or absent value leaves the value of the layers below; an empty list
 * is a value and means "none". Keys that no default has are dropped (CFG-02).
 */
export function resolveSite(
  identity: UnresolvedSite & { state?: string | null },
  layers: readonly Layer[],
): ResolvedSite {
  const { state, ...who } = identity;
  const all = completeLayers(layers, identity.name, state).map(({ settings }) => settings);
  return {
    abn: '',
    models: [],
    brands: [],
    snippets: {},
    curation: noCuration,
    hosts: [],
    tags: [],
    dealerships: 1,
    ...(mergedRecord('', defaultSettings, all) as Resolved),
    ...who,
  };
}

/** All layers of a site in order, the defaults first; `explainValue` takes what this returns. */
export function completeLayers(layers: readonly Layer[], siteName: string, state?: string | null): Layer[] {
  const own: Layer[] = state ? [{ name: 'dealer', title: siteName, settings: { state } }] : [];
  const at = layers.findIndex(({ name }) => name === 'dealer' || name === 'page');
  const below = at < 0 ? layers : layers.slice(0, at);
  const above = at < 0 ? [] : layers.slice(at);
  return [defaultLayer, ...below.filter(({ name }) => name !== 'default'), ...own, ...above];
}

/** Merges one record over all layers, lowest first; `shape` names its keys. */
function mergedRecord(path: string, shape: Values, layers: readonly Values[]): Values {
  const merged = Object.keys(shape).map((key) => {
    const inner = path ? `${path}.${key}` : key;
    const given = layers.map((layer) => layer[key]).filter((value) => value !== null && value !== undefined);
    return [key, mergedValue(inner, shape[key], given)];
  });
  return Object.fromEntries(merged);
}

function mergedValue(path: string, shape: unknown, values: readonly unknown[]): unknown {
  if (records.has(path)) return mergedRecord(path, shape as Values, values as Values[]);
  if (path === 'buttons') return mergedButtons(values as SiteButton[][]);
  return values.length > 0 ? values.at(-1) : null;
}

/**
 * Buttons have the order in which their keys first appear; an empty label or address sets nothing.
 */
function mergedButtons(layers: readonly (readonly SiteButton[])[]): SiteButton[] {
  const buttons = new Map<string, SiteButton>();
  for (const { key, label, href } of layers.flat()) {
    const below = buttons.get(key);
    buttons.set(key, { key, label: label || below?.label || '', href: href || below?.href || '' });
  }
  return [...buttons.values()];
}

/** True for the settings whose members inherit one by one: `theme`, `theme.wordmark`, `phones`, `finance`, `texts`, `features`, `options`. */
export function isRecordPath(path: string): boolean {
  return records.has(path);
}

/**
 * The value that one layer itself sets at a path such as `phones.main`, `theme.wordmark.first` or
 * `buttons.enquire`; undefined when none.
 */
export function settingAt(settings: SiteSettings, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  const top = (settings as Values)[first] ?? undefined;
  if (first === 'buttons' && rest.length > 0)
    return (top as SiteButton[] | undefined)?.find(({ key }) => key === rest.join('.'));
  return rest.reduce<unknown>((value, key) => (value as Values | undefined)?.[key] ?? undefined, top);
}
