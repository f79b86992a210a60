import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLine, withEnvFile } from './env-file.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-env-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('.env', () => {
  it.each([
    ['', null],
    ['# words\n\nPORT=3000\nexport NAME = "two words" # why\nEMPTY=\n', null],
    ['KEY="first\nsecond\nthird"\nPORT=1', null],
    ['PORT=3000\nDATA DIR=/x', 2],
    ['PORT=3000\n\nPORT 3000', 3],
    ['3PORT=3000', 1],
    ['A=1\nKEY="never closed\nB=2', 2],
  ])('%j is broken on line %j', (text, line) => {
    expect(brokenLine(text)?.number ?? null).toBe(line);
  });

  it('adds what the environment does not set already', async () => {
    const file = join(folder, 'good');
    await writeFile(file, 'PORT=4000\nDATA_DIR=".other"\n');
    expect(withEnvFile(file, { PORT: '5000' })).toEqual({ PORT: '5000', DATA_DIR: '.other' });
    expect(withEnvFile(join(folder, 'absent'), { PORT: '5000' })).toEqual({ PORT: '5000' });
  });

  it('[OPS-01] one sentence names the file, the line and what is wrong', async () => {
    const file = join(folder, 'bad');
    await writeFile(file, 'PORT=3000\nDATABASE_URL postgres://x\n');
    expect(() => withEnvFile(file, {})).toThrow(
      `${file}, line 2: "DATABASE_URL postgres://x" is not NAME=value. Mend it or remove the file.`,
    );
  });
});
