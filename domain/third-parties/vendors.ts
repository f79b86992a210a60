import { isKeyOf } from '@/domain/vocabulary/typed-keys.ts';
import type { TagPurpose } from './tag-purposes.ts';

type Vendor = {
  title: string;
  /** What an account looks like there. */
  account: RegExp;
  example: string;
  script(account: string): string;
  /** Where its scripts come from and where they send what they collect; `*.` for all hosts below. */
  hosts: readonly string[];
  /** What it is for, where staff do not choose it. */
  consent?: TagPurpose;
};

const googleHosts = ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'];

/** Vendors that a tag names by its account alone. What each needs before its script runs is in `parts/third-parties/tag-setups.ts`. */
export const vendors = {
  'google-tag-manager': {
    title: 'Google Tag Manager',
    account: /^GTM-[A-Z0-9]{4,12}$/,
    example: 'GTM-AB12CD3',
    script: (account) => `https://www.googletagmanager.com/gtm.js?id=${account}`,
    hosts: ['www.googletagmanager.com'],
  },
  'google-analytics': {
    title: 'Google Analytics 4',
    account: /^G-[A-Z0-9]{4,20}$/,
    example: 'G-AB12CD34EF',
    script: (account) => `https://www.googletagmanager.com/gtag/js?id=${account}`,
    hosts: googleHosts,
    consent: 'visits',
  },
  'meta-pixel': {
    title: 'Meta pixel',
    account: /^\d{5,20}$/,
    example: '123456789012345',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: ['connect.facebook.net', 'www.facebook.com'],
    consent: 'ads',
  },
  'microsoft-clarity': {
    title: 'Microsoft Clarity',
    account: /^[a-z0-9]{6,16}$/,
    example: 'abcd1234ef',
    script: (account) => `https://www.clarity.ms/tag/${account}`,
    hosts: ['*.clarity.ms', 'c.bing.com'],
    consent: 'visits',
  },
  'tawk-chat': {
    title: 'tawk.to chat',
    account: /^[a-f0-9]{24}\/[a-z0-9]{6,12}$/,
    example: '5f0c1d2e3a4b5c6d7e8f9a0b/default',
    script: (account) => `https://embed.tawk.to/${account}`,
    hosts: ['*.tawk.to'],
    consent: 'help',
  },
} as const satisfies Record<string, Vendor>;

export type VendorKey = keyof typeof vendors | 'other';

/** The vendor of a key; null for `other` and for an unlisted one. */
export const vendorOf = (key: string): Vendor | null => (isKeyOf(vendors, key) ? vendors[key] : null);
