import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportContent, importContent } from '../../../scripts/content/move.ts';
import type { ContentService } from '../../../scripts/content/service.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const picture = join(import.meta.dirname, '../../../demo/media/pictures/models/ute-blue.webp');
const quiet = () => undefined;
const all = '*[!(_type match "system*")] | order(_id){..., "_rev": null, "_updatedAt": null, "_createdAt": null}';

describe.skipIf(hosted)('[CMS-04] content moves between services with one command', () => {
  let [from, to]: RunningContent[] = [];
  let folder = '';
  const asService = (one: RunningContent | undefined): ContentService => {
    if (!one) throw new Error('not started');
    return { name: one.url, client: one.client(), dataset: 'production' };
  };
  const archive = () => join(folder, 'content.tar.gz');
  const everything = (one: RunningContent | undefined) => asService(one).client.fetch(all, {}, { perspective: 'raw' });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-move-'));
    [from, to] = await Promise.all([RunningContent.start(), RunningContent.start()]);
    const { client } = asService(from);
    const asset = await client.assets.upload('image', await readFile(picture), { filename: 'ute.webp' });
    const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
    await client.create({ _id: 'tile-1', _type: 'tile', title: 'Live', image });
    await client.create({ _id: 'drafts.tile-1', _type: 'tile', title: 'Edited', image });
    await client.create({ _id: 'page-1', _type: 'page', tiles: [{ _key: 'a', _type: 'reference', _ref: 'tile-1' }] });
  });
  afterAll(async () => {
    await Promise.all([from?.stop(), to?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('[CMS-04] documents, drafts, references and pictures arrive as they were', async () => {
    await exportContent(asService(from), archive(), quiet);
    await importContent(asService(to), archive(), 'replace', quiet);
    const documents = (list: { _type: string }[]) => list.filter(({ _type }) => !_type.startsWith('sanity.'));
    const [before, after] = [await everything(from), await everything(to)];
    expect(documents(after)).toEqual(documents(before));
    const ids = (list: { _type: string; _id: string }[]) =>
      list.filter(({ _type }) => _type === 'sanity.imageAsset').map(({ _id }) => _id);
    expect(ids(after)).toEqual(ids(before));
    const name = `${(ids(after)[0] ?? '').slice('image-'.length).replace(/-(\w+)$/, '.$1')}`;
    const headers = { authorization: `Bearer ${to?.token}` };
    const bytes = await fetch(`${to?.url}/images/forecourt/production/${name}`, { headers });
    expect(Buffer.from(await bytes.arrayBuffer()).equals(await readFile(picture))).toBe(true);
  });

  it('[CMS-04] what is there already stays when only the missing is wanted', async () => {
    await asService(to).client.patch('tile-1').set({ title: 'Changed here' }).commit();
    await importContent(asService(to), archive(), 'missing', quiet);
    expect((await asService(to).client.getDocument('tile-1'))?.title).toBe('Changed here');
  });

  it('[CMS-04] a damaged archive is refused with a message and changes nothing', async () => {
    const before = await everything(to);
    const damaged = join(folder, 'damaged.tar.gz');
    await writeFile(damaged, (await readFile(archive())).subarray(0, 900));
    await expect(importContent(asService(to), damaged, 'replace', quiet)).rejects.toThrow(/could not be put in/);
    expect(await everything(to)).toEqual(before);
  });
});
