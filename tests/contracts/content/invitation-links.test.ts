import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { codeOf, password, StaffOffice, sessionOf } from './staff-office.ts';

describe.skipIf(hosted)('links by which invited people choose a password', () => {
  let office: StaffOffice;
  beforeAll(async () => {
    office = await StaffOffice.start();
  });
  afterAll(() => office.service.stop());

  const signIn = (chosen: string, email: string) => office.service.signIn(chosen, email);

  it('[PLUS-19] [CMS-05] an invited person chooses one, is signed in and sees the own site alone', async () => {
    for (const slug of ['north', 'south']) {
      const site = { _type: 'reference', _ref: `site-${slug}` };
      await office.service.client().create({ _id: `site-${slug}`, _type: 'site' });
      await office.service.client().create({ _id: `page-${slug}`, _type: 'page', site });
    }
    const person = await office.invite({ name: ' Zoë South ', email: 'Zoe@Dealer.example' });
    expect(person).toMatchObject({
      name: 'Zoë South',
      email: 'zoe@dealer.example',
      roles: ['dealer'],
      site: 'south',
      state: 'invited',
      invitedUntil: person.link.expires,
      managed: true,
    });
    expect(person.link.path).toMatch(/^\/lake\/auth\/invitation\?code=[\w-]{43}$/);
    expect(Date.parse(person.link.expires) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const page = await office.show(person.link);
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Welcome, Zoë South');
    const chosen = await office.choose(person.link);
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/studio']);
    const names = chosen.headers.getSetCookie().map((one) => one.split('=')[0]);
    expect(names).toEqual(['contentSession', 'contentSessionDevice']);
    const pages = async (cookie: string) => {
      const path = `/data/query/production?query=${encodeURIComponent('*[_type == "page"]._id')}`;
      return (await office.call<{ result: string[] }>('GET', path, cookie)).body.result;
    };
    expect(await pages(sessionOf(chosen))).toEqual(['page-south']);
    const later = await signIn(password, 'ZOE@dealer.example');
    expect([await office.personOf(later), await pages(later)]).toEqual([person.id, ['page-south']]);
  });

  it('[PLUS-19] to open one uses nothing up, and once it is used it is used', async () => {
    const { link } = await office.invite();
    for (const method of ['GET', 'HEAD', 'GET']) expect((await office.show(link, { method })).status).toBe(200);
    expect((await office.choose(link)).status).toBe(303);
    for (const late of [await office.show(link), await office.choose(link, 'another long password')]) {
      expect([late.status, late.headers.get('set-cookie')]).toEqual([410, null]);
      expect(await late.text()).toContain('Ask the person who sent it for a new one.');
    }
    for (const wrong of ['', 'x', 'a'.repeat(43)])
      expect((await office.show({ path: `/lake/auth/invitation?code=${wrong}` })).status).toBe(410);
  });

  it('[PLUS-19] one that is too old does nothing, and the list shows so', async () => {
    const { id, link } = await office.invite();
    office.expire(id);
    expect([(await office.show(link)).status, (await office.choose(link)).status]).toEqual([410, 410]);
    const listed = (await office.members()).find((one) => one.id === id);
    expect(listed).toMatchObject({ state: 'expired', invitedUntil: null });
    expect((await office.choose(await office.newLink(id))).status).toBe(303);
  });

  it('[PLUS-19] a second ends the first, and the way back ends all sessions of the old password', async () => {
    const person = await office.join();
    const [first, second] = [await office.newLink(person.id), await office.newLink(person.id)];
    expect([(await office.show(first)).status, (await office.choose(first)).status]).toEqual([410, 410]);
    const listed = (await office.members()).find(({ id }) => id === person.id);
    expect(listed).toMatchObject({ state: 'active', invitedUntil: second.expires });
    const other = await signIn(password, person.email);
    const people = async (...cookies: string[]) => Promise.all(cookies.map((cookie) => office.personOf(cookie)));
    expect(await people(person.cookie, other)).toEqual([person.id, person.id]);
    const { code } = (await office.call('POST', '/auth/handoff', other)).body;
    const renewed = sessionOf(await office.choose(second, 'the next long password'));
    expect(await people(person.cookie, other, renewed)).toEqual([null, null, person.id]);
    expect(await signIn(password, person.email)).toBe('');
    expect(await signIn('the next long password', person.email)).not.toBe('');
    // What a session of the old password handed over is over, too.
    expect(await office.handedTo(code)).toMatch(/^login\?/);
  });

  it('[PLUS-19] of posts at one moment one sets its password', async () => {
    const { link, email } = await office.invite();
    const passwords = Array.from({ length: 6 }, (_, at) => `long password number ${at}`);
    const responses = await Promise.all(passwords.map((one) => office.choose(link, one)));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410, 410, 410]);
    const winner = responses.findIndex(({ status }) => status === 303);
    const signedIn = await Promise.all(passwords.map((one) => signIn(one, email)));
    expect(signedIn.map((cookie) => cookie !== '')).toEqual(passwords.map((_, at) => at === winner));
  });

  it('[PLUS-19] a password that may not be one is refused with the reason, and the link stays good', async () => {
    const { link, email, name } = await office.invite({ name: 'A rather long name' });
    for (const [chosen, reason] of [
      ['short', 'at least 12 characters'],
      ['x'.repeat(201), '200 characters at most'],
      [email.toUpperCase(), 'must not be your email'],
      [name, 'must not be your name'],
    ] as const) {
      const refused = await office.choose(link, chosen);
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([400, null]);
      const page = await refused.text();
      expect(page).toContain(reason);
      expect(page).toContain(codeOf(link));
    }
    expect((await office.choose(link)).status).toBe(303);
  });

  it('[PLUS-19] another site sets no password', async () => {
    const { link } = await office.invite();
    const headers: Record<string, string>[] = [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, {}];
    for (const one of headers) expect((await office.choose(link, password, one)).status).toBe(403);
    expect((await office.show(link)).status).toBe(200);
  });

  it('[PLUS-19] a browser in which another person is signed in is theirs no more, and shows so before', async () => {
    const { id, link } = await office.invite();
    const mine = await signIn('admin-password', 'admin@dealer.example');
    const page = await (await office.show(link, { cookie: mine })).text();
    expect(page).toContain('You are signed in here as Mia Admin, who is signed out.');
    const chosen = await office.choose(link, password, { origin: office.service.url, cookie: mine });
    expect([await office.personOf(mine), await office.personOf(sessionOf(chosen))]).toEqual([null, id]);
  });

  it('[PLUS-19] a name is text on the page, whatever is in it', async () => {
    const { link } = await office.invite({ name: '<script>alert(1)</script>"><b>' });
    const page = await (await office.show(link)).text();
    expect(page).toContain('Welcome, &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<b>/);
  });

  it('[PLUS-19] wrong passwords of an invited person are counted as those of all others', async () => {
    const { email } = await office.join();
    const attempt = async (guess: string) => {
      const response = await fetch(`${office.service.url}/auth/login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '192.0.2.77' },
        body: new URLSearchParams({ email, password: guess }),
        redirect: 'manual',
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push(await attempt(`guess ${at}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(await attempt(password)).toBe(429);
  });
});
