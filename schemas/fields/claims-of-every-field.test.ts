import { createSchema } from 'sanity';
import { describe, expect, it } from 'vitest';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { claimsOf as claimsByTable } from '@/domain/offers/document-claims.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';
import { objectTypes } from '@/schemas/object-types.ts';
import { withClaimsRead } from './document-claims.ts';

type SchemaType = {
  name: string;
  jsonType: string;
  type?: SchemaType | null;
  fields?: { name: string; type: SchemaType }[];
  of?: SchemaType[];
  options?: { list?: unknown };
};

const schema = createSchema({ name: 'default', types: [...documentTypes, ...objectTypes, ...blockSchemas] });
const claimsOf = (document: unknown) => claimsByTable(document, wordsInOrder);
const claim = 'Yours for $99 weekly';

const isA = (type: SchemaType | undefined | null, name: string): boolean =>
  Boolean(type) && (type?.name === name || isA(type?.type, name));

type Text = { place: string; value: unknown; name: string };

/** For each text of a type, a value with only that text filled in. */
function textsOf(type: SchemaType, name = '', place = '', within: readonly string[] = []): Text[] {
  if (type.jsonType === 'string') return type.options?.list ? [] : [{ place, value: claim, name }];
  if (isA(type, 'reference') || isA(type, 'slug') || within.filter((one) => one === type.name).length > 1) return [];
  if (isA(type, 'block')) {
    const children = [{ _key: 's', _type: 'span', text: claim }];
    return [{ place, value: { _key: 'b', _type: 'block', children }, name }];
  }
  if (type.jsonType === 'array')
    return (type.of ?? []).flatMap((item) =>
      textsOf(item, name, `${place}[${item.name}]`, [...within, type.name]).map((text) => ({
        ...text,
        value: [typeof text.value === 'object' ? { _key: 'k', _type: item.name, ...text.value } : text.value],
      })),
    );
  return (type.fields ?? []).flatMap((field) =>
    textsOf(field.type, field.name, `${place}.${field.name}`, [...within, type.name]).map((text) => ({
      ...text,
      value: { [field.name]: text.value },
    })),
  );
}

/**
 * Kinds without text of the dealer for shoppers: a customer's review stays as it is, and a redirect
 * has none.
 */
const unread = ['redirect', 'review'];
/**
 * Fields that are no text for shoppers: addresses, names within a page, placements and file names.
 */
const noText = new Set(['href', 'url', 'path', 'anchor', 'placement', '_ref']);

const kinds = documentTypes.filter(({ name }) => !unread.includes(name));
const textsIn = (kind: string): Text[] => textsOf(schema.get(kind) as unknown as SchemaType);

describe('[PLUS-08] price claims: every text that shoppers see is read, in whatever field of whatever type staff write it', () => {
  it('tiles, banners, announcements, rich text and menus are among them, and every block', () => {
    const places = kinds.flatMap(({ name }) => textsIn(name).map(({ place }) => name + place));
    for (const place of [
      'promoTile.title',
      'banner.heading',
      'announcement.text',
      'menu.items[menuItem].label',
      'post.body[block]',
      'page.blocks[richText].body[block]',
      'manufacturer.settings.buttons[siteButton].label',
      'dealerGroup.settings.legalLinks[link].label',
    ])
      expect(places).toContain(place);
    for (const { name } of blockSchemas) expect(places.join()).toContain(`page.blocks[${name}]`);
    expect(places.length).toBeGreaterThan(600);
  });

  it.each(kinds)('$name', (kind) => {
    const read = withClaimsRead(kind) !== kind;
    const silent = textsIn(kind.name).filter(({ name, value }) => {
      const claims = read ? claimsOf({ _type: kind.name, ...(value as object) }) : [];
      return claims.length === 0 && !noText.has(name);
    });
    expect(silent.map(({ place }) => place)).toEqual([]);
  });
});
