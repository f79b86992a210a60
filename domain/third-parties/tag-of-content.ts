import type { Tag } from './tag.ts';
import { tagPurposes } from './tag-purposes.ts';
import { type VendorKey, vendorOf } from './vendors.ts';

/** A tag of its document, as the site reads it or as it is in the studio's form. What a document leaves open counts as its strictest value. */
export function tagOfContent(content: Readonly<Record<string, unknown>>): Tag {
  const { hosts, site, consent } = content;
  const text = (name: string) => textOf(content[name]);
  const listed = vendorOf(text('vendor'));
  return {
    id: text('_id'),
    site: textOf(site) || textOf(Object(site)._ref),
    name: text('name'),
    vendor: (listed ? text('vendor') : 'other') as VendorKey,
    account: text('account'),
    url: listed ? '' : text('url'),
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
    purpose: text('purpose'),
    receives: text('receives'),
    approvedBy: text('approvedBy'),
    approvedOn: text('approvedOn'),
    approved: text('approved'),
    consent: listed?.consent ?? tagPurposes.find((purpose) => purpose === consent) ?? 'ads',
    loads: content.loads === 'idle' ? 'idle' : 'interaction',
    enabled: content.enabled === true,
  };
}

/** A document written around the studio may have anything in a field, and every page of the site reads it. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
