import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient, type SanityClient } from '@sanity/client';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '@/scripts/start/instance.ts';
import { launch, visitor } from './browser.ts';
import { until } from './shop.ts';
import { publishForm } from './staff-session.ts';
import { documentPath } from './studio.ts';
import { type WorkingCopy, workingCopy } from './working-copy.ts';

const _id = 'page-southbank-ford-price-drops';
const path = '/price-drops';
const host = 'southbank-ford.localhost';

/** A page whose new block has no heading yet, which its `check` requires. */
const page = {
  _id,
  _type: 'page',
  site: { _type: 'reference', _ref: 'site-southbank-ford' },
  path,
  title: 'Price drops',
  blocks: [
    { _key: 'drop', _type: 'priceDrop' },
    { _key: 'words', _type: 'richText', heading: 'Below the new block', body: [] },
  ],
};

describe('a block that did not exist this morning', { timeout: 600_000 }, () => {
  let browser: Browser;
  let copy: WorkingCopy;
  let running: { port: number; services: Services };

  beforeAll(async () => {
    browser = await launch();
    copy = workingCopy('new-block-journey');
    copy.run('npm', 'run', '--silent', 'new:block', 'price-drop');
    running = await copy.start();
  }, 900_000);
  afterAll(async () => {
    await browser.close();
    await copy.remove();
  }, 60_000);

  const client = (): SanityClient => {
    const { url, projectId, dataset, token } = running.services.content;
    const at = { apiHost: url, apiVersion: '2025-03-04', useProjectHostname: false, useCdn: false } as const;
    return createClient({ projectId, dataset, token, ...at, perspective: 'raw' });
  };
  const address = (to: string) => `http://${host}:${running.port}${to}`;
  /** What shoppers get between `main` and its end. */
  const shown = async (): Promise<string> => {
    const headers = { host: `${host}:${running.port}` };
    const html = await new Promise<string>((resolve, reject) => {
      request({ host: '127.0.0.1', port: running.port, path, headers }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  async function asStaff(staff: Page, to: string): Promise<void> {
    const person = running.services.staff.find(({ site }) => site === 'southbank-ford');
    await staff.goto(address(`/studio${to}`));
    await staff.getByLabel('Email').fill(person?.email ?? '');
    await staff.getByLabel('Password').fill(person?.password ?? '');
    await staff.getByRole('button', { name: 'Sign in' }).click();
  }

  it('[BLK-09] is one folder: nothing else changes but what is generated', () => {
    const changed = copy.changes();
    const own = changed.filter((file) => file.startsWith('blocks/price-drop/'));
    expect(own).toHaveLength(4);
    const others = changed.filter((file) => !own.includes(file));
    expect(others.filter((file) => !/^blocks\/\w+\.generated\.ts$|^schemas\/generated\//.test(file))).toEqual([]);
  });

  it('[BLK-09] has the types and the style of the others', () => {
    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { incremental: false },
      include: ['../ui/css-properties.d.ts', '../blocks/price-drop/*', '../blocks/*.generated.ts'],
      exclude: [],
    };
    mkdirSync(join(copy.folder, '.build'), { recursive: true });
    writeFileSync(join(copy.folder, '.build/types.json'), JSON.stringify(config));
    copy.run('node_modules/.bin/tsc', '-p', '.build/types.json');
    copy.run('node_modules/.bin/biome', 'check', 'blocks/price-drop');
  });

  it('[BLK-09] without its heading shoppers see nothing of it and staff see why; filled in the studio and published it is on the page', async () => {
    await client().createOrReplace(page);
    await until('the page', async () => (await shown()).includes('Below the new block'), 60_000);
    expect((await shown()).match(/<section/g)).toHaveLength(1);

    const desk = await visitor(browser, { viewport: { width: 1600, height: 1000 } });
    const field = 'blocks[_key=="drop"].heading';
    await asStaff(desk.page, `${documentPath('page', _id).replace(/\/$/, '')};path=${encodeURIComponent(field)}/`);
    await desk.page.getByTestId(`field-${field}`).waitFor();
    const { secret } = await createPreviewSecret(client(), 'journey', address('/studio'));
    const preview = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path });
    const draft = await desk.page.evaluate(
      (to) => fetch(to).then((response) => response.text()),
      `/api/draft-mode/enable?${preview}`,
    );
    const seen = draft.replaceAll(/<!--.*?-->|<[^>]+>/g, '');
    expect(seen).toContain('Shoppers do not see this block (priceDrop)');
    expect(seen).toContain('Give the block a heading.');
    await desk.page.getByTestId(`field-${field}`).locator('input').fill('Dropped on Monday');
    await desk.page.keyboard.press('Escape');
    expect(await publishForm(desk.page)).toBe(200);
    await until('the new block', async () => /<h2[^>]*>Dropped on Monday/.test(await shown()));
    expect((await shown()).match(/<section/g)).toHaveLength(2);
    expect(desk.errors).toEqual([]);
    await desk.context.close();
  });
});
