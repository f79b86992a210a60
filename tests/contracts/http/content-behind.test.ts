import { createClient, type SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { frontParts, RunningFront } from '@/web/front/front.fixture.ts';
import { hosted } from '../content/content-service.ts';
import { RunningContent } from '../content/running-content.ts';

const host = '127.0.0.1';

describe.skipIf(hosted)('[CMS-04] the content service behind the front', () => {
  let content: RunningContent;
  let front: RunningFront;
  let client: SanityClient;

  beforeAll(async () => {
    content = await RunningContent.start();
    front = await new RunningFront(await frontParts(async () => undefined, { contentUrl: content.url })).listen();
    client = createClient({
      projectId: 'forecourt',
      dataset: 'production',
      apiVersion: '2025-03-04',
      token: content.token,
      apiHost: `http://${host}:${front.port}/lake`,
      useProjectHostname: false,
      useCdn: false,
      maxRetries: 0,
    });
  });
  afterAll(async () => {
    await front.close();
    await content.stop();
  });

  it('takes writes and serves queries of the official client', async () => {
    await client.createOrReplace({ _id: 'through', _type: 'page', title: 'Über 日本' });
    expect(await client.fetch('*[_id == $id][0].title', { id: 'through' })).toBe('Über 日本');
    await client.patch('through').set({ title: 'two' }).commit();
    expect(await client.fetch('*[_id == "through"][0].title')).toBe('two');
    await client.delete('through');
    expect(await client.fetch('*[_id == "through"][0]')).toBeNull();
  });

  it('takes an upload of 10 MB whole, streamed, and gives it back', async () => {
    const bytes = Buffer.alloc(10_000_000, 'forecourt ');
    const asset = await client.assets.upload('file', bytes, { filename: 'large.txt', contentType: 'text/plain' });
    expect(asset.size).toBe(bytes.length);
    const back = await front.request(`/lake/files/forecourt/production/${asset._id.split('-')[1]}.txt`);
    expect([back.status, back.body.equals(bytes)]).toEqual([200, true]);
  });

  it('streams what changes', async () => {
    const [welcome, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const listening = client.listen('*[_type == "page"]', {}, { events: ['welcome', 'mutation'] }).subscribe({
      next: (event) => {
        if (event.type === 'welcome') welcome.resolve();
        if (event.type === 'mutation') changed.resolve(event.documentId);
      },
      error: welcome.reject,
    });
    await welcome.promise;
    await client.createOrReplace({ _id: 'heard', _type: 'page' });
    expect(await changed.promise).toBe('heard');
    listening.unsubscribe();
  });

  it('signs staff in by its form, and joins their WebSocket', async () => {
    const origin = `http://${host}:${front.port}`;
    const form = new URLSearchParams({ email: 'north@dealer.example', password: 'north-password' }).toString();
    const head = { host: `${host}:${front.port}`, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers } = await front.request('/lake/auth/login', head, 'POST', form);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect([status, cookie.includes('=')]).toEqual([303, true]);
    const socket = new WebSocket(`ws://${host}:${front.port}/lake/v1/socket/production`, {
      headers: { cookie, origin },
    });
    await new Promise((open, failed) => socket.on('open', open).on('error', failed));
    socket.close();
    const stranger = new WebSocket(`ws://${host}:${front.port}/lake/v1/socket/production`);
    const refusal = await new Promise<string>((heard) => stranger.on('error', ({ message }) => heard(message)));
    expect(refusal).toContain('401');
  });

  it('exports with a cache rule', async () => {
    const { status, headers } = await front.request('/lake/v2025-03-04/data/export/production', {
      authorization: `Bearer ${content.token}`,
    });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
