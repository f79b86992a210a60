import type { SanityClient } from 'sanity';

/** Who signs in to the studio (embedded/content/README.md, "Members"). */
export type Member = {
  id: string;
  name: string;
  email: string;
  roles: string[];
  /** Slug of the site whose content they edit; null for all. */
  site: string | null;
  state: 'active' | 'invited' | 'expired';
  invitedUntil: string | null;
  /** False: of the service's setup file, which alone changes them. */
  managed: boolean;
};
/** `path` is on every host that serves the studio; the link is used once, until `expires`. */
export type Invitation = { path: string; expires: string };

type NewMember = { name: string; email: string; site: string };

export const readMembers = (client: SanityClient): Promise<Member[]> => client.request({ uri: '/members' });

/** Invites a person to edit one site's content. Rejects if the address is a member's already. */
export const inviteMember = (client: SanityClient, { name, email, site }: NewMember) =>
  client.request<{ member: Member; invitation: Invitation }>({
    method: 'POST',
    uri: '/members',
    body: { name: name.trim(), email: email.trim(), role: 'dealer', site },
  });

/** A new link; the earlier one ends. */
export const renewInvitation = (client: SanityClient, id: string) =>
  client.request<{ invitation: Invitation }>({ method: 'POST', uri: `/members/${encodeURIComponent(id)}/invitation` });

/** Removes a member: their sessions end at once. */
export const removeMember = (client: SanityClient, id: string): Promise<unknown> =>
  client.request({ method: 'DELETE', uri: `/members/${encodeURIComponent(id)}` });

/** The sentence of a refused request, or one for a request without response. */
export function refusalText(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status < 500 && error instanceof Error) return error.message;
  return 'The content service did not respond. Try again in a moment.';
}

/** An email that hands a link on, as the address of a mail program. */
export function mailAddress({ name, email }: Pick<Member, 'name' | 'email'>, siteName: string, link: string): string {
  const subject = `Your sign-in for the website of ${siteName}`;
  const body = `Hello ${name},\n\nchoose a password here to edit the website of ${siteName}. The link works once, for seven days:\n\n${link}\n`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
