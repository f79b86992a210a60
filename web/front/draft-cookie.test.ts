import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DraftCookies, previewSecret } from '@/web/front/pages/draft-cookie.ts';
import { passFor, previews } from './front.fixture.ts';

const secret = 'f00d'.repeat(8);
const drafts = new DraftCookies({ passes: previews, secret, development: false });
const pass = passFor('southbank-ford');

describe('cookies of draft mode', () => {
  it('[CMS-02] Next gets its own in the place of a pass, beside the visitor’s others or alone', () => {
    const cookies = `a=1; ${pass}; __prerender_bypass=forged`;
    expect(drafts.among('southbank-ford', cookies)).toBe(`a=1; session=1; __prerender_bypass=${secret}`);
    expect(drafts.alone('southbank-ford', cookies)).toBe(`__prerender_bypass=${secret}`);
  });

  it('[CMS-02] without a pass Next gets none, whatever the browser sends', () => {
    const cookies = `a=1; __prerender_bypass=${secret}`;
    expect([drafts.among('southbank-ford', cookies), drafts.alone('southbank-ford', cookies)]).toEqual(['a=1', '']);
    expect(drafts.among('harbour-ford', pass)).toBe('session=1');
  });

  it('is never valid without a build', () => {
    const none = new DraftCookies({ passes: previews, secret: null, development: false });
    expect(none.isDraft('southbank-ford', pass)).toBe(false);
  });
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
