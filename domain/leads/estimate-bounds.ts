/** Beyond these a car generally gets no online estimate (FORM-09). */
const estimateBounds = { years: 7, kilometres: 100_000 } as const;

export const estimateText = {
  rule: 'Cars over 7 years old or over 100,000 km generally get no online estimate.',
  beyond:
    'A car this old or with this many kilometres generally gets no online estimate. Send us the details and we will look at it in person.',
} as const;

/** Whether a car is older or has gone further than online estimates reach. Unknown (null) counts as neither. */
export function isBeyondEstimate(car: { year: number | null; kilometres: number | null }, thisYear: number): boolean {
  const old = car.year !== null && thisYear - car.year > estimateBounds.years;
  return old || (car.kilometres !== null && car.kilometres > estimateBounds.kilometres);
}
