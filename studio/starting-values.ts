import type { InitialValueResolverContext, Template } from 'sanity';
import { documentTypes } from '@/schemas/document-types.ts';
import { modelOfManufacturer, type OwnedType, type Owner, ownedTypes, startOf } from '@/studio/owned-types.ts';

/** Starting values that put a new document under the site or template in whose list it is made. */
export const startingValues: Template[] = [
  ...ownedTypes.flatMap((owned) =>
    owned.template ? [ofOwner(owned, 'site'), ofOwner(owned, 'template')] : [ofOwner(owned, 'site')],
  ),
  {
    id: modelOfManufacturer,
    title: 'Model',
    schemaType: 'model',
    parameters: [{ name: 'id', type: 'string' }],
    value: ({ id }: { id: string }) => ({ manufacturer: reference(id) }),
  },
  {
    id: startOf('dealerOverride', 'site'),
    title: 'Dealer settings',
    schemaType: 'dealerOverride',
    parameters: [{ name: 'id', type: 'string' }],
    value: ({ id }: { id: string }) => ({ site: reference(id) }),
  },
];

function ofOwner({ type, title }: OwnedType, owner: Owner): Template {
  return {
    id: startOf(type, owner),
    title: documentTypes.find(({ name }) => name === type)?.title ?? title,
    schemaType: type,
    parameters: [{ name: 'id', type: 'string' }],
    value: type === 'model' ? modelOfOwner(owner) : ({ id }: { id: string }) => ({ [owner]: reference(id) }),
  };
}

const brandOfSite = '*[_id == $id][0].manufacturer._ref';

/** A model also names its manufacturer: the site's own, where it has one. */
function modelOfOwner(owner: Owner) {
  return async ({ id }: { id: string }, { getClient }: InitialValueResolverContext) => {
    const brand = await getClient({ apiVersion: '2025-03-04' }).fetch<string | null>(brandOfSite, { id });
    return { [owner]: reference(id), ...(brand && { manufacturer: reference(brand) }) };
  };
}

function reference(id: string) {
  return { _type: 'reference', _ref: id };
}
