import { randomUUID } from 'node:crypto';
import { log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { Configuration } from '../setup.ts';
import { type Database, inTransaction } from '../store/database.ts';
import type { Invitation, Invitations } from './invitations.ts';
import type { MemberFields } from './member-fields.ts';
import type { Sessions } from './sessions.ts';

/** Members beside those of the setup file. */
const MAX = 2_000;

/** A person who signs in. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Value of `$site` in grant filters. */
  readonly site: string | null;
  /** Invited by an administrator; false: in the setup file. */
  readonly managed: boolean;
}

interface MembersOptions {
  readonly sessions: Sessions;
  readonly invitations: Invitations;
  readonly users: Configuration['users'];
}

/** Everybody who signs in, in memory: every request looks its caller up. */
export class Members {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #invitations: Invitations;
  readonly #byId = new Map<string, Member>();
  readonly #byEmail = new Map<string, Member>();

  constructor(database: Database, { sessions, invitations, users }: MembersOptions) {
    this.#database = database;
    this.#sessions = sessions;
    this.#invitations = invitations;
    for (const { id, name, email, roles, site } of users)
      this.#add({ id, name, email, roles, site: site ?? null, managed: false });
    for (const member of storedMembers(database)) {
      // The setup file is its owner's last word: the member comes back once it names them no more.
      if (this.#byId.has(member.id) || this.byEmail(member.email))
        log('warn', 'member set aside', { member: member.id });
      else this.#add(member);
    }
  }

  find(id: string): Member | undefined {
    return this.#byId.get(id);
  }

  byEmail(email: string): Member | undefined {
    return this.#byEmail.get(email.toLowerCase());
  }

  everyone(): Member[] {
    return [...this.#byId.values()];
  }

  /** Stores a member who has no password yet. @throws Problem 409 where the email is a member's, or there are too many */
  invite({ name, email, role, site }: MemberFields): { member: Member; invitation: Invitation } {
    if (this.byEmail(email)) throw new Problem(409, 'memberExistsError', `${email} already is a member.`);
    if (this.everyone().filter(({ managed }) => managed).length >= MAX)
      throw new Problem(409, 'tooManyMembersError', `There are ${MAX} members already; remove one first.`);
    const member: Member = { id: `m-${randomUUID()}`, name, email, roles: [role], site: site ?? null, managed: true };
    const invitation = inTransaction(this.#database, () => {
      this.#database
        .prepare('insert into members values (?, ?, ?, ?, ?)')
        .run(member.id, name, email, role, member.site);
      return this.#invitations.issue(member.id);
    });
    this.#add(member);
    return { member, invitation };
  }

  /** Removes a managed member with all that is theirs; the name alone stays, for histories. */
  remove({ id, email }: Member): void {
    inTransaction(this.#database, () => {
      const owned = ['credentials where user', 'settings where user', 'invitations where member'];
      for (const rows of owned) this.#database.prepare(`delete from ${rows} = ?`).run(id);
      this.#database.prepare('update members set email = null, role = null, site = null where id = ?').run(id);
      this.#sessions.closeAllOf(id);
    });
    this.#byId.delete(id);
    this.#byEmail.delete(email);
  }

  /** The name of a managed member, also of one who was removed. */
  storedName(id: string): string | undefined {
    const name = this.#database.prepare('select name from members where id = ?').get(id)?.name;
    return typeof name === 'string' ? name : undefined;
  }

  #add(member: Member): void {
    this.#byId.set(member.id, member);
    this.#byEmail.set(member.email.toLowerCase(), member);
  }
}

function storedMembers(database: Database): Member[] {
  const rows = database.prepare('select * from members where email is not null').all();
  return rows.map(({ id, name, email, role, site }) => ({
    id: String(id),
    name: String(name),
    email: String(email),
    roles: [String(role)],
    site: typeof site === 'string' ? site : null,
    managed: true,
  }));
}
