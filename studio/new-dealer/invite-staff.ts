import type { SanityClient } from 'sanity';
import { type Invitation, inviteMember, refusalText } from '@/studio/staff/members.ts';
import type { NewDealer } from './dealer-fields.ts';

type Person = NewDealer['staff'][number];
/** An invited person with the link, or why there is none. */
export type Invited = Person & ({ invitation: Invitation } | { problem: string });

/** Invites each person that the form names. A refusal concerns that person alone. */
export async function inviteStaff(client: SanityClient, { slug, staff }: NewDealer): Promise<Invited[]> {
  const people = staff.filter(({ email }) => email !== '');
  return Promise.all(
    people.map(async (person) => {
      try {
        const { invitation } = await inviteMember(client, { ...person, site: slug });
        return { ...person, invitation };
      } catch (error) {
        return { ...person, problem: refusalText(error) };
      }
    }),
  );
}
