import type { AscValues } from './asc-parameters.ts';

/**
 * Forms whose kind gives more than their event does: ASC's name of the form and the department that
 * handles it.
 */
const byCategory: Readonly<Record<string, AscValues>> = {
  'Finance Enquiry': { form_type: 'finance/credit', department: 'credit', flow_name: 'financing' },
  'Trade In': { form_type: 'trade', department: 'trade', flow_name: 'trade' },
  Valuation: { form_type: 'trade', department: 'trade', flow_name: 'trade' },
  'Service Booking': { form_type: 'service_appointment', department: 'service', flow_name: 'appointment' },
  Service: { form_type: 'service_appointment', department: 'service', flow_name: 'appointment' },
  'Parts Enquiry': { form_type: 'parts', department: 'parts' },
  'Online Purchase': { form_type: 'purchase', department: 'sales', flow_name: 'ecommerce' },
  'Vehicle Enquiry': { form_type: 'quote', department: 'sales' },
};

export const formParameters = (category: string): AscValues => byCategory[category] ?? {};
