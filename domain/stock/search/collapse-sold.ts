/** Sold vehicles that follow each other shrink to the first of them, unless all are sold: then each stays (SRCH-18). */
export function collapseSold<V extends { status: string }>(vehicles: readonly V[]): V[] {
  const sold = (vehicle: V | undefined) => vehicle?.status === 'sold';
  if (vehicles.every(sold)) return [...vehicles];
  return vehicles.filter((vehicle, at) => !sold(vehicle) || !sold(vehicles[at - 1]));
}
