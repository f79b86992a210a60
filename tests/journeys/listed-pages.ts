import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { instance, shop } from './shop.ts';

/** Every path that a site lists for search engines. */
export async function listedPaths(slug: string): Promise<string[]> {
  const origin = `http://${slug}.localhost:${instance().port}`;
  const index = (await shop(slug, '/sitemap.xml')).body;
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(origin.length));
  const files = await Promise.all(locations(index).map(async (file) => locations((await shop(slug, file)).body)));
  return files.flat();
}

/** The first `max` of each kind of page, and the last: all of a kind are made by one code. */
export function samplesOf(paths: readonly string[], max: number): string[] {
  const kinds = Object.groupBy(paths, (path) => (path === '/' ? 'home' : routeOfPath(path).kind));
  return Object.values(kinds).flatMap((all = []) => [...new Set([...all.slice(0, max), ...all.slice(-1)])]);
}
