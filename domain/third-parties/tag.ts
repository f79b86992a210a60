import type { TagPurpose } from './tag-purposes.ts';
import type { VendorKey } from './vendors.ts';

/** What a shopper reads of such a script, and which script the choice is about. */
export type TagNotice = { name: string; receives: string; consent: TagPurpose; script: string };

/** When a tag starts, always after the shopper's consent. `idle`: once the page has nothing else to do. */
export type TagTiming = 'interaction' | 'idle';

/** A script of another company as the site's staff entered it. Its address is checked by `sourceOf` alone. */
export type Tag = {
  id: string;
  /** The document of the site on whose pages it runs. */
  site: string;
  name: string;
  vendor: VendorKey;
  /** The account at a vendor of the list; empty for others. */
  account: string;
  /** The script of a vendor that is on no list; empty for those that are. */
  url: string;
  /** Hosts that it loads from or sends to, besides those of its vendor or its script. */
  hosts: readonly string[];
  purpose: string;
  /** The data it gets, as shoppers read it. */
  receives: string;
  approvedBy: string;
  /** "2026-11-03" */
  approvedOn: string;
  /** What was approved, as `approvalOf` writes it; empty before. */
  approved: string;
  consent: TagPurpose;
  loads: TagTiming;
  enabled: boolean;
};
