import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { vendorJson } from '../vendor-json.ts';
import { type Rego, regoVehicle } from './port.ts';

export const variables = {
  /** Address to look up number plates: `GET <url>?rego=&regoState=` (FORM-09). */
  REGO_URL: url,
  REGO_KEY: text,
};

export function open({ REGO_URL: address, REGO_KEY: key }: Settings<typeof variables>): Rego | null {
  if (!address) return null;
  return {
    kind: 'vendor',
    lookup: async (plate, state, signal) => {
      const requested = new URL(address);
      requested.searchParams.set('rego', plate);
      requested.searchParams.set('regoState', state);
      return regoVehicle.nullable().parse(await vendorJson(requested, { key, signal }));
    },
  };
}
