import { expect, it } from 'vitest';
import { countedSite } from './counted-site.ts';

const staffOf = (site: string) => async (requested: string) =>
  requested === site ? { id: 'u', name: 'Ann' } : 'forbidden';

it('[CFG-04] a host counts the stock of its own site, and another one’s for that one’s staff alone', async () => {
  const signedOut = async () => 'signed-out' as const;
  expect(await countedSite('southbank-ford', null, signedOut)).toBe('southbank-ford');
  expect(await countedSite('southbank-ford', 'southbank-ford', signedOut)).toBe('southbank-ford');
  expect(await countedSite('southbank-ford', 'harbour-ford', signedOut)).toBeNull();
  expect(await countedSite('southbank-ford', 'harbour-ford', staffOf('southbank-ford'))).toBeNull();
  expect(await countedSite('southbank-ford', 'harbour-ford', staffOf('harbour-ford'))).toBe('harbour-ford');
  expect(await countedSite('', 'harbour-ford', async () => 'unknown')).toBeNull();
  expect(await countedSite('', null, signedOut)).toBeNull();
});
