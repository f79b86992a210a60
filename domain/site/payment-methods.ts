/** Ways to pay that a site can list, in the order in which they are shown (CHK-06). */
export const paymentMethods = [
  { value: 'mastercard', title: 'Mastercard' },
  { value: 'visa', title: 'Visa' },
  { value: 'maestro', title: 'Maestro' },
  { value: 'google-pay', title: 'Google Pay' },
  { value: 'apple-pay', title: 'Apple Pay' },
] as const;
