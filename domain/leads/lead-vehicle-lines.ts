import type { AnswerLine, LeadRecord, LeadVehicle } from './lead-record.ts';

/** The car that an enquiry is about, as staff look for it. */
export function vehicleLines({ vehicle }: Pick<LeadRecord, 'vehicle'>): AnswerLine[] {
  if (!vehicle) return [];
  const { title, stockNumber, price, priceType } = vehicle;
  const priced = [price, priceType].filter(Boolean).join(' ');
  return [
    { label: 'Car', text: [title, `stock number ${stockNumber}`, priced].filter(Boolean).join(', ') },
    ...sellingLines(vehicle),
  ];
}

/** Where it is, and what it costs a week with whom; for staff and their systems, who advertise nothing by it. */
export function sellingLines({ yard, weekly, lender }: LeadVehicle): AnswerLine[] {
  return [
    ...(yard ? [{ label: 'Yard', text: [yard.name, yard.address].filter(Boolean).join(', ') }] : []),
    ...(weekly
      ? [{ label: 'Weekly figure shown', text: [weekly.replaceAll('*', ''), lender].filter(Boolean).join(', ') }]
      : []),
  ];
}
