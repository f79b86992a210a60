import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDraft, previewSecret } from './draft-cookie.ts';

const secret = 'f00d'.repeat(8);

describe('isDraft', () => {
  it.each([
    [`__prerender_bypass=${secret}`, true],
    [`a=1; __prerender_bypass=${secret}; b=2`, true],
    [`__prerender_bypass=${secret}x`, false],
    [`__prerender_bypass=${'0'.repeat(32)}`, false],
    ['__prerender_bypass=', false],
    ['__prerender_bypass', false],
    [`other__prerender_bypass=${secret}`, false],
    [`x=__prerender_bypass=${secret}`, false],
    ['', false],
    [undefined, false],
  ])('[CMS-02] of %j is %j', (cookies, draft) => expect(isDraft(cookies, secret)).toBe(draft));

  it('is nobody without a secret', () => expect(isDraft('__prerender_bypass=null', null)).toBe(false));
});

describe('previewSecret', () => {
  it('reads the secret of a build, and knows none without a build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-draft-'));
    try {
      expect(await previewSecret(folder)).toBeNull();
      await writeFile(join(folder, 'prerender-manifest.json'), JSON.stringify({ preview: { previewModeId: secret } }));
      expect(await previewSecret(folder)).toBe(secret);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
