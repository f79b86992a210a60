import { describe, expect, it } from 'vitest';
import { content, control, publish, shop, until } from './shop.ts';

describe('weekly figures when a lender is published anew', () => {
  const home = async (site: string) => (await shop(site, '/')).body;
  const rate = 'interestRatePercent';

  it('[CARD-07] [FIN-02] the cards of its dealer follow, those of others stay', async () => {
    const figures = async () => (await home('southbank-ford')).match(/<b>\$[\d,.]+<\/b> \/wk\*|[\d.]+% p\.a\./g);
    const others = await figures();
    expect(await home('coastline-mazda')).toContain('8.25% p.a.');
    await publish('lender-bellbird', { [rate]: 9.15 });
    try {
      await until('the new rate on cards', async () => {
        const text = await home('coastline-mazda');
        return text.includes('9.15% p.a.') && !text.includes('8.25% p.a.');
      });
      expect(await figures()).toEqual(others);
      expect(others?.length).toBeGreaterThan(6);
    } finally {
      await publish('lender-bellbird', { [rate]: 8.25 });
      await until('the old rate again', async () => !(await home('coastline-mazda')).includes('9.15% p.a.'));
    }
  });

  it("[CARD-07] a site's own settings come before its lender, and a search service that was away is caught up with", async () => {
    try {
      await control('stop', 'search');
      try {
        await publish('override-bayside-toyota', { [`settings.finance.${rate}`]: 8.45 });
      } finally {
        await control('start', 'search');
      }
      await until('the rate of the site', async () => (await home('bayside-toyota')).includes('8.45% p.a.'), 30_000);
    } finally {
      await content()
        .patch('override-bayside-toyota')
        .unset([`settings.finance.${rate}`])
        .commit();
      await until('the rate of the lender', async () => !(await home('bayside-toyota')).includes('8.45% p.a.'));
    }
  });
});
