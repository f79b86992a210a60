import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import type { Tag } from './tag.ts';

/**
 * What an approval is of: all that a tag is and does on one site, and who is responsible for it
 * since when.
 */
const approvedFields = {
  site: 'Site',
  name: 'Name',
  vendor: 'Vendor',
  account: 'Account',
  url: 'Address of the script',
  hosts: 'Other hosts that it needs',
  purpose: 'What it is for',
  receives: 'Data it gets',
  consent: 'Runs once the shopper allows',
  loads: 'Starts',
  approvedBy: 'Approved by',
  approvedOn: 'Approved on',
} as const satisfies Partial<Record<keyof Tag, string>>;
type Field = keyof typeof approvedFields;
const names = keysOf(approvedFields);

const partsOf = (tag: Tag): Record<Field, string> => {
  const hosts = [...new Set(tag.hosts.map((host) => host.trim().toLowerCase()))].filter(Boolean).toSorted().join(' ');
  return { ...tag, hosts };
};

/** What an approval stores: the tag as it was approved, field by field. */
export function approvalOf(tag: Tag): string {
  const parts = partsOf(tag);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, parts[name]])));
}

/** Why a tag is not approved as it is, as a sentence; empty where it is. */
export function approvalProblem(tag: Tag): string {
  if (!tag.approvedBy || !tag.approvedOn || !tag.approved) return 'No one has approved it as it stands.';
  const before = readApproval(tag.approved);
  const now = partsOf(tag);
  const changed = names.filter((name) => before[name] !== now[name]).map((name) => approvedFields[name]);
  return changed.length === 0 ? '' : `Changed since approval: ${changed.join(', ')}. Approve again.`;
}

/** An unreadable text approves nothing. */
function readApproval(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
