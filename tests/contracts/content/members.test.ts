import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { type Member, password, StaffOffice, setupUser } from './staff-office.ts';

describe.skipIf(hosted)('members', () => {
  let office: StaffOffice;
  beforeAll(async () => {
    office = await StaffOffice.start();
  });
  afterAll(() => office.service.stop());

  const has = async (email: string) => (await office.members()).some((one) => one.email === email);

  it('[PLUS-19] are listed by name, those of the setup file too', async () => {
    const [ann, bea] = [await office.invite({ name: 'Ann' }), await office.join({ name: 'Bea' })];
    const all = await office.members();
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(all.find(({ id }) => id === 'u-admin')).toEqual({
      id: 'u-admin',
      name: 'Mia Admin',
      email: 'admin@dealer.example',
      roles: ['administrator'],
      site: null,
      state: 'active',
      invitedUntil: null,
      managed: false,
    });
    const stateOf = (of: Member) => all.find(({ id }) => id === of.id);
    expect(stateOf(ann)).toMatchObject({ state: 'invited', invitedUntil: ann.link.expires });
    expect(stateOf(bea)).toMatchObject({ state: 'active', invitedUntil: null });
    const project = await office.call<{ members: Member[] }>('GET', '/projects/forecourt', office.admin);
    expect(project.body.members.map(({ id }) => id)).toEqual(expect.arrayContaining(['u-north', ann.id, bea.id]));
  });

  it('[PLUS-19] [CMS-05] are seen and changed by those alone who manage everything', async () => {
    const { id, link } = await office.invite();
    const fields = { name: 'Eve', email: 'eve@dealer.example', role: 'administrator' };
    for (const [method, path] of [
      ['GET', '/members'],
      ['POST', '/members'],
      ['POST', `/members/${id}/invitation`],
      ['DELETE', `/members/${id}`],
      ['DELETE', '/members/u-north'],
    ] as const) {
      const body = method === 'POST' ? fields : undefined;
      expect([path, (await office.call(method, path, office.north, body)).status]).toEqual([path, 403]);
      expect([path, (await office.call(method, path, '', body)).status]).toEqual([path, 401]);
    }
    expect([(await office.show(link)).status, await has(fields.email)]).toEqual([200, false]);
    const response = await fetch(`${office.service.url}/v1/members`, {
      method: 'POST',
      headers: { authorization: `Bearer ${office.service.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, email: 'token@dealer.example' }),
    });
    expect(response.status).toBe(201);
  });

  it('[PLUS-19] [CMS-05] are managed by an invited administrator, and no one removes themselves', async () => {
    const { id, cookie } = await office.join({ role: 'administrator', site: undefined });
    expect((await office.call('GET', '/members', cookie)).status).toBe(200);
    const own = await office.call('DELETE', `/members/${id}`, cookie);
    expect([own.status, own.body.error.description]).toEqual([409, expect.stringContaining('yourself')]);
    const ofSetup = await office.call('DELETE', '/members/u-north', cookie);
    expect([ofSetup.status, ofSetup.body.error.description]).toEqual([409, expect.stringContaining('setup file')]);
    expect((await office.call('POST', '/members/u-north/invitation', cookie)).status).toBe(409);
    for (const unknown of ['u-none', 'm-none', '__proto__']) {
      expect((await office.call('DELETE', `/members/${unknown}`, cookie)).status).toBe(404);
      expect((await office.call('POST', `/members/${unknown}/invitation`, cookie)).status).toBe(404);
    }
  });

  it('[PLUS-19] [CMS-05] are not changed by another site in an administrator’s browser', async () => {
    const { id, link } = await office.invite();
    const fields = { name: 'Eve', email: 'eve@elsewhere.example', role: 'administrator' };
    const forged = (method: string, path: string, body?: object) =>
      office.call(method, path, office.admin, body, 'https://elsewhere.example');
    expect((await forged('POST', '/members', fields)).status).toBe(403);
    expect((await forged('POST', `/members/${id}/invitation`)).status).toBe(403);
    expect((await forged('DELETE', `/members/${id}`)).status).toBe(403);
    expect([await has(fields.email), (await office.show(link)).status]).toEqual([false, 200]);
  });

  it('[PLUS-19] are out at once when they are removed, streams too, and histories alone show their name', async () => {
    await office.service.client().create({ _id: 'site-north', _type: 'site' });
    const site = { _type: 'reference', _ref: 'site-north' };
    await office.service.client().create({ _id: 'page-north', _type: 'page', site });
    const { id, name, email, cookie } = await office.join({ name: 'Rob Removed', site: 'north' });
    const stream = await office.stream(cookie);
    const { code } = (await office.call('POST', '/auth/handoff', cookie)).body;
    const link = await office.newLink(id);
    expect((await office.call('DELETE', `/members/${id}`, office.admin)).body).toEqual({ ok: true });
    await office.service.client().patch('page-north').set({ title: 'After the removal' }).commit();
    await expect.poll(() => stream.isOver).toBe(true);
    expect(stream.text).not.toContain('After the removal');
    expect([await office.personOf(cookie), await office.service.signIn(password, email)]).toEqual([null, '']);
    expect([(await office.show(link)).status, (await office.choose(link)).status]).toEqual([410, 410]);
    expect(await office.handedTo(code)).toMatch(/^login\?/);
    expect(await has(email)).toBe(false);
    const author = await office.call('GET', `/users/${id}`, office.admin);
    expect(author.body).toMatchObject({ displayName: name, email: '' });
    expect((await office.call('DELETE', `/members/${id}`, office.admin)).status).toBe(404);
    expect((await office.invite({ name: 'Rob Again', email })).id).not.toBe(id);
  });

  it('[PLUS-19] [CMS-05] are not invited by a request that was begun before its sender was removed', async () => {
    const { id, cookie } = await office.join({ role: 'administrator', site: undefined });
    const body = JSON.stringify({ name: 'Late', email: 'late@dealer.example', role: 'administrator' });
    const { hostname, port, host, origin } = new URL(office.service.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (data) => {
      received += data.toString();
    });
    const head = ['POST /members HTTP/1.1', `host: ${host}`, `origin: ${origin}`, `cookie: ${cookie}`];
    socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    expect(await office.personOf(cookie)).toBe(id);
    expect((await office.call('DELETE', `/members/${id}`, office.admin)).status).toBe(200);
    socket.write(body.slice(10));
    await expect.poll(() => received).toContain('HTTP/1.1 401');
    socket.destroy();
    expect(await has('late@dealer.example')).toBe(false);
  });

  it('[PLUS-19] are refused with a sentence where something in their invitation is wrong', async () => {
    const { email } = await office.invite();
    const fields = { name: 'Wrong', email: 'wrong@dealer.example', role: 'dealer', site: 'south' };
    const invite = (more: object) => office.call('POST', '/members', office.admin, { ...fields, ...more });
    for (const [more, field] of [
      [{ site: 'South Side' }, 'site'],
      [{ site: '../south' }, 'site'],
      [{ site: undefined }, 'site'],
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ name: 'a\u0007b' }, 'name'],
      [{ role: 'owner' }, 'role'],
      [{ email: 'wrong' }, 'email'],
      [{ roles: ['administrator'] }, undefined],
    ] as const) {
      const { status, body } = await invite(more);
      expect([more, status, body.error.field]).toEqual([more, 400, field]);
      expect(body.error.description).toMatch(/^[A-Z].+\.$/);
    }
    expect((await office.call('POST', '/members', office.admin, '{"name":')).status).toBe(400);
    expect((await office.call('POST', '/members', office.admin, `"${'x'.repeat(20_000)}"`)).status).toBe(413);
    for (const taken of [email.toUpperCase(), 'NORTH@dealer.example']) {
      const { status, body } = await invite({ email: taken });
      expect([status, body.error.description]).toEqual([409, `${taken.toLowerCase()} already is a member.`]);
    }
    expect(await has(fields.email)).toBe(false);
  });

  it('[PLUS-19] stay with their sessions and links after a crash and a restart, and the removed stay out', async () => {
    const [person, invited, removed] = [await office.join(), await office.invite(), await office.join()];
    await office.call('DELETE', `/members/${removed.id}`, office.admin);
    await office.service.crash();
    await office.service.restart((setup) => setup);
    expect([await office.personOf(person.cookie), await office.personOf(removed.cookie)]).toEqual([person.id, null]);
    expect(await office.personOf(await office.service.signIn(password, person.email))).toBe(person.id);
    expect(await office.service.signIn(password, removed.email)).toBe('');
    expect((await office.choose(invited.link)).status).toBe(303);
    const author = await office.call('GET', `/users/${removed.id}`, office.admin);
    expect(author.body).toMatchObject({ displayName: removed.name });
  });

  it('[PLUS-19] are set aside while the setup file has their email', async () => {
    const person = await office.join();
    const same = { ...setupUser('same', 'Same', 'dealer', 'north'), email: person.email.toUpperCase() };
    await office.service.restart((setup) => ({ ...setup, users: [...setup.users, same] }));
    expect([await office.personOf(person.cookie), await office.service.signIn(password, person.email)]).toEqual([
      ...[null, ''],
    ]);
    expect(await office.personOf(await office.service.signIn('same-password', person.email))).toBe('u-same');
    const theirs = (await office.members()).filter(({ email }) => email.toLowerCase() === person.email);
    expect(theirs.map(({ id }) => id)).toEqual(['u-same']);
    await office.service.restart((setup) => ({ ...setup, users: setup.users.filter(({ id }) => id !== 'u-same') }));
    expect(await office.personOf(person.cookie)).toBeNull();
    expect(await office.personOf(await office.service.signIn(password, person.email))).toBe(person.id);
  });
});
