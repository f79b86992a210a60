import { type MediaOrigin, stockImageSource } from '@/domain/media/image-address.ts';
import type { StockImage } from './card-values.ts';

/** A document of the index as it comes: any field may be missing or odd. */
export type Source = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
export const isTrue = (value: unknown): boolean => value === true;
/** A moment of the index, seconds, in milliseconds. */
export const moment = (value: unknown): number => number(value) * 1000;

export const oneOf =
  <T extends string>(allowed: readonly T[], otherwise: T) =>
  (value: unknown): T =>
    allowed.find((candidate) => candidate === value) ?? otherwise;

/** Pictures at origins that are not on the list are left out: the image route would not fetch them. */
export function images(value: unknown, { name }: Source, origins: readonly MediaOrigin[]): StockImage[] {
  const addresses = Array.isArray(value) ? value.filter((url): url is string => typeof url === 'string') : [];
  const sources = addresses.flatMap((url) => stockImageSource(url, origins) ?? []);
  return sources.map((source, index) => ({
    ...source,
    alt: `${text(name)}, photo ${index + 1} of ${sources.length}`,
  }));
}
