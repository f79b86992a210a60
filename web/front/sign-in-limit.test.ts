import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { frontParts, RunningFront } from './front.fixture.ts';
import { ProxyTrust } from './proxy-trust.ts';
import { isSignIn, SignInLimit } from './sign-in-limit.ts';

let postgres: TestRecords;
let content: Server;
let reached = 0;
let fronts: RunningFront[];

/** Two web processes with one content service and one PostgreSQL behind them; the service lets the password `right` in. */
beforeAll(async () => {
  postgres = await testRecords();
  content = createServer(async (request, response) => {
    let form = '';
    for await (const chunk of request) form += chunk;
    reached += 1;
    response.writeHead(new URLSearchParams(form).get('password') === 'right' ? 303 : 401).end();
  });
  await new Promise<void>((listening) => content.listen(0, '127.0.0.1', listening));
  const contentUrl = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const front = async (trusted: string) => {
    const signIns = new SignInLimit(postgres.open());
    const parts = await frontParts(async () => undefined, { contentUrl, signIns, proxies: new ProxyTrust(trusted) });
    return new RunningFront(parts).listen();
  };
  fronts = [await front('private'), await front('private'), await front('')];
}, 60_000);
afterAll(async () => {
  await Promise.all(fronts.map((front) => front.close()));
  content.close();
  await postgres.end();
});

async function attempt(at: number, email: string, password: string, from: string) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from };
  const body = new URLSearchParams({ email, password }).toString();
  return fronts[at]?.ask('/lake/auth/login', form, 'POST', body);
}
const guesses = (count: number, email: string, from: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => attempt(at % 2, email, `guess ${at}`, from)));

describe('wrong passwords', () => {
  it('[CMS-01] are limited by account and address over all web processes together', async () => {
    const before = reached;
    const answers = await guesses(24, 'ann@dealer.example', '203.0.113.1');
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(14);
    expect(reached - before).toBe(10);
    const late = await attempt(0, 'ANN@dealer.example ', 'right', '203.0.113.1');
    expect([late?.status, Number(late?.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('[CMS-01] of a stranger do not lock the owner out', async () => {
    expect((await attempt(1, 'ann@dealer.example', 'right', '203.0.113.2'))?.status).toBe(303);
  });

  it('[CMS-01] are forgotten by the right one, of its account alone', async () => {
    await guesses(9, 'bob@dealer.example', '203.0.113.3');
    expect((await attempt(0, 'bob@dealer.example', 'right', '203.0.113.3'))?.status).toBe(303);
    await expect
      .poll(async () => (await postgres.query("select points from rate_limits where key like 'sign-in:%'")).length)
      .toBeGreaterThan(0);
    expect((await attempt(1, 'bob@dealer.example', 'wrong', '203.0.113.3'))?.status).toBe(401);
    const others = await guesses(60, 'carol@dealer.example', '203.0.113.3');
    expect(others.filter((answer) => answer?.status === 401)).toHaveLength(10);
  });

  it('[CMS-01] at many accounts are limited by address', async () => {
    const many = Array.from({ length: 60 }, (_, at) => attempt(at % 2, `u${at}@dealer.example`, 'x', '203.0.113.4'));
    const statuses = (await Promise.all(many)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  it('[CMS-01] count for who sent them: what a stranger says of himself is no other address', async () => {
    const lies = Array.from({ length: 14 }, (_, at) => attempt(2, 'dan@dealer.example', 'x', `198.51.100.${at}`));
    const statuses = (await Promise.all(lies)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it('are nobody’s address in the records', async () => {
    const rows = JSON.stringify(await postgres.query('select key from rate_limits'));
    expect(rows).toContain('sign-in');
    expect(rows).not.toMatch(/203\.0\.113|dealer\.example/);
  });

  it('are counted under every version of the address', () => {
    const posted = (url: string) => isSignIn({ method: 'POST', url });
    expect(['/lake/auth/login', '/lake/v1/auth/login?x=1', '/lake/v2025-03-04/auth/login'].every(posted)).toBe(true);
    expect(posted('/lake/auth/loginx')).toBe(false);
  });
});
