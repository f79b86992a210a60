import { StartError } from '../start/start-error.ts';

/** Works on one site after the other, all of them; rejects in the end with those that failed, and why. */
export async function eachSite(slugs: readonly string[], work: (slug: string) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  for (const slug of slugs)
    await work(slug).catch((error: unknown) => {
      failures.push(`${slug} could not be measured: ${error instanceof Error ? error.message : error}`);
    });
  if (failures.length > 0) throw new StartError(failures.join('\n'));
}
