import { defineField, defineType } from 'sanity';
import { isAustralianPhone } from '@/domain/locations/phone.ts';

/**
 * Returns an error when a phone number is not one that shoppers in Australia can dial, or `true`.
 * Spaces, dots, dashes and brackets are accepted.
 */
export function checkPhone(phone: string | undefined): true | string {
  if (!phone) return true;
  return isAustralianPhone(phone)
    ? true
    : 'Write an Australian number with its area code, for example 03 5550 1234, 0491 570 156 or 1300 000 000.';
}

const phone = (name: string, title: string, description?: string) =>
  defineField({ name, title, description, type: 'string', validation: (rule) => rule.custom(checkPhone) });

export const phones = defineType({
  name: 'phones',
  title: 'Phone numbers',
  type: 'object',
  options: { columns: 2 },
  fields: [
    phone('main', 'Main', 'Shown in the header, and wherever a department has none.'),
    phone('sales', 'Sales'),
    phone('service', 'Service'),
    phone('parts', 'Parts'),
    phone('newCars', 'New cars'),
    phone('usedCars', 'Used cars'),
    phone('demoCars', 'Demo cars'),
  ],
});
