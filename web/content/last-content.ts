import { contentSource } from './content-source.ts';

export const cacheKeys = {
  site: (slug: string) => `site ${slug}`,
  form: (slug: string, id: string) => `form ${slug} ${id}`,
} as const;

/** Keeps what a page was made of; without records there is nothing to keep it in. */
export function rememberContent(key: string, value: unknown): void {
  contentSource().remember(key, value);
}
