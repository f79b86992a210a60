import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../store/database.ts';
import { Invitations } from './invitations.ts';
import { Members } from './members.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { Settings } from './settings.ts';

let database: Database;
let sessions: Sessions;
let invitations: Invitations;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-members-'));
  database = openDatabase(folder);
  sessions = new Sessions(database);
  invitations = new Invitations(database);
  onTestFinished(async () => {
    sessions.stop();
    closeDatabase(database);
    await rm(folder, { recursive: true, force: true });
  });
});

const admin = { id: 'u-admin', name: 'Admin', email: 'Admin@Platform.example', roles: ['administrator'] };
const ann = { name: 'Ann Lee', email: 'ann@dealer.example', role: 'dealer', site: 'north' };
const open = (...users: (typeof admin)[]) => new Members(database, { sessions, invitations, users: [admin, ...users] });
const count = (table: string) => database.prepare(`select count(*) as count from ${table}`).get()?.count;

describe('members', () => {
  it('[PLUS-19] are those of the setup file and those who were invited, also after a restart', () => {
    const { member } = open().invite(ann);
    expect(member).toEqual({ ...ann, role: undefined, id: member.id, roles: ['dealer'], managed: true });
    const members = open();
    expect(members.find(member.id)).toEqual({ ...member });
    expect(members.byEmail('ANN@dealer.example')?.id).toBe(member.id);
    expect(members.byEmail('admin@platform.example')).toMatchObject({ id: 'u-admin', site: null, managed: false });
    expect(members.everyone().map(({ id }) => id)).toEqual(['u-admin', member.id]);
  });

  it('[PLUS-19] have an email of their own, in whatever case it is written', () => {
    const members = open();
    members.invite(ann);
    expect(() => members.invite(ann)).toThrow('ann@dealer.example already is a member.');
    expect(() => members.invite({ ...ann, email: 'admin@platform.example' })).toThrow('already is a member');
  });

  it('[PLUS-19] are 2,000 at most', () => {
    const insert = database.prepare("insert into members values (?, 'One', ?, 'dealer', 'north')");
    inTransaction(database, () => {
      for (let at = 0; at < 1_999; at += 1) insert.run(`m-${at}`, `one${at}@dealer.example`);
    });
    const members = open();
    members.invite(ann);
    expect(() => members.invite({ ...ann, email: 'late@dealer.example' })).toThrow('There are 2000 members already');
  });

  it('[PLUS-19] are not stored without their invitation', () => {
    database.exec("create trigger full before insert on invitations begin select raise(abort, 'full'); end");
    const members = open();
    expect(() => members.invite(ann)).toThrow('full');
    expect([count('members'), members.byEmail(ann.email)]).toEqual([0, undefined]);
  });

  it('[PLUS-19] leave nothing but a name when they are removed', () => {
    const members = open();
    const { member, invitation } = members.invite(ann);
    new Settings(database).write(member.id, new Map([['layout', '{}']]));
    new Passwords(database, sessions, []).replace(member.id, { salt: Buffer.from('s'), hash: Buffer.from('h') });
    const token = sessions.open(member.id);
    const ended = vi.fn();
    sessions.onEnd(ended);
    members.remove(member);
    expect([sessions.find(token), invitations.memberOf(invitation.code)]).toEqual([undefined, undefined]);
    expect(ended).toHaveBeenCalledOnce();
    expect(['credentials', 'settings', 'invitations', 'sessions'].map(count)).toEqual([0, 0, 0, 0]);
    expect(database.prepare('select * from members').all()).toEqual([
      { id: member.id, name: 'Ann Lee', email: null, role: null, site: null },
    ]);
    for (const one of [members, open()]) {
      expect([one.find(member.id), one.byEmail(ann.email)]).toEqual([undefined, undefined]);
      expect(one.storedName(member.id)).toBe('Ann Lee');
    }
    expect(members.invite(ann).member.id).not.toBe(member.id);
  });

  it('[PLUS-19] are set aside while the setup file has their email, and the log has no email', () => {
    const { member } = open().invite(ann);
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const members = open({ ...admin, id: 'u-ann', email: 'Ann@dealer.example' });
    expect([members.find(member.id), members.byEmail(ann.email)?.id]).toEqual([undefined, 'u-ann']);
    expect(members.storedName(member.id)).toBe('Ann Lee');
    const logged = written.mock.calls.map(([line]) => String(line)).join('');
    expect(logged).toContain(member.id);
    expect(logged).not.toContain('ann@');
    expect(open().find(member.id)?.email).toBe(ann.email);
  });
});
