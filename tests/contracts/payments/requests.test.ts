import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parameters } from '@/embedded/sandbox/payments/parameters.ts';
import { DeclaredSchemas, type Schema } from './declared-schemas.ts';

const declared = new DeclaredSchemas();
const sessions = 'resources/Checkout/Sessions.d.ts';
const payments = 'resources/PaymentIntents.d.ts';

/** The parameters of each call that the sandbox has, and what Stripe publishes of them. */
const calls: readonly [string, z.ZodType, Schema][] = [
  ['session', parameters.session, declared.of(sessions, 'Checkout.SessionCreateParams')],
  ['payment', parameters.payment, declared.of(payments, 'PaymentIntentCreateParams')],
  ['capture', parameters.capture, declared.of(payments, 'PaymentIntentCaptureParams')],
  ['cancel', parameters.cancel, declared.of(payments, 'PaymentIntentCancelParams')],
  ['refund', parameters.refund, declared.of('resources/Refunds.d.ts', 'RefundCreateParams')],
  ['balances', parameters.balances, declared.of('resources/BalanceTransactions.d.ts', 'BalanceTransactionListParams')],
  ['events', parameters.events, declared.of('resources/Events.d.ts', 'EventListParams')],
];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A schema and all that it may be instead. */
function variantsOf(schema: unknown): Node[] {
  if (!isNode(schema)) return [];
  const key = typeof schema.$ref === 'string' ? schema.$ref.replace('#/definitions/', '') : '';
  const referred = key ? variantsOf(declared.definitions[key]) : [];
  const parts = Array.isArray(schema.anyOf) ? schema.anyOf.flatMap(variantsOf) : [];
  return [schema, ...referred, ...parts];
}

/** Names of parameters in `own` that `published` does not have, with their paths. */
function unpublished(own: unknown, published: unknown, path = ''): string[] {
  const theirs = variantsOf(published);
  return variantsOf(own).flatMap((variant) => {
    const items = isNode(variant.items)
      ? unpublished(variant.items, { anyOf: theirs.map((one) => one.items) }, `${path}[]`)
      : [];
    const properties = Object.entries(isNode(variant.properties) ? variant.properties : {});
    const wrong = properties.flatMap(([name, schema]) => {
      const found = theirs.flatMap((one) =>
        isNode(one.properties) && name in one.properties ? [one.properties[name]] : [],
      );
      return found.length === 0 ? [`${path}.${name}`] : unpublished(schema, { anyOf: found }, `${path}.${name}`);
    });
    return [...items, ...wrong];
  });
}

describe('the parameters of the sandbox', () => {
  it.each(calls)('[CHK-04] are those that Stripe publishes: %s', (_name, own, published) => {
    expect(unpublished(z.toJSONSchema(own, { io: 'input', unrepresentable: 'any' }), published)).toEqual([]);
  });

  it('[CHK-04] would be found where they are not: of the call, and further in', () => {
    const price = z.strictObject({ price_data: z.strictObject({ colour: z.string() }) });
    const odd = z.strictObject({ payment_method_types: z.string(), line_items: z.array(price) });
    expect(unpublished(z.toJSONSchema(odd), calls[0]?.[2])).toEqual([
      '.payment_method_types',
      '.line_items[].price_data.colour',
    ]);
  });
});
