import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PostedForms } from '@/web/front/pages/posted-form.ts';
import { recordGated, recordRedirect } from '@/web/platform/render-record.ts';
import { frontParts, passFor, RunningFront } from './front.fixture.ts';

type Call = { url: string | undefined; cookie: string | undefined };
let calls: Call[];
let front: RunningFront;
const good = 'forecourt_account=good';

/** A site that closes /trade-in: who is not signed in is sent to sign in, as web/render/account/closed-to.tsx does it. */
async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url, headers } = request;
  calls.push({ url, cookie: headers.cookie });
  const isGated = url?.endsWith('/trade-in') && !headers.cookie?.includes('__prerender_bypass');
  if (isGated) {
    recordGated();
    if (!headers.cookie?.includes(good)) recordRedirect('/sign-in?redirect=%2Ftrade-in', false);
  }
  response.setHeader('Content-Type', 'text/html');
  response.end(isGated ? '<p>for the signed-in</p>' : '<p>for all</p>');
}

const forms: PostedForms = {
  submit: async () => ({ status: 400, problems: [{ field: 'name', problem: 'Your name is missing.' }] }),
  storeFile: () => Promise.reject(new Error('No file is sent.')),
};

beforeEach(async () => {
  calls = [];
  front = await new RunningFront(await frontParts(next, { forms })).listen();
});
afterEach(() => front.close());

const seen = async (headers: Record<string, string> = {}) => {
  const { status, headers: sent, body } = await front.request('/trade-in', headers);
  return [status, sent.location, sent['cache-control'], sent['x-cache'], body.toString()];
};
const toSignIn = (cache: string) => [307, '/sign-in?redirect=%2Ftrade-in', 'private, no-store', cache, ''];
const page = [200, undefined, 'private, no-store', 'bypass', '<p>for the signed-in</p>'];

describe('[SAVE-07] a page for signed-in shoppers', () => {
  it('is never what a signed-out shopper gets, whichever request came before', async () => {
    expect(await seen({ cookie: good })).toEqual(page);
    expect(await seen()).toEqual(toSignIn('hit'));
    expect(await seen({ cookie: good })).toEqual(page);
    expect(await seen({ cookie: 'other=1' })).toEqual(toSignIn('hit'));
    expect(await seen({ cookie: 'forecourt_account=bad' })).toEqual(toSignIn('bypass'));
  });

  it('sends the signed-out on out of the cache, and no cache in front of ours keeps that', async () => {
    expect(await seen()).toEqual(toSignIn('miss'));
    expect(await seen()).toEqual(toSignIn('hit'));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.cookie).toBeUndefined();
  });

  it('looks at the session’s own cookie: over https at the one that no sibling host can set', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    expect(await seen({ ...https, cookie: good })).toEqual(toSignIn('miss'));
    expect(calls).toHaveLength(1);
    await seen({ ...https, cookie: '__Host-forecourt_account=any' });
    expect(calls.at(-1)?.cookie).toBe('__Host-forecourt_account=any');
  });

  it('shows a form again that came without script, to the signed-in alone; the others sign in first', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = async (headers: Record<string, string>) => {
      const result = await front.request('/trade-in', { ...type, ...headers }, 'POST', '_form=trade-in&name=');
      return [result.status, result.headers.location, result.headers['cache-control'], result.body.toString()];
    };
    expect(await post({ cookie: good })).toEqual([422, undefined, 'private, no-store', '<p>for the signed-in</p>']);
    expect(await post({})).toEqual([303, '/sign-in?redirect=%2Ftrade-in', 'private, no-store', '']);
  });

  it('shows staff their draft of it', async () => {
    const { status, body } = await front.request('/trade-in', { cookie: passFor('southbank-ford') });
    expect([status, body.toString()]).toEqual([200, '<p>for all</p>']);
  });

  it('shows no draft to former staff, though their session as a shopper opens the page', async () => {
    const ended = passFor('southbank-ford', 'session=ended');
    const { body } = await front.request('/trade-in', { cookie: `${ended}; ${good}` });
    expect(body.toString()).toBe('<p>for the signed-in</p>');
    expect(calls.map((call) => call.cookie ?? '').join()).not.toContain('__prerender_bypass');
  });

  it('leaves all other pages to one cache for everybody', async () => {
    await front.request('/about-us');
    const { headers, body } = await front.request('/about-us', { cookie: good });
    expect([headers['x-cache'], body.toString(), calls.length]).toEqual(['hit', '<p>for all</p>', 1]);
  });
});
