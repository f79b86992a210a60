import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { followLoads } from './follow-loads.ts';

const script = 'https://chat.example/w.js#team=1';
const asSent = 'https://chat.example/w.js';

/** The browser's events of a page whose own host is dealer.example. */
async function followed() {
  const devtools = Object.assign(new EventEmitter(), { send: async () => ({}) });
  const loads = await followLoads(devtools as unknown as CDPSession, 'dealer.example', script);
  return {
    loads,
    request: (requestId: string, url: string) =>
      devtools.emit('Network.requestWillBeSent', { requestId, request: { url } }),
    response: (requestId: string, status = 200) =>
      devtools.emit('Network.responseReceived', { requestId, response: { status } }),
    data: (requestId: string, encodedDataLength: number) =>
      devtools.emit('Network.dataReceived', { requestId, encodedDataLength }),
    failed: (requestId: string, errorText: string, blockedReason?: string) =>
      devtools.emit('Network.loadingFailed', { requestId, errorText, blockedReason }),
  };
}

it('[PLUS-11] counts what comes from elsewhere, and nothing of the site’s own', async () => {
  const { loads, request, response, data } = await followed();
  expect([loads.isBegun(), loads.failure()]).toEqual([false, expect.stringContaining('was not requested')]);
  request('own', 'https://dealer.example/_next/x.js');
  request('tag', asSent);
  request('more', 'https://api.chat.example/hello');
  for (const id of ['own', 'tag', 'more']) data(id, 100);
  response('tag');
  expect([loads.isBegun(), loads.failure(), loads.bytes()]).toEqual([true, '', 200]);
});

it('[PLUS-11] a script whose vendor redirects it is there once what it leads to is', async () => {
  const { loads, request, response, data } = await followed();
  request('tag', asSent);
  request('tag', 'https://chat.example/w.8f31.js');
  data('tag', 50);
  response('tag');
  expect([loads.isBegun(), loads.failure(), loads.bytes()]).toEqual([true, '', 50]);
});

it('[PLUS-11] reports why a script is not there, also where its redirect leads to another host', async () => {
  const missing = await followed();
  missing.request('tag', asSent);
  missing.response('tag', 404);
  missing.failed('tag', 'net::ERR_ABORTED');
  expect(missing.loads.failure()).toBe('Its script is not there: 404.');
  const blocked = await followed();
  blocked.request('tag', asSent);
  blocked.request('tag', 'https://cdn.example/w.js');
  blocked.failed('tag', '', 'csp');
  expect(blocked.loads.failure()).toBe('Its script could not be loaded: csp.');
});
