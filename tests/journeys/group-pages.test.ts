import { describe, expect, it } from 'vitest';
import { groupFigures } from '@/demo/content/group-figures.ts';
import { shop } from './shop.ts';

/** Names and addresses of the links of a page's main part, in order; a picture's alternative text names it too. */
async function linksOf(path: string): Promise<[href: string, words: string][]> {
  const { body } = await shop('meridian-group', path);
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  return [...main.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = '', text = '']) => [
    href,
    text
      .replaceAll(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '$1')
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
  ]);
}

describe('a group of dealers', () => {
  it('[NAV-22] its brands page groups the tiles, leads each where it belongs and shows how large the group is', async () => {
    const { body } = await shop('meridian-group', '/brands');
    const titles = ['Car brands', 'Motorcycle brands', 'Truck brands', 'Our own brands'];
    const places = titles.map((title) => body.lastIndexOf(`>${title}<`));
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
    for (const [figure] of groupFigures) expect(body).toContain(`>${figure}<`);
    const links = new Map(await linksOf('/brands'));
    expect(links.get('/volkswagen/overview')).toContain('Volkswagen');
    expect(links.get('/meridian-tyres')).toContain('Meridian Tyres');
    expect([...links].find(([, text]) => text.includes('Northbridge Trucks'))?.[0]).toMatch(/^https:/);
  });

  it('[NAV-12] [NAV-22] a brand has its overview and a brand of the group’s own a page at its name', async () => {
    expect((await shop('meridian-group', '/hyundai/overview')).body).toContain('Northgate does the new ones');
    expect((await shop('meridian-group', '/meridian-rental')).status).toBe(200);
    expect((await shop('meridian-group', '/meridian-rental/overview')).status).toBe(404);
    expect((await shop('northgate-hyundai', '/hyundai/overview')).status).toBe(404);
  });

  it('[CFG-03] caravans and motorcycles have pages with pictures that are marked as illustrative, and their stock', async () => {
    for (const path of ['/caravans', '/motorcycles']) {
      const { status, body } = await shop('meridian-group', path);
      expect(status).toBe(200);
      expect(body).toContain('Illustrative picture');
      expect(body).toMatch(path === '/caravans' ? /alt="A [^"]*caravan/ : /alt="A [^"]*motorcycle/);
      expect(body).toMatch(/<article/);
    }
  });
});
