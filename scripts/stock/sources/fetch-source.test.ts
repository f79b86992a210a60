import { describe, expect, it } from 'vitest';
import { type StockSource, sourceOf } from '@/domain/stock/sources/stock-source.ts';
import { fetchSource } from './fetch-source.ts';
import { usualLimits } from './fetched.ts';

const source = (address: string): StockSource => {
  const read = sourceOf('southbank-ford', { address, user: 'dealer' });
  if (!read) throw new Error('There is no source.');
  return read;
};
const fetchWith = (address: string, variables: Record<string, string>) =>
  fetchSource(source(address), null, { variables, limits: usualLimits });

describe('[PLUS-20] what signs in to a stock feed', () => {
  const secrets = [['PASSWORD'], ['TOKEN'], ['KEY']] as const;
  it.each(secrets)('%s goes to no host but the one that the operator named', async (what) => {
    const variables = { [`STOCK_FEED_SOUTHBANK_FORD_${what}`]: 's3cret' };
    const elsewhere = 'The password of this feed is not for 127.0.0.1:9';
    await expect(fetchWith('https://127.0.0.1:9/stock.csv', variables)).rejects.toThrow(elsewhere);
    const named = { ...variables, STOCK_FEED_SOUTHBANK_FORD_HOST: 'feeds.example' };
    await expect(fetchWith('https://127.0.0.1:9/stock.csv', named)).rejects.toThrow(elsewhere);
  });

  it('may be sent to the host that the operator named, with its port', async () => {
    const variables = { STOCK_FEED_SOUTHBANK_FORD_PASSWORD: 's3cret', STOCK_FEED_SOUTHBANK_FORD_HOST: '127.0.0.1:9' };
    await expect(fetchWith('https://127.0.0.1:9/stock.csv', variables)).rejects.toThrow(
      'The address is inside a private network.',
    );
  });

  it('is not required where a feed needs none', async () => {
    await expect(fetchWith('https://127.0.0.1:9/stock.csv', {})).rejects.toThrow(
      'The address is inside a private network.',
    );
  });
});
