import { text, url } from '@/web/env.ts';
import type { Settings } from '../integration.ts';
import { type Rego, regoVehicle } from './port.ts';

export const variables = {
  /** Where number plates are looked up: `GET <url>?rego=&regoState=` (FORM-09). */
  REGO_URL: url,
  REGO_KEY: text,
};

export function open({ REGO_URL: address, REGO_KEY: key }: Settings<typeof variables>): Rego | null {
  if (!address) return null;
  return {
    kind: 'vendor',
    lookup: async (plate, state, signal) => {
      const asked = new URL(address);
      asked.searchParams.set('rego', plate);
      asked.searchParams.set('regoState', state);
      const answer = await fetch(asked, { headers: key ? { authorization: `Bearer ${key}` } : {}, signal });
      if (answer.status === 204 || answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The register answered ${answer.status}.`);
      return regoVehicle.parse(await answer.json());
    },
  };
}
