import { z } from 'zod';
import {
  devices,
  type FigureBatch,
  figureDetails,
  figureLimits,
  visitFigure,
  vitalNames,
} from '@/domain/events/figure-batch.ts';
import { type PageType, pageTypes } from '@/domain/events/page-facts.ts';
import { shopperEvents } from '@/domain/events/shopper-events.ts';

const eventIds: ReadonlySet<number> = new Set([visitFigure, ...Object.values(shopperEvents).map(({ id }) => id)]);

/** Ten minutes, in milliseconds. */
const maxValue = 600_000;

/** Of a clock that jumped between both readings: bounded, never refused. */
const age = z.number().transform((ms) => Math.min(Math.max(0, Math.round(ms)), figureLimits.ageMs));

const event = z.object({
  event: z.number().refine((id) => eventIds.has(id)),
  detail: z.enum(figureDetails).default(''),
  car: z
    .string()
    .regex(/^[a-z0-9-]{0,160}$/)
    .default(''),
  age,
});

const vital = z.object({
  vital: z.enum(vitalNames),
  /** Rounded as far as anything reads it: a `real` of PostgreSQL refuses what is nearer to nought. */
  value: z.number().transform((value) => Math.round(Math.min(Math.max(0, value), maxValue) * 10_000) / 10_000),
  age,
});

const passOn = z
  .object({
    visits: z.boolean(),
    ads: z.boolean(),
    webhook: z.boolean(),
    person: z.string().regex(/^(?:\d{1,10}\.\d{1,10})?$/),
  })
  // Without a number there is none to measure by.
  .transform((to) => (to.person === '' ? { ...to, visits: false, ads: false } : to));

const batch = z
  .object({
    /** In one spelling: it is the key by which a repeat is found. */
    id: z.uuid().toLowerCase(),
    page: z.enum(pageTypes as readonly [PageType, ...PageType[]]),
    device: z.enum(devices),
    events: z.array(event).max(figureLimits.entries).default([]),
    vitals: z.array(vital).max(figureLimits.entries).default([]),
    passOn: passOn.optional(),
  })
  .refine(({ events, vitals }) => {
    const entries = events.length + vitals.length;
    return entries > 0 && entries <= figureLimits.entries;
  });

/** A batch as a page sent it; null if it is not one. */
export function readBatch(body: Buffer): FigureBatch | null {
  try {
    return batch.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
