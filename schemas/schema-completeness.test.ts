import { parse } from 'groq-js';
import { createSchema } from 'sanity';
import { describe, expect, it } from 'vitest';
import { defaultSettings, defaultTheme } from '@/domain/site/defaults.ts';
import { features } from '@/domain/switches/features.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { announcementFragment } from '@/schemas/fragments/announcement.ts';
import { bannerFragment } from '@/schemas/fragments/banner.ts';
import { linkFragment } from '@/schemas/fragments/link.ts';
import { locationFragment } from '@/schemas/fragments/location.ts';
import { menuFragment } from '@/schemas/fragments/menu.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import { promoTileFragment } from '@/schemas/fragments/promo-tile.ts';
import { settingsFragment } from '@/schemas/fragments/settings.ts';
import { themeFragment } from '@/schemas/fragments/theme.ts';
import { blockTypes } from '@/schemas/generated/block-types.ts';
import { objectTypes } from '@/schemas/object-types.ts';

const blocks = blockTypes.map((name) => ({ name, type: 'object', fields: [{ name: 'heading', type: 'string' }] }));
const schema = createSchema({ name: 'default', types: [...documentTypes, ...objectTypes, ...blocks] });

function fieldsOf(type: string): string[] {
  const found = schema.get(type);
  return found && 'fields' in found ? found.fields.map(({ name }: { name: string }) => name) : [];
}

/**
 * The field names of a projection, without nested ones: `"slug": slug.current, links[]{label}` →
 * slug, links.
 */
function projected(fragment: string): string[] {
  let flat = fragment;
  while (/[{[(][^{}[\]()]*[}\])]/.test(flat)) flat = flat.replace(/[{[(][^{}[\]()]*[}\])]/g, '');
  return flat.split(',').map((part) =>
    part
      .trim()
      .replace(/^"(\w+)".*$/, '$1')
      .replace(/->$/, ''),
  );
}

const identity = ['_id', '_type'];
const owner = ['site', 'template', 'manufacturer'];
/** Fields of a location for imports of stock alone: no shopper's page reads it. */
const ofImports = ['feedCodes', 'dealershipId'];

describe('the content model', () => {
  it('has no mistakes that the studio would report', () => {
    const errors = (schema._validation ?? []).flatMap(({ problems }) =>
      problems.filter(({ severity }) => severity === 'error'),
    );
    expect(errors).toEqual([]);
  });

  it('[CFG-01] has a switch for each feature of the declared table, with its help', () => {
    const switches = objectTypes.find(({ name }) => name === 'featureSwitches');
    const fields = switches && 'fields' in switches ? switches.fields : [];
    expect(fields.map(({ name }) => name)).toEqual(features.map(({ key }) => key));
    for (const { key, help } of features) {
      expect(fields.find(({ name }) => name === key)).toMatchObject({
        type: 'boolean',
        description: expect.stringContaining(help),
      });
    }
  });

  it('has a field for each value of the theme and of the wordmark', () => {
    expect(fieldsOf('theme').sort()).toEqual(Object.keys(defaultTheme).sort());
    expect(fieldsOf('wordmark').sort()).toEqual(Object.keys(defaultTheme.wordmark).sort());
  });

  it('[CFG-02] lets a layer set every setting that a resolved site has', () => {
    expect(fieldsOf('siteSettings').sort()).toEqual(Object.keys(defaultSettings).sort());
    expect(fieldsOf('phones').sort()).toEqual(Object.keys(defaultSettings.phones).sort());
    expect(fieldsOf('siteTexts').sort()).toEqual(Object.keys(defaultSettings.texts).sort());
  });

  it('gives every document a title, an icon and a preview', () => {
    for (const type of documentTypes) {
      expect(type, type.name).toMatchObject({
        title: expect.any(String),
        icon: expect.anything(),
        preview: expect.anything(),
      });
    }
  });

  it('[CFG-04] lets no picker of an owned document offer what another site has', () => {
    const pickers = [...documentTypes, ...objectTypes].flatMap((type) => ownedPickers(type.fields ?? []));
    expect(pickers.length).toBeGreaterThanOrEqual(6);
    for (const picker of pickers) expect(picker.options?.filter, picker.name).toBeTypeOf('function');
  });
});

describe('the fragments', () => {
  const fragments = {
    link: linkFragment,
    menu: menuFragment,
    banner: bannerFragment,
    promoTile: promoTileFragment,
    announcement: announcementFragment,
    location: locationFragment,
    theme: themeFragment,
    siteSettings: settingsFragment,
  };

  it.each(Object.entries({ ...fragments, picture: pictureFragment }))(
    '%s is valid GROQ without a spread',
    (_, fragment) => {
      expect(() => parse(`*[]{${fragment}}`)).not.toThrow();
      expect(fragment).not.toContain('...');
    },
  );

  it.each(Object.entries(fragments))('%s reads every field that staff can fill in', (type, fragment) => {
    const read = projected(fragment).filter((name) => !identity.includes(name));
    expect(read.sort()).toEqual(
      fieldsOf(type)
        .filter((name) => !owner.includes(name) && !ofImports.includes(name))
        .sort(),
    );
  });
});

type Field = {
  name?: string;
  type: string;
  to?: unknown;
  of?: readonly Field[];
  fields?: readonly Field[];
  options?: { filter?: unknown };
};

const unowned = ['site', 'template', 'manufacturer', 'dealerGroup'];

function ownedPickers(fields: readonly unknown[]): Field[] {
  return (fields as readonly Field[]).flatMap((field) => [
    ...(field.type === 'reference' && !targets(field).some((type) => unowned.includes(type)) ? [field] : []),
    ...ownedPickers(field.of ?? []),
    ...ownedPickers(field.fields ?? []),
  ]);
}

function targets({ to }: Field): string[] {
  return (Array.isArray(to) ? to : [to]).map(({ type }: { type: string }) => type);
}
