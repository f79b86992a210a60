import { carTypes, carTypeTitles } from '@/domain/stock/card-values.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { VehicleCondition } from './vehicle-condition.ts';
import { vehicleKinds } from './vehicle-kind.ts';

/**
 * A condition in a line for staff, "Only New; Ford; at most 5 years old"; empty where it has none.
 */
export function conditionText(condition: VehicleCondition | null | undefined): string {
  if (!condition) return '';
  const { minAgeYears, maxAgeYears, minOdometerKm, maxOdometerKm } = condition;
  const types = carTypes.filter((type) => condition.carTypes?.includes(type)).map((type) => carTypeTitles[type]);
  const kinds = vehicleKinds.filter(({ value }) => condition.kinds?.includes(value)).map(({ title }) => title);
  const bounds = [
    ...range(minAgeYears, maxAgeYears, (years) => `${years} ${nounFor(years, 'years')} old`),
    ...range(minOdometerKm, maxOdometerKm, (km) => `${grouped(km)} km`),
  ];
  const parts = [types.join(', '), kinds.join(', '), condition.makes?.join(', ') ?? '', ...bounds].filter(Boolean);
  return parts.length > 0 ? `Only ${parts.join('; ')}` : '';
}

function range(min: number | null | undefined, max: number | null | undefined, text: (n: number) => string): string[] {
  return [
    ...(typeof min === 'number' ? [`at least ${text(min)}`] : []),
    ...(typeof max === 'number' ? [`at most ${text(max)}`] : []),
  ];
}
