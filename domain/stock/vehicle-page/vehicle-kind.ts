/** The kinds of vehicles whose pages staff arrange by themselves. */
export const vehicleKinds = [
  { value: 'car', title: 'Cars' },
  { value: 'motorcycle', title: 'Motorcycles' },
  { value: 'caravan', title: 'Caravans' },
] as const;

export type VehicleKind = (typeof vehicleKinds)[number]['value'];

/** The kind of a vehicle by its item type; what is neither motorcycle nor caravan is arranged as a car. */
export const vehicleKind = (itemType: string): VehicleKind =>
  vehicleKinds.find(({ value }) => value === itemType)?.value ?? 'car';
