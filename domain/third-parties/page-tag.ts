import type { Ledger, LedgerRow } from './ledger.ts';
import type { TagNotice, TagTiming } from './tag.ts';
import type { TagPurpose } from './tag-purposes.ts';
import { scriptOf } from './tag-source.ts';
import type { VendorKey } from './vendors.ts';

/** A live tag as a page's HTML names it to the script that starts it. */
export type PageTag = { vendor: VendorKey; account: string; url: string; consent: TagPurpose; loads: TagTiming };

const isLive = (row: LedgerRow): row is LedgerRow & { source: NonNullable<LedgerRow['source']> } =>
  row.state === 'live' && row.source !== null;

/**
 * What pages get of a ledger: the scripts to start, the hosts of their policy, and the text of the
 * privacy choices.
 */
export function pageTagsOf({ rows }: Pick<Ledger, 'rows'>) {
  const live = rows.filter(isLive);
  return {
    tags: live.map(
      ({ tag: { vendor, account, consent, loads }, source }): PageTag => ({
        vendor,
        account: vendor === 'other' ? '' : account,
        url: source.url,
        consent,
        loads,
      }),
    ),
    hosts: [...new Set(live.flatMap(({ source }) => source.hosts))],
    notices: live.map(
      ({ tag: { name, receives, consent }, source }): TagNotice => ({
        name,
        receives,
        consent,
        script: scriptOf(source),
      }),
    ),
  };
}

/** Where a page reads whether its browser may start them: 204, or 403 where staff are signed in. */
export const mayRunTagsPath = '/api/third-parties';

export type PageTags = ReturnType<typeof pageTagsOf>;

export const noTags: PageTags = { tags: [], hosts: [], notices: [] };
