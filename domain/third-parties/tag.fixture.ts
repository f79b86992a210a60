import { approvalOf } from './approval.ts';
import type { Measurement, TagBudget } from './ledger.ts';
import type { Tag } from './tag.ts';
import { sourceKey, sourceOf } from './tag-source.ts';

/** A tag by the address of its script, whole and approved as it is, or as `change` sets it. */
export function tagOf(change: Partial<Tag> = {}): Tag {
  const tag = { ...chat, ...change };
  return { ...tag, approved: change.approved ?? approvalOf(tag) };
}

const chat: Tag = {
  id: 'tag-chat',
  site: 'site-a',
  name: 'Chat',
  vendor: 'other',
  account: '',
  hosts: [],
  url: 'https://chat.example/widget.js',
  purpose: 'Talks with shoppers',
  receives: 'what is typed',
  approvedBy: 'Mei Tran',
  approvedOn: '2026-11-24',
  consent: 'help',
  loads: 'interaction',
  enabled: true,
  approved: '',
};

/** What was measured of a tag. */
export function measurementOf(tag: Tag, change: Partial<Measurement> = {}): Measurement {
  const source = sourceOf(tag, []);
  const none = { bytes: 0, mainThreadMs: 0, shift: 0, failure: '', measuredAt: new Date('2026-11-24T04:20:00Z') };
  return { ...none, source: typeof source === 'string' ? '' : sourceKey(source), ...change };
}

export const usualBudget: TagBudget = { kilobytes: 150, mainThreadMs: 200, shift: 0.02 };
