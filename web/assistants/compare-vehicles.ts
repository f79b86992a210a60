import { z } from 'zod';
import { comparePath, maxCompared } from '@/domain/routes/compare-address.ts';
import { compareRows } from '@/domain/stock/compare/compare-rows.ts';
import { defineTool } from './tool.ts';
import { vehicleHead } from './vehicle-item.ts';
import { vehicleId, vehiclesOf } from './vehicle-of.ts';

/** Vehicles side by side, as the site's comparison has them. */
export const compareVehicles = defineTool({
  name: 'inventory.compare',
  title: 'Compare vehicles',
  description:
    'Two to four vehicles of this dealer side by side: prices, and each fact that at least one of them states.',
  input: z.strictObject({
    vehicle_ids: z
      .array(vehicleId)
      .min(2)
      .max(maxCompared)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each vehicle once.'),
  }),
  find: async ({ vehicle_ids: ids }, assistant) => {
    const cars = await vehiclesOf(assistant, ids);
    const rows = compareRows(cars).flatMap((group) => group.rows.map((row) => ({ group: group.title, ...row })));
    return {
      data: {
        vehicles: cars.map((car) => vehicleHead(car, assistant.origin)),
        rows: rows.map(({ group, label, cells }) => ({
          group,
          label,
          values: cells.map(({ text }) => text || null),
          best: cells.map(({ best }) => best),
        })),
        url: assistant.origin + comparePath(ids),
      },
    };
  },
});
