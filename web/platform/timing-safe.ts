import { timingSafeEqual } from 'node:crypto';

/** Compares a secret in a time that does not depend on where the texts differ; their length is no secret. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
