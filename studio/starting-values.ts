import type { Template } from 'sanity';
import { type OwnedType, type Owner, ownedTypes, startOf } from '@/studio/owned-types.ts';

/** Starting values that put a new document under the site or template in whose list it is made. */
export const startingValues: Template[] = [
  ...ownedTypes.flatMap((owned) =>
    owned.template ? [ofOwner(owned, 'site'), ofOwner(owned, 'template')] : [ofOwner(owned, 'site')],
  ),
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
    title,
    schemaType: type,
    parameters: [{ name: 'id', type: 'string' }],
    value: ({ id }: { id: string }) => ({ [owner]: reference(id) }),
  };
}

function reference(id: string) {
  return { _type: 'reference', _ref: id };
}
