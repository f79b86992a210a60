import { ApiError } from './api-error.ts';
import { kindOfId } from './ids.ts';
import { objectOf } from './objects.ts';
import type { World } from './payment-world.ts';
import { refundsOfCharge } from './refunds-of-charge.ts';

const maxLevels = 4;

/** Fields that hold the id of another object, by the object that holds them. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': ['payment_intent'],
  payment_intent: ['latest_charge'],
  charge: ['payment_intent', 'balance_transaction', 'refunds'],
  refund: ['payment_intent', 'charge', 'balance_transaction', 'failure_balance_transaction'],
  balance_transaction: ['source'],
};

/** Puts whole objects where `paths` name their ids (`payment_intent.latest_charge`, in lists `data.source`). Throws an ApiError. */
export function expand(world: World, object: unknown, paths: readonly string[]): unknown {
  return paths.reduce((expanded, path) => {
    const parts = path.split('.');
    if (parts.length > maxLevels)
      throw new ApiError(400, `You cannot expand more than ${maxLevels} levels of a property.`, { param: 'expand' });
    return expandPath(world, expanded, parts, path);
  }, object);
}

function expandPath(world: World, object: unknown, [part = '', ...rest]: readonly string[], path: string): unknown {
  if (!isObject(object)) return object;
  if (object.object === 'list' && part === 'data' && Array.isArray(object.data))
    return { ...object, data: object.data.map((one) => expandPath(world, one, rest, path)) };
  if (!expandable[String(object.object)]?.includes(part))
    throw new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
  const whole = part === 'refunds' ? refundsOf(world, object) : wholeOf(world, object[part]);
  return { ...object, [part]: rest.length > 0 ? expandPath(world, whole, rest, path) : whole };
}

/** A charge names its refunds only where they are requested: the ten newest, as the provider does. */
const refundsOf = (world: World, { id }: Record<string, unknown>): unknown =>
  refundsOfCharge(world, String(id), { limit: 10, url: `/v1/charges/${String(id)}/refunds` });

function wholeOf(world: World, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const kind = kindOfId(value);
  const thing = kind && world.store.get(kind, value);
  return kind && thing ? objectOf(world, kind, thing) : value;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
