import { objectTypes } from '@/schemas/object-types.ts';
import { siteSettings } from '@/schemas/objects/site-settings.ts';

type Field = { name: string; title?: string; type: string; group?: unknown };
type Named = { name: string; fields?: readonly unknown[] };

export type SettingName = { title: string; group: string };

/** Names of the content service where the domain counts cents. */
const inDollars: Record<string, string> = { establishmentFeeCents: 'establishmentFee', monthlyFeeCents: 'monthlyFee' };

/** The field of a layer's document that holds the setting at `path`: `finance.monthlyFeeCents` → `finance.monthlyFee`. */
export function fieldPath(path: string): string {
  return path
    .split('.')
    .map((part) => inDollars[part] ?? part)
    .join('.');
}

/** The groups of the settings' form, in its order. */
export const settingGroups: { name: string; title: string }[] = (siteSettings.groups ?? []).map(({ name, title }) => ({
  name,
  title: title ?? name,
}));

/** What staff call the setting at `path`, and the group of the form in which it stands. */
export function settingName(path: string): SettingName {
  const [first = '', ...inner] = fieldPath(path).split('.');
  const top = fieldOf(siteSettings, first);
  const group = typeof top?.group === 'string' ? top.group : (settingGroups[0]?.name ?? '');
  if (first === 'buttons') return { title: `Button: ${inner.join('.')}`, group };
  let [field, words] = [top, [top?.title ?? first]];
  for (const name of inner) {
    field =
      field &&
      fieldOf(
        objectTypes.find((type) => type.name === field?.type),
        name,
      );
    words = [...words, field?.title ?? name];
  }
  return { title: words.join(' · '), group };
}

function fieldOf(type: Named | undefined, name: string): Field | undefined {
  return (type?.fields as readonly Field[] | undefined)?.find((field) => field.name === name);
}
