import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const [north, south] = ['north@dealer.example', 'south@dealer.example'];

describe.skipIf(hosted)('wrong passwords', () => {
  let service: RunningContent;
  beforeAll(async () => {
    service = await RunningContent.start();
  });
  afterAll(() => service.stop());

  async function attempt(email: string, password: string, from: string, cookie = '') {
    const response = await fetch(`${service.url}/auth/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, cookie },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    });
    return { status: response.status, cookies: response.headers.getSetCookie(), headers: response.headers };
  }
  const statusOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status;
  /** A browser in which a person has signed in. */
  async function browserOf(email: string, password: string, from: string, cookie = ''): Promise<string> {
    const { cookies } = await attempt(email, password, from, cookie);
    const device = cookies.find((one) => one.startsWith('contentSessionDevice='));
    expect(device).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=31536000/);
    return device?.split(';')[0] ?? '';
  }
  /** As many at a time as have room in a line. */
  async function guesses(count: number, email: (at: number) => string, from: string, cookie = '') {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 10) {
      const some = Array.from({ length: Math.min(10, count - at) }, (_, one) => one + at);
      statuses.push(...(await Promise.all(some.map((one) => statusOf(email(one), `guess ${one}`, from, cookie)))));
    }
    return statuses;
  }
  const wrong = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;

  it('[CMS-01] are ten at an account from one address, whichever account it is, and the owner elsewhere signs in', async () => {
    expect(wrong(await guesses(24, () => south, '192.0.2.1'))).toBe(10);
    const late = await attempt(` ${south.toUpperCase()}`, 'south-password', '192.0.2.1');
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statusOf(south, 'south-password', '192.0.2.2')).toBe(303);
    expect(wrong(await guesses(14, () => 'nobody@dealer.example', '192.0.2.3'))).toBe(10);
  });

  it('[CMS-01] fifty at one address lock no owner out there, neither in a recognised browser nor in a new one', async () => {
    const existing = await browserOf(north, 'north-password', '192.0.2.11');
    expect(wrong(await guesses(60, (at) => `nobody-${at}@dealer.example`, '192.0.2.11'))).toBe(60);
    expect(await statusOf(north, 'north-password', '192.0.2.11', existing)).toBe(303);
    expect(await statusOf(south, 'south-password', '192.0.2.11')).toBe(303);
    // And guesses at others are two each by then.
    expect(wrong(await guesses(10, () => south, '192.0.2.11'))).toBe(2);
  });

  it('[CMS-01] are forgotten by the right one, of its account alone', async () => {
    expect(wrong(await guesses(9, () => north, '192.0.2.21'))).toBe(9);
    expect(await statusOf(north, 'north-password', '192.0.2.21')).toBe(303);
    expect(wrong(await guesses(9, () => north, '192.0.2.21'))).toBe(9);
  });

  it('[CMS-01] of one IPv6 network are of one sender', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1) statuses.push(await statusOf(south, 'guess', `2001:db8:1:2::${at}`));
    expect(wrong(statuses)).toBe(10);
    expect(await statusOf(south, 'south-password', '2001:db8:1:3::1')).toBe(303);
  });
});
