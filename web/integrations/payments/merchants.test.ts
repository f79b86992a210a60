import { describe, expect, it } from 'vitest';
import { readVariables } from '@/web/platform/env.ts';
import { open, variables } from './http.ts';
import { Merchants } from './merchants.ts';

const settingsOf = (from: Record<string, string>) => readVariables(variables, from);
const merchantsOf = (from: Record<string, string>) => {
  const settings = settingsOf(from);
  return new Merchants({
    key: settings.STRIPE_SECRET_KEY,
    secrets: settings.STRIPE_WEBHOOK_SECRET,
    accounts: settings.STRIPE_ACCOUNTS,
    siteKeys: settings.STRIPE_SITE_KEYS,
    siteSecrets: settings.STRIPE_SITE_WEBHOOK_SECRETS,
  });
};
const own = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' };

describe('the merchant of a site', () => {
  it('[CHK-04] is the deployment’s own account where no site is named', () => {
    const merchants = merchantsOf(own);
    expect(merchants.accountOf('any')).toBe('');
    expect(merchants.credentialsOf('')).toEqual({ key: 'sk_test_1' });
    expect(merchants.signers.map(({ secret }) => secret)).toEqual(['whsec_1', 'whsec_2']);
  });

  it('[CHK-04] is its connected account, and none for a site that is not named', () => {
    const merchants = merchantsOf({ ...own, STRIPE_ACCOUNTS: 'a=acct_1, b=acct_2' });
    expect(['a', 'b', 'c'].map((site) => merchants.accountOf(site))).toEqual(['acct_1', 'acct_2', null]);
    expect(merchants.credentialsOf('acct_2')).toEqual({ key: 'sk_test_1', connected: 'acct_2' });
  });

  it('[CHK-04] has its own keys, and its events are signed by its own secret', () => {
    const merchants = merchantsOf({ STRIPE_SITE_KEYS: 'a=sk_live_a', STRIPE_SITE_WEBHOOK_SECRETS: 'a=whsec_a' });
    expect([merchants.accountOf('a'), merchants.accountOf('b')]).toEqual(['site:a', null]);
    expect(merchants.credentialsOf('site:a')).toEqual({ key: 'sk_live_a' });
    expect(merchants.credentialsOf('site:b')).toBeNull();
    expect(merchants.credentialsOf('acct_1')).toBeNull();
    expect(merchants.signers).toEqual([{ secret: 'whsec_a', account: 'site:a' }]);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_ACCOUNTS: 'a=acct_1' }, 'STRIPE_ACCOUNTS is set without STRIPE_SECRET_KEY'],
    [{ STRIPE_SITE_KEYS: 'a=sk_1' }, 'STRIPE_SITE_KEYS for a is set without its STRIPE_SITE_WEBHOOK_SECRETS'],
    [
      { ...own, STRIPE_ACCOUNTS: 'a=acct_1', STRIPE_SITE_KEYS: 'a=sk_1', STRIPE_SITE_WEBHOOK_SECRETS: 'a=whsec_1' },
      'a stands in STRIPE_SITE_KEYS and in STRIPE_ACCOUNTS',
    ],
  ])('[CHK-04] stops the start for %o', (from, fault) => {
    expect(() => open(settingsOf(from))).toThrow(fault);
  });

  it('[CHK-04] is never in the message of a fault', () => {
    expect(() => settingsOf({ STRIPE_SITE_KEYS: 'a=verySecret' })).toThrow('STRIPE_SITE_KEYS must be a list of');
    expect(() => settingsOf({ STRIPE_SITE_KEYS: 'a=verySecret' })).not.toThrow('verySecret');
  });

  it('[CHK-04] is none where the environment names none', () => {
    expect(open(settingsOf({}))).toBeNull();
    expect(open(settingsOf(own))?.kind).toBe('vendor');
  });
});
