import { Ajv, type ValidateFunction } from 'ajv';
import { DeclaredSchemas, listOf, type Schema } from './declared-schemas.ts';
import { isLive } from './running-provider.ts';

const schemas = new DeclaredSchemas();
const resources: Record<string, Schema> = {
  'checkout.session': schemas.of('resources/Checkout/Sessions.d.ts', 'Session'),
  payment_intent: schemas.of('resources/PaymentIntents.d.ts', 'PaymentIntent'),
  charge: schemas.of('resources/Charges.d.ts', 'Charge'),
  refund: schemas.of('resources/Refunds.d.ts', 'Refund'),
  balance_transaction: schemas.of('resources/BalanceTransactions.d.ts', 'BalanceTransaction'),
  event: schemas.of('resources/Events.d.ts', 'EventBase'),
};
const ajv = new Ajv({ strict: false, allErrors: true });
/** Stripe itself may return fields that it has not published. */
const tolerated = isLive ? 'additionalProperties' : '';
const compiled = new Map<string, ValidateFunction>();

/** What an object has that Stripe's published shape of this version has not, or lacks of it; empty for a right one. */
export function faultsOf(value: unknown): string[] {
  const kind = kindOf(value);
  if (kind === 'list') return [...faultsBy('list', listOf(true), value), ...dataOf(value).flatMap(faultsOf)];
  const resource = resources[kind];
  if (resource === undefined) return [`There is no published shape of ${JSON.stringify(kind)} here.`];
  const faults = faultsBy(kind, resource, kind === 'event' ? withoutData(value) : value);
  return kind === 'event' ? [...faults, ...faultsOf(objectOfEvent(value))] : faults;
}

function faultsBy(kind: string, resource: Schema, value: unknown): string[] {
  const validate = compiled.get(kind) ?? ajv.compile({ allOf: [resource], definitions: schemas.definitions });
  compiled.set(kind, validate);
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== tolerated)
    .map(({ instancePath, message, params }) => `${kind}${instancePath} ${message} ${JSON.stringify(params)}`);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const kindOf = (value: unknown): string => String(field(value, 'object'));
const dataOf = (value: unknown): unknown[] => {
  const data = field(value, 'data');
  return Array.isArray(data) ? data : [];
};
const objectOfEvent = (value: unknown): unknown => field(field(value, 'data'), 'object');
/** The object in an event has a shape of its own. */
const withoutData = (value: unknown): unknown => ({ ...Object(value), data: { object: {} } });
