import { z } from 'zod';
import { ApiError, wrongParameter } from './api-error.ts';

/** Forms hold texts alone: numbers are read from them. */
const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
const positive = whole.refine((number) => number > 0);
const text = (max: number) => z.string().max(max);
const address = text(5_000).refine((value) =>
  /^https?:$/.test(URL.parse(value.replaceAll('{CHECKOUT_SESSION_ID}', 'id'))?.protocol ?? ''),
);
const metadata = z
  .record(z.string().max(40), text(500))
  .refine((pairs) => Object.keys(pairs).length <= 50)
  .default({});
const expand = z.array(text(100)).max(20).default([]);
const captureMethod = z.enum(['automatic', 'automatic_async', 'manual']);
const moment = z.union([
  whole.transform((at) => ({ gte: at, lt: at + 1 })),
  z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
]);
const page = {
  limit: whole.refine((limit) => limit >= 1 && limit <= 100).default(10),
  starting_after: text(200).optional(),
  ending_before: text(200).optional(),
  expand,
};

/** The parameters that the sandbox has of each call; another one is refused by its name. */
export const parameters = {
  none: z.strictObject({ expand }),
  session: z.strictObject({
    mode: z.literal('payment'),
    success_url: address,
    cancel_url: address.optional(),
    client_reference_id: text(200).optional(),
    customer_email: text(800).optional(),
    customer_creation: z.literal('if_required').optional(),
    expires_at: whole.optional(),
    locale: text(10).optional(),
    submit_type: z.enum(['auto', 'pay', 'book', 'donate']).optional(),
    ui_mode: z.literal('hosted_page').optional(),
    allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
    metadata,
    line_items: z
      .array(
        z.strictObject({
          quantity: positive.optional().default(1),
          price_data: z.strictObject({
            currency: text(3).regex(/^[a-z]{3}$/i),
            unit_amount: whole.refine((amount) => amount >= 0),
            product_data: z.strictObject({
              name: text(5_000).min(1),
              description: text(5_000).optional(),
              metadata: metadata.optional(),
            }),
          }),
        }),
      )
      .min(1)
      .max(100),
    payment_intent_data: z
      .strictObject({
        capture_method: captureMethod.optional(),
        description: text(1_000).optional(),
        metadata,
        receipt_email: text(800).optional(),
      })
      .optional(),
    expand,
  }),
  payment: z.strictObject({
    amount: positive,
    currency: text(3).regex(/^[a-z]{3}$/i),
    capture_method: captureMethod.optional(),
    confirm: z.literal('true'),
    payment_method: z.literal('pm_card_visa'),
    allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
    description: text(1_000).optional(),
    metadata,
    expand,
  }),
  capture: z.strictObject({ amount_to_capture: positive.optional(), expand }),
  cancel: z.strictObject({
    cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
    expand,
  }),
  refund: z.strictObject({
    payment_intent: text(200).optional(),
    charge: text(200).optional(),
    amount: positive.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
    expand,
  }),
  refunds: z.strictObject({ ...page, charge: text(200) }).omit({ ending_before: true }),
  balances: z.strictObject({
    ...page,
    created: moment.optional(),
    type: z.enum(['charge', 'refund']).optional(),
    source: text(200).optional(),
  }),
  events: z.strictObject({
    ...page,
    created: moment.optional(),
    type: text(100).optional(),
    types: z.array(text(100)).max(20).optional(),
  }),
};

/**
 * A call's parameters by their schema. Throws an ApiError that names what is wrong, in the
 * provider's terms.
 */
export function readParameters<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw faultOf(read.error.issues, given);
}

function faultOf(issues: readonly z.core.$ZodIssue[], given: unknown): ApiError {
  const [issue] = issues;
  if (!issue) return new ApiError(400, 'Invalid request.');
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...path, issue.keys[0] ?? '']);
    return wrongParameter(name, `Received unknown parameter: ${name}`, 'parameter_unknown');
  }
  const name = nameOf(path);
  if (valueAt(given, path) === undefined)
    return wrongParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
  return wrongParameter(name, `Invalid ${name}.`);
}

const nameOf = ([first = '', ...rest]: string[]): string => `${first}${rest.map((part) => `[${part}]`).join('')}`;

function valueAt(given: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    given,
  );
}
