import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataDir } from './data-lock.ts';
import { StartError, sentenceOf } from './start-error.ts';
import { nearestFolder } from './usable-folder.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-folder-'));
  writeFileSync(join(root, 'file'), 'x');
  symlinkSync(join(root, 'nowhere'), join(root, 'link'));
  symlinkSync(join(root, 'loop'), join(root, 'loop'));
});

afterAll(() => rmSync(root, { recursive: true }));

function refusalOf(dataDir: string): unknown {
  try {
    lockDataDir(dataDir, 3000).release();
  } catch (error) {
    return error;
  }
}

describe('[f29] a DATA_DIR that cannot be used is one sentence', () => {
  it.each([
    ['file', /file is a file, not a folder\. Set DATA_DIR/],
    ['file/data', /data cannot be made: \S+file is a file\./],
    ['link', /link cannot be used: \S+link is a link to \S+nowhere, which does not exist\./],
    ['link/data', /data cannot be used: \S+link is a link to/],
    ['loop', /loop cannot be used: the system refuses \S+loop \(ELOOP\)/],
  ])('%s', (name, text) => {
    const refused = refusalOf(join(root, name));
    expect(refused).toBeInstanceOf(StartError);
    expect(sentenceOf(refused)).toMatch(text);
    expect(sentenceOf(refused)).not.toContain('\n');
  });

  it.runIf(process.platform === 'linux')('where the file system takes no folders', () => {
    expect(sentenceOf(refusalOf('/proc/nope/data'))).toMatch(
      /^The data folder \/proc\/nope\/data cannot be (?:made: the system refuses|written to)/,
    );
  });

  it.skipIf(process.getuid?.() === 0)('where the user has no right to write', () => {
    chmodSync(root, 0o500);
    const refused = refusalOf(join(root, 'new'));
    chmodSync(root, 0o700);
    expect(sentenceOf(refused)).toMatch(/new cannot be written to: this user has no right to write in/);
  });

  it('is made where nothing is in the way, and looking makes nothing', () => {
    const folder = join(root, 'a', 'b');
    expect(nearestFolder(folder)).toBe(root);
    expect(existsSync(join(root, 'a'))).toBe(false);
    lockDataDir(folder, 3000).release();
    expect(nearestFolder(folder)).toBe(folder);
  });
});
