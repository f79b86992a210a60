import { type LeadMail, mailOf } from '@/domain/leads/lead-message.ts';
import { alertsPath } from './alerts-path.ts';

type ConfirmMailOptions = { dealer: string; origin: string; token: string; mark: string };

/**
 * To an address that a shopper typed: nothing else is sent there until its owner opens the link. It
 * contains nothing that they typed.
 */
export function confirmMail({ dealer, origin, token, mark }: ConfirmMailOptions): LeadMail {
  return mailOf({
    subject: `Confirm your email for alerts from ${dealer}`,
    opening: `Somebody switched on alerts at ${dealer} for this address.`,
    lines: [{ label: 'Confirm that it was you', text: `${origin}${alertsPath(token)}?confirm=${mark}` }],
    closing: 'If it was not you, do nothing: no alerts are sent to this address.',
    origin,
  });
}
