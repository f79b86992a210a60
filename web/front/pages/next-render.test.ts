import type { IncomingMessage, ServerResponse } from 'node:http';
import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata.js';
import { expect, it } from 'vitest';
import config from '@/web/next.config.ts';
import { renderByNext } from './next-render.ts';

it('[CFG-05] makes Next put the metadata of every page into its head', async () => {
  let agent: string | undefined;
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    agent = request.headers['user-agent'];
    response.end('<p>a page</p>');
  };
  await renderByNext(next, '/finance', 'cartown.localhost');
  expect(shouldServeStreamingMetadata(agent ?? '', config.htmlLimitedBots?.source)).toBe(false);
});
