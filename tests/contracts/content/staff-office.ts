import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { RunningContent } from './running-content.ts';

export type Member = { id: string; name: string; email: string };
type Link = { path: string; expires: string };
type Body = { member: Member; invitation: Link; code: string; error: { description: string; field?: string } };

const everything = ['read', 'create', 'update', 'manage', 'history'];
const roles = [
  { name: 'administrator', title: 'Administrator', grants: [{ filter: 'true', permissions: everything }] },
  {
    name: 'dealer',
    title: 'Dealer',
    // Dealers manage their own documents: that is not to manage everything.
    grants: [{ filter: 'site._ref == "site-" + $site', permissions: everything }],
  },
];

/** A person of the setup file, with the password `<id>-password`. */
export const setupUser = (id: string, name: string, role: string, site?: string) => ({
  id: `u-${id}`,
  name,
  email: `${id}@dealer.example`,
  password: `${id}-password`,
  roles: [role],
  ...(site ? { site } : {}),
});

/** What invited people choose. */
export const password = 'a long new password';

/** A service with one administrator, who invites people, and one dealer's member. */
export class StaffOffice {
  readonly service: RunningContent;
  /** Cookies of the two. */
  admin = '';
  north = '';
  #people = 0;

  private constructor(service: RunningContent) {
    this.service = service;
  }

  static async start(): Promise<StaffOffice> {
    const users = [setupUser('admin', 'Mia Admin', 'administrator'), setupUser('north', 'North', 'dealer', 'north')];
    const office = new StaffOffice(await RunningContent.start(undefined, roles, { users }));
    office.admin = await office.service.signIn('admin-password', 'admin@dealer.example');
    office.north = await office.service.signIn();
    return office;
  }

  async call<Shape = Body>(method: string, path: string, cookie: string, body?: unknown, origin = this.service.url) {
    const response = await fetch(`${this.service.url}/v2025-03-04${path}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Shape };
  }

  async members(): Promise<Member[]> {
    return (await this.call<Member[]>('GET', '/members', this.admin)).body;
  }

  /** Invites one more person. */
  async invite(more: object = {}): Promise<Member & { link: Link }> {
    this.#people += 1;
    const person = { name: `Person ${this.#people}`, email: `p${this.#people}@dealer.example` };
    const fields = { ...person, role: 'dealer', site: 'south', ...more };
    const { status, body } = await this.call('POST', '/members', this.admin, fields);
    if (status !== 201) throw new Error(`The invitation was refused: ${JSON.stringify(body)}`);
    return { ...body.member, link: body.invitation };
  }

  /** Invites one more person, who chooses the password. */
  async join(more: object = {}): Promise<Member & { cookie: string }> {
    const person = await this.invite(more);
    return { ...person, cookie: sessionOf(await this.choose(person.link)) };
  }

  async newLink(id: string): Promise<Link> {
    return (await this.call('POST', `/members/${id}/invitation`, this.admin)).body.invitation;
  }

  /** The front takes `/lake` away before it passes a request on. */
  show({ path }: Pick<Link, 'path'>, { cookie = '', method = 'GET' } = {}): Promise<Response> {
    return fetch(this.service.url + path.replace(/^\/lake/, ''), { method, headers: { cookie } });
  }

  choose(link: Link, chosen = password, headers: Record<string, string> = { origin: this.service.url }) {
    return fetch(`${this.service.url}/auth/invitation`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ code: codeOf(link), password: chosen }),
      redirect: 'manual',
    });
  }

  /** The id of the person whose session it is; null where it is over. */
  async personOf(cookie: string): Promise<string | null> {
    const { status, body } = await this.call<Member>('GET', '/users/me', cookie);
    return status === 200 ? body.id : null;
  }

  /** Where a hand-over link leads that needs no confirmation, such as one that is over. */
  async handedTo(code: string): Promise<string | null> {
    const response = await fetch(`${this.service.url}/auth/handoff?code=${code}`, { redirect: 'manual' });
    return response.headers.get('location');
  }

  /** A stream of all that a person may read: what it sent, and whether it is over. */
  async stream(cookie: string): Promise<{ text: string; isOver: boolean }> {
    const path = `/v2025-03-04/data/listen/production?includeResult=true&query=${encodeURIComponent('*')}`;
    const response = await fetch(this.service.url + path, { headers: { cookie } });
    const stream = { text: '', isOver: false };
    const read = async () => {
      for await (const chunk of response.body ?? []) stream.text += Buffer.from(chunk).toString();
    };
    read()
      .catch(() => undefined)
      .finally(() => {
        stream.isOver = true;
      });
    await expect.poll(() => stream.text).toContain('event: welcome');
    return stream;
  }

  /** Makes a person's link as old as can be. */
  expire(id: string): void {
    const database = new DatabaseSync(join(this.service.directory, 'content.sqlite'));
    database.prepare('update invitations set expires = 1 where member = ?').run(id);
    database.close();
  }
}

export const codeOf = ({ path }: Link): string => new URL(path, 'http://host').searchParams.get('code') ?? '';

/** The session's cookie as `name=value`; empty where a response sets none. */
export const sessionOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
