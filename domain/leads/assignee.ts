import { isEmailAddress } from '@/domain/text/email-address.ts';

/** A person of staff who handles enquiries; `email` is empty where the settings name none. */
export type Assignee = { name: string; email: string };

/** An entry of the site's settings: "Mei Tran", or "Mei Tran <mei@dealer.example>". */
export function assigneeOf(entry: string): Assignee {
  const [, before = entry, address = ''] = /^([^<>]*)<([^<>]*)>\s*$/.exec(entry) ?? [];
  const [name, email] = [before.trim(), address.trim()];
  return { name: name || email, email: isEmailAddress(email) ? email : '' };
}
