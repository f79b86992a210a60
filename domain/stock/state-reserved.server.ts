import type { Client } from 'typesense';
import type { VehicleDocument } from './collection.ts';

export type ReservedState = { reserved: boolean; until: Date | null };
type Change = { id: string; reserved: boolean; reserved_until_timestamp: number | null };

/**
 * Writes in the index whether a vehicle is reserved and until when (CHK-02). Returns the sites that
 * list it, and whether anything changed; no sites where the index has no such vehicle, or it was
 * sold. Where an import replaces the stock meanwhile, the caller's sweep writes again.
 */
export async function stateReserved(
  typesense: Client,
  alias: string,
  id: string,
  { reserved, until }: ReservedState,
): Promise<{ sites: string[]; changed: boolean }> {
  if (!/^[\w.:-]{1,100}$/.test(id)) return nowhere;
  const found = await typesense
    .collections(alias)
    .documents()
    .export({
      filter_by: `id:=[\`${id}\`]`,
      include_fields: 'id,status,sites,reserved,reserved_until_timestamp',
    });
  const [line = ''] = found.split('\n');
  if (line === '') return nowhere;
  const old = JSON.parse(line) as Pick<VehicleDocument, 'status' | 'sites' | 'reserved' | 'reserved_until_timestamp'>;
  const untilSeconds = until ? Math.floor(until.getTime() / 1_000) : null;
  if (old.status === 'sold' || old.status === 'withdrawn') return nowhere;
  if (old.reserved === reserved && (old.reserved_until_timestamp ?? null) === untilSeconds)
    return { sites: old.sites, changed: false };
  const change: Change = { id, reserved, reserved_until_timestamp: untilSeconds };
  const [result] = await typesense
    .collections<Change>(alias)
    .documents()
    .import([change], { action: 'update', throwOnFail: false });
  if (!result?.success)
    throw new Error(`The search service did not take a reservation: ${result?.error ?? 'no answer'}`);
  return { sites: old.sites, changed: true };
}

const nowhere = { sites: [], changed: false };
