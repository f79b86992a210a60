import { noSuch } from './api-error.ts';
import { objectOf } from './objects.ts';
import type { Filter } from './payment-store.ts';
import type { World } from './payment-world.ts';
import type { Scope } from './state.ts';

type Wanted = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
  types?: readonly string[] | undefined;
};

/** One page of a list, the newest first. Throws an ApiError. */
export function listOf(world: World, scope: Scope, kind: 'balance' | 'event', url: string, wanted: Wanted): unknown {
  const { limit, starting_after: after, ending_before: before } = wanted;
  for (const id of [after, before]) if (id && !world.store.get(kind, id, scope)) throw noSuch(kind, id);
  const found = world.store.list(kind, scope, limit + 1, {
    ...filterOf(wanted),
    ...edge('after', after),
    ...edge('before', before),
  });
  const data = found.slice(0, limit).map((one) => objectOf(world, kind, one));
  return { object: 'list', data, has_more: found.length > limit, url };
}

const edge = (name: 'after' | 'before', id: string | undefined): Filter => (id ? { [name]: id } : {});

function filterOf({ created, types }: Wanted): Filter {
  const from = created?.gte ?? (created?.gt === undefined ? undefined : created.gt + 1);
  const to = created?.lt ?? (created?.lte === undefined ? undefined : created.lte + 1);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(types && { types }) };
}
