import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';

const longText = z.string().max(4_000).transform(cleanText);
const name = z.string().max(200).transform(cleanText);

/** A form as the browser, or the front for one without script, sends it on. */
export const sentForm = z.object({
  form: name.refine((id) => id !== ''),
  key: z.string().max(100).transform(cleanText).default(''),
  url: longText.refine((path) => path.startsWith('/')).catch('/'),
  visit: z
    .object({ pages: z.array(longText).max(100), parameters: z.record(name, longText) })
    .catch({ pages: [], parameters: {} }),
  filled: z.record(name, z.array(longText).max(50)),
  honeypot: z.string().default(''),
  estimate: z
    .object({
      priceCents: z.number(),
      depositCents: z.number(),
      finalPaymentCents: z.number(),
      termYears: z.number(),
      ratePercent: z.number(),
      frequency: z.enum(['weekly', 'fortnightly', 'monthly']),
    })
    .nullable()
    .catch(null),
  car: z.string().max(100).transform(cleanText).catch(''),
});
export type SentForm = z.output<typeof sentForm>;
