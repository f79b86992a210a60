import type { MissingPage } from '@/domain/routes/missing-path.ts';

/** Addresses that are looked up at the same time: shoppers come first. */
const atOnce = 3;

/** Those that lead nowhere even now, in their order; one that cannot be looked up stays. */
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
