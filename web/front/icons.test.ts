import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { iconSprite, iconSpriteAddress } from '@/ui/icon/icon-sprite.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

let front: RunningFront;
beforeEach(async () => {
  front = await new RunningFront(await frontParts(async () => undefined)).listen();
});
afterEach(() => front.close());

describe('the sprite of icons', () => {
  it('is cached for ever under the address that pages name', async () => {
    const { status, headers, body } = await front.request(iconSpriteAddress, { 'accept-encoding': 'br' });
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/svg+xml', 'br']);
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(body).toString()).toBe(iconSprite);
  });

  it('is there for a page of an older version, and not cached for ever', async () => {
    const { status, headers } = await front.request('/icons.00000000.svg');
    expect(status).toBe(200);
    expect(headers['cache-control']).not.toContain('immutable');
  });
});
