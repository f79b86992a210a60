import { expect, it } from 'vitest';
import { open } from '@/web/integrations/geocoding/sandbox.ts';
import { chooseOffered } from './choose-offered.ts';

const offer = { tradeIn: null, finance: null, location: 'southbank', slots: [], extras: [] };
const delivery = (postcode: string) => chooseOffered(open(), 'handover', { way: 'delivery', postcode }, offer);

it('[CHK-05] a car is delivered only to a postcode that exists', async () => {
  expect(await delivery('9999')).toEqual({ problem: 'no-postcode' });
  expect(await delivery('99')).toEqual({ problem: 'postcode' });
  expect(await delivery('3550')).toEqual({ choices: { handover: { way: 'delivery', postcode: '3550' } } });
  expect(await chooseOffered(open(), 'payment', { way: 'cash' }, offer)).toEqual({
    choices: { payment: { way: 'cash' } },
  });
});
