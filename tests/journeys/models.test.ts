import { describe, expect, it } from 'vitest';
import { internalLinks } from './links.ts';
import { shop } from './shop.ts';

/** What a page says, without markup. */
const words = (body: string): string =>
  body
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the models of a dealer', () => {
  it('[NAV-13] every model of the menu has its page, at its short address too', async () => {
    const home = await shop('southbank-ford', '/');
    const paths = internalLinks(home).filter((path) => path.startsWith('/models/'));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const [page, short] = [await shop('southbank-ford', path), await shop('southbank-ford', path.slice(7))];
      expect([path, page.status, short.status]).toEqual([path, 200, 200]);
    }
    const ranger = words((await shop('southbank-ford', '/models/ranger')).body);
    expect(ranger).toMatch(/Ford Ranger.*From \$42,530 drive away.*Variants.*Colours.*Ranger in stock/);
    expect((await shop('southbank-ford', '/models/hilux')).status).toBe(404);
  });

  it('[NAV-13] Suzuki Australia writes its addresses its own way, and the plain ones lead there', async () => {
    const moved = await shop('hilltop-suzuki', '/models/swift');
    expect([moved.status, moved.headers.location]).toEqual([308, '/models/suzuki-swift']);
    expect((await shop('hilltop-suzuki', '/models/suzuki-swift')).status).toBe(200);
  });

  it('[NAV-20] the range of one body alone, or what is to come', async () => {
    const trucks = words((await shop('harbour-ford', '/models?body=trucks')).body);
    const main = trucks.slice(trucks.indexOf('Contact Us'));
    expect(main).toContain('Ranger');
    expect((await shop('harbour-ford', '/models?body=future-vehicles')).status).toBe(200);
  });
});

describe('an offer', () => {
  it('[NAV-14] [BLK-03] has a page with its whole conditions, on its own site alone', async () => {
    const list = await shop('southbank-ford', '/special-offers');
    const [path = ''] = internalLinks(list).filter((link) => link.startsWith('/offers/'));
    const offer = await shop('southbank-ford', path);
    expect(offer.status).toBe(200);
    expect(words(offer.body)).not.toContain('View full disclaimer');
    expect((await shop('coastline-mazda', path)).status).toBe(404);
  });

  it('[NAV-14] carries the make in its address on a site of several', async () => {
    const list = await shop('meridian-group', '/special-offers');
    const paths = internalLinks(list).filter((link) => link.startsWith('/offers/'));
    for (const path of paths) {
      const { status, headers } = await shop('meridian-group', path);
      expect([path, [200, 308].includes(status)]).toEqual([path, true]);
      if (status === 308) expect((await shop('meridian-group', headers.location ?? '')).status).toBe(200);
    }
  });
});
