import { entriesOf } from '@/domain/vocabulary/typed-keys.ts';

/**
 * What bodies are bought for: a shopper who wants a ute for work is not helped by a coupe. Lower
 * case, as feeds name them.
 */
const uses = {
  work: ['ute', 'van', 'cab chassis', 'truck', 'light truck'],
  space: ['suv', 'wagon', 'people mover', 'bus'],
  road: ['hatch', 'hatchback', 'sedan', 'coupe', 'convertible'],
} as const;
type Use = keyof typeof uses;

/** What a body is bought for; null for one that is not listed, as a motorcycle's or a caravan's. */
export function bodyUse(body: string): Use | null {
  const name = body.trim().toLowerCase();
  const [use] = entriesOf<Use, readonly string[]>(uses).find(([, bodies]) => bodies.includes(name)) ?? [];
  return use ?? null;
}
