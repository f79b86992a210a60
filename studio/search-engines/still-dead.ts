import type { MissingPage } from '@/domain/routes/missing-path.ts';

/** Parallel lookups, few, since shoppers come first. */
const atOnce = 3;

/** The pages that still do not exist, in order; if the lookup fails a page stays. */
export async function stillDead(
  pages: readonly MissingPage[],
  isDead: (path: string) => Promise<boolean>,
): Promise<MissingPage[]> {
  const alive = new Set<string>();
  const waiting = pages.values();
  const check = async () => {
    for (const { path } of waiting) if (!(await isDead(path).catch(() => true))) alive.add(path);
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  return pages.filter(({ path }) => !alive.has(path));
}
