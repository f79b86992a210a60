import { objectTypes } from '@/schemas/object-types.ts';
import { officeOptions } from '@/schemas/objects/office-options.ts';
import { siteSettings } from '@/schemas/objects/site-settings.ts';
import { titleOf } from '@/studio/platform/owned-types.ts';
import { isOfficeSetting } from './settings-documents.ts';

type Set = { name: string; title?: string };
type Field = {
  name: string;
  title?: string;
  type: string;
  group?: unknown;
  fieldset?: string;
  options?: { list?: unknown };
};
type Named = { name: string; fields?: readonly unknown[]; groups?: readonly Set[]; fieldsets?: readonly Set[] };
type Choice = { value: string; title: string };

type SettingName = { title: string; group: string };

/** Names of the content service where the domain counts cents. */
const inDollars: Record<string, string> = {
  establishmentFeeCents: 'establishmentFee',
  securityRegistrationFeeCents: 'securityRegistrationFee',
  agencyFeeCents: 'agencyFee',
  monthlyFeeCents: 'monthlyFee',
};

/** The field of a layer's document that holds the setting at `path`: `finance.monthlyFeeCents` → `finance.monthlyFee`. */
export function fieldPath(path: string): string {
  return path
    .split('.')
    .map((part) => inDollars[part] ?? part)
    .join('.');
}

/** Which group of the settings' form the setting at `path` is in, counted from the first. */
export function groupOrder(path: string): number {
  if (isOfficeSetting(path)) return siteSettings.groups?.length ?? 0;
  const top = fieldOf(siteSettings, path.split('.')[0] ?? '');
  return (siteSettings.groups ?? []).findIndex(({ name }) => name === top?.group);
}

/** What staff call the setting at `path`, and the heading of the form under which it is, such as "Look: Colours". */
export function settingName(path: string): SettingName {
  const [first = '', ...inner] = fieldPath(path).split('.');
  const [top, ...members] = fieldsOf(path);
  const office = isOfficeSetting(path);
  const groups = [
    office ? titleOf('siteOffice') : (titleIn(siteSettings.groups, top?.group) ?? ''),
    office ? titleIn(officeOptions.fieldsets, members[0]?.fieldset) : subGroup(top, members[0]),
  ];
  const group = groups.filter(Boolean).join(': ');
  if (first === 'buttons') return { title: `Button: ${inner.join('.')}`, group };
  const titles = [top?.title ?? first, ...inner.map((name, at) => members[at]?.title ?? name)];
  return { title: titles.join(' · '), group };
}

/** What the form offers to choose from at `path`; empty where staff write freely. */
export function settingChoices(path: string): Choice[] {
  const list = fieldsOf(path).at(-1)?.options?.list;
  return Array.isArray(list) ? list.filter((choice): choice is Choice => typeof choice === 'object') : [];
}

function fieldsOf(path: string): (Field | undefined)[] {
  const [first = '', ...inner] = fieldPath(path).split('.');
  let field = fieldOf(siteSettings, first);
  const members = inner.map((name) => {
    field = isOfficeSetting(path) ? fieldOf(officeOptions, name) : fieldOf(typeOf(field), name);
    return field;
  });
  return [fieldOf(siteSettings, first), ...members];
}

function subGroup(record: Field | undefined, member: Field | undefined): string | undefined {
  const type = typeOf(record);
  return titleIn(type?.fieldsets, member?.fieldset) ?? titleIn(type?.groups, member?.group);
}

const typeOf = (field: Field | undefined): Named | undefined => objectTypes.find(({ name }) => name === field?.type);
const titleIn = (sets: readonly Set[] | undefined, name: unknown): string | undefined =>
  sets?.find((set) => set.name === name)?.title;

function fieldOf(type: Named | undefined, name: string): Field | undefined {
  return (type?.fields as readonly Field[] | undefined)?.find((field) => field.name === name);
}
