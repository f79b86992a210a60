import type { InitialValueResolverContext, Template } from 'sanity';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { leadsSomewhere, type Written, writtenQuery } from '@/studio/menus/living-links.ts';
import { livingMenu, menuCopy } from '@/studio/menus/menu-copy.ts';
import {
  type OwnedType,
  type Owner,
  ownedTypes,
  singleTypes,
  startOf,
  startOfManufacturer,
  titleOf,
  typesOfManufacturer,
} from '@/studio/platform/owned-types.ts';

const apiVersion = '2025-03-04';

/** Initial values that assign a new document to the site or template of its list. */
export const startingValues: Template[] = [
  ...ownedTypes.flatMap((owned) =>
    owned.template ? [ofOwner(owned, 'site'), ofOwner(owned, 'template')] : [ofOwner(owned, 'site')],
  ),
  ...typesOfManufacturer.map(({ type }) => ({
    id: startOfManufacturer(type),
    title: titleOf(type),
    schemaType: type,
    parameters: [{ name: 'id', type: 'string' }],
    value: ({ id }: { id: string }) => ({ manufacturer: reference(id) }),
  })),
  ...singleTypes.flatMap(({ type, owners }) =>
    owners.map((owner) => ({
      id: startOf(type, owner),
      title: titleOf(type),
      schemaType: type,
      parameters: [{ name: 'id', type: 'string' }],
      value: ({ id }: { id: string }) => ({ [owner]: reference(id) }),
    })),
  ),
];

function ofOwner({ type }: OwnedType, owner: Owner): Template {
  return {
    id: startOf(type, owner),
    title: titleOf(type),
    schemaType: type,
    parameters: [
      { name: 'id', type: 'string' },
      ...(type === 'redirect' ? [{ name: 'from', type: 'string' as const }] : []),
    ],
    value: startFor(type, owner),
  };
}

function startFor(type: string, owner: Owner) {
  if (type === 'model') return modelOfOwner(owner);
  if (type === 'menu' && owner === 'site') return menuOfSite;
  if (type === 'redirect') return redirectOfOwner(owner);
  return ({ id }: { id: string }) => ({ [owner]: reference(id) });
}

/** With the missing address, if it is created for one. */
function redirectOfOwner(owner: Owner) {
  return ({ id, from }: { id: string; from?: unknown }) => ({
    [owner]: reference(id),
    ...(typeof from === 'string' && { from }),
  });
}

/**
 * A dealer's menu starts as a copy of the site's current ones, without links that do not exist on
 * this site, as to a page of the template that the dealer does not have.
 */
async function menuOfSite({ id }: { id: string }, { getClient }: InitialValueResolverContext) {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published' });
  const slug = await client.fetch<string | null>('*[_id == $id][0].slug.current', { id });
  const content = await client.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug });
  if (!content) return { site: reference(id) };
  const raw = getClient({ apiVersion }).withConfig({ perspective: 'raw' });
  const written = await raw.fetch<Written>(writtenQuery, { site: id });
  const shown = siteOfContent(content);
  return { site: reference(id), ...livingMenu(menuCopy(shown), (href) => leadsSomewhere(href, written, shown)) };
}

const brandOfSite = '*[_id == $id][0].manufacturer._ref';

/** A model also gets the site's manufacturer, if it has one. */
function modelOfOwner(owner: Owner) {
  return async ({ id }: { id: string }, { getClient }: InitialValueResolverContext) => {
    const brand = await getClient({ apiVersion }).fetch<string | null>(brandOfSite, { id });
    return { [owner]: reference(id), ...(brand && { manufacturer: reference(brand) }) };
  };
}

function reference(id: string) {
  return { _type: 'reference', _ref: id };
}
