/** The state of an enquiry in the lead desk. */
export const leadStates = [
  { value: 'new', title: 'New' },
  { value: 'in-work', title: 'In work' },
  { value: 'won', title: 'Won' },
  { value: 'lost', title: 'Lost' },
] as const;

export type LeadState = (typeof leadStates)[number]['value'];

export const isLeadState = (value: unknown): value is LeadState => leadStates.some((state) => state.value === value);

/** "stuck" was tried as often as it is tried by itself: staff see it, and send it again. */
export type DeliveryState = 'waiting' | 'delivered' | 'stuck';
