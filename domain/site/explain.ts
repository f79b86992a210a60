import { defaultSettings } from './defaults.ts';
import { isRecordPath, settingAt } from './resolve.ts';
import type { Layer, LayerName } from './site-settings.ts';

/** The value of one layer. */
type LayerSaying = { layer: LayerName; title: string; value: unknown };

export type ValueOrigin = LayerSaying & {
  /**
   * The values of the layers underneath, the nearest first: resetting the value uncovers the first
   * of these.
   */
  below: LayerSaying[];
};

/**
 * Which layer gives the value at `path`, and the values of lower layers (CFG-02). `layers` are
 * complete, the defaults first (`completeLayers`). `null` when no layer sets one, e.g. a button
 * that no layer has. A record (`phones`, `theme`) has no origin of its own: look up its members,
 * which `settingPaths` lists.
 */
export function explainValue(layers: readonly Layer[], path: string): ValueOrigin | null {
  if (isRecordPath(path)) throw new RangeError(`"${path}" inherits member by member: ask for one of them`);
  const sayings = layers
    .map(({ name, title, settings }) => ({ layer: name, title, value: settingAt(settings, path) }))
    .filter(({ value }) => value !== undefined)
    .reverse();
  const [top, ...below] = sayings;
  return top ? { ...top, below } : null;
}

/**
 * Values that come with a document of their own and are no settings: the name of a site's lender,
 * and whether its rate is set.
 */
const notSettings: ReadonlySet<string> = new Set(['finance.provider', 'finance.hasRate']);

/** Every path that `explainValue` explains for these layers, in the order of the settings. */
export function settingPaths(layers: readonly Layer[]): string[] {
  const buttons = new Set(layers.flatMap(({ settings }) => settings.buttons ?? []).map(({ key }) => `buttons.${key}`));
  const paths = pathsOf('', defaultSettings).filter((path) => !notSettings.has(path));
  return paths.flatMap((path) => (path === 'buttons' ? [...buttons] : [path]));
}

function pathsOf(prefix: string, record: object): string[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return isRecordPath(path) ? pathsOf(path, value as object) : [path];
  });
}
