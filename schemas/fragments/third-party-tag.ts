import { type Tag, tagPurposes } from '@/domain/third-parties/tag.ts';
import { type VendorKey, vendorOf } from '@/domain/third-parties/vendors.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A script of another company. */
export const thirdPartyTagFragment = `
  _id, _type, name, vendor, account, url, hosts, purpose, receives, approvedBy, approvedOn, consent, loads, enabled
`;

type Tags = NonNullable<SITE_QUERY_RESULT>['tags'];

/** The tags of a site, in the order of the query. What a document leaves open counts as its strictest value. */
export const tagsOf = (tags: Tags | null | undefined): Tag[] => (tags ?? []).map(tagOf);

function tagOf(tag: Tags[number]): Tag {
  const listed = vendorOf(textOf(tag.vendor));
  const hosts: unknown = tag.hosts;
  return {
    id: tag._id,
    name: textOf(tag.name),
    vendor: (listed ? tag.vendor : 'other') as VendorKey,
    account: textOf(tag.account),
    url: listed ? '' : textOf(tag.url),
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
    purpose: textOf(tag.purpose),
    receives: textOf(tag.receives),
    approvedBy: textOf(tag.approvedBy),
    approvedOn: textOf(tag.approvedOn),
    consent: listed?.consent ?? tagPurposes.find((purpose) => purpose === tag.consent) ?? 'ads',
    loads: tag.loads === 'idle' ? 'idle' : 'interaction',
    enabled: tag.enabled === true,
  };
}

/** A document written around the studio may have anything in a field, and every page of the site reads it. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
