import { cache } from 'react';
import type { VehicleKind } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import type { VEHICLE_PAGE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { fetchContent } from './fetch-content.ts';
import { read } from './read.ts';
import { VEHICLE_PAGE_QUERY } from './vehicle-page-query.ts';

/** How staff arranged the pages of a kind of vehicle on a site; null where they left them as they are. */
export const readVehiclePage = cache(
  (site: string, kind: VehicleKind, draft: boolean): Promise<VEHICLE_PAGE_QUERY_RESULT> =>
    read([tags.page(site)], () =>
      fetchContent<VEHICLE_PAGE_QUERY_RESULT>(draft, VEHICLE_PAGE_QUERY, { site, kind }, 'vehicle-page'),
    ),
);
