import { describe, expect, it } from 'vitest';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { faultsOf, statementsIn } from '@/tests/structured-data/validate.ts';
import { instance, shop } from './shop.ts';

/** Of each kind of page so many, of each site: all of a kind are made by one code. */
const ofEachKind = 3;
const sites = ['southbank-ford', 'cartown', 'meridian-group', 'bayside-toyota'];

async function pathsOf(slug: string): Promise<string[]> {
  const origin = `http://${slug}.localhost:${instance().port}`;
  const index = (await shop(slug, '/sitemap.xml')).body;
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(origin.length));
  const files = await Promise.all(locations(index).map(async (file) => locations((await shop(slug, file)).body)));
  return files.flat();
}

/** A few of each kind, the first and the last among them. */
function samples(paths: readonly string[]): string[] {
  const kinds = Object.groupBy(paths, (path) => (path === '/' ? 'home' : routeOfPath(path).kind));
  return Object.values(kinds).flatMap((all = []) => [...new Set([...all.slice(0, ofEachKind), ...all.slice(-1)])]);
}

const typesOf = (statements: readonly unknown[]) => statements.map((one) => (one as { '@type'?: string })['@type']);

describe.each(sites)('[CFG-05] every kind of page of %s', (slug) => {
  it('states nothing that breaks the published rules, where it stands, and a picture to be shared with that is there', async () => {
    const paths = samples(await pathsOf(slug));
    expect(paths.length).toBeGreaterThan(10);
    const faults: string[] = [];
    const pictures = new Set<string>();
    const types = new Set<string | undefined>();
    for (const path of paths) {
      const { body } = await shop(slug, path);
      const statements = statementsIn(body);
      for (const type of typesOf(statements)) types.add(type);
      faults.push(...statements.flatMap(faultsOf).map((fault) => `${path}: ${fault}`));
      const standing = path === '/' ? 'WebSite' : 'BreadcrumbList';
      if (typesOf(statements).filter((type) => type === standing).length !== 1) faults.push(`${path}: no ${standing}`);
      const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? [];
      if (picture) pictures.add(picture);
      else faults.push(`${path}: no picture to be shared with`);
    }
    for (const picture of pictures) {
      const { status, headers } = await shop(slug, new URL(picture).pathname);
      if (status !== 200 || headers['content-type'] !== 'image/jpeg') faults.push(`${picture}: ${status}`);
    }
    expect(faults).toEqual([]);
    expect([...types]).toEqual(expect.arrayContaining(['WebSite', 'BreadcrumbList', 'ItemList', 'Car']));
  });
});
