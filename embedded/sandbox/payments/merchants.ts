import { accountOfKey } from './ids.ts';

/** A secret key that the sandbox takes, and where events of its account go. */
export type Merchant = { key: string; account: string; secret: string; url: string };

/** `<secret key>|<signing secret>|<webhook address>` in a list of commas, as the variable SANDBOX_PAYMENTS has it. */
export function readMerchants(list: string): Merchant[] {
  return list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [key = '', secret = '', url = ''] = entry.trim().split('|');
      if (!key.startsWith('sk_test_') || !secret.startsWith('whsec_') || !URL.canParse(url))
        throw new Error('SANDBOX_PAYMENTS must be a list of sk_test_…|whsec_…|http://…');
      return { key, account: accountOfKey(key), secret, url };
    });
}
