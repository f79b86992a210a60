import { yearAt } from '@/domain/leads/resolve-form.ts';
import type { Meets } from '@/domain/stock/vehicle-page/arrangement.ts';
import { meetsCondition } from '@/domain/stock/vehicle-page/vehicle-condition.ts';
import type { VehiclePageProps } from './vehicle-page-props.ts';

/** Whether the vehicle of this page meets a condition of staff, this year by the site's clock. */
export const meetsOf =
  ({ request: { site, now }, vehicle }: VehiclePageProps): Meets =>
  (condition) =>
    meetsCondition(condition, vehicle, yearAt(site, now));
