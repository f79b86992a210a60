import { yearAt } from '@/domain/leads/resolve-form.ts';
import type { Meets } from '@/domain/stock/vehicle-page/arrangement.ts';
import { meetsCondition } from '@/domain/stock/vehicle-page/vehicle-condition.ts';
import type { VehiclePageProps } from './vehicle-page-props.ts';

/** Whether the vehicle meets a condition of staff, in the current year at the site. */
export const meetsOf =
  ({ request: { site, now }, vehicle }: VehiclePageProps): Meets =>
  (condition) =>
    meetsCondition(condition, vehicle, yearAt(site, now));
