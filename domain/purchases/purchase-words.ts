import { formatCents } from '@/domain/finance/money.ts';
import { slotText } from '@/domain/leads/booking.ts';

type Handover =
  | { way: 'pick-up'; placeName: string; slot: string; gone: boolean }
  | { way: 'delivery'; postcode: string; estimate: { price: number; name: string } | null };

/** "Pick-up at Southbank, Thursday 3 December, 10:30 am" */
export function handoverText(handover: Handover): string {
  if (handover.way === 'delivery') {
    const { postcode, estimate } = handover;
    const to = `Delivery to ${[postcode, estimate?.name].filter(Boolean).join(' ')}`;
    return `${to}, ${estimate ? `about ${formatCents(estimate.price * 100)}` : 'to be quoted'}`;
  }
  const { placeName, slot } = handover;
  return [`Pick-up at ${placeName}`, slot && slotText(slot)].filter(Boolean).join(', ');
}
