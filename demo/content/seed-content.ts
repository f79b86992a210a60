import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createClient, type IdentifiedSanityDocumentStub, type SanityClient } from '@sanity/client';
import { compose } from '@/demo/media/compose.ts';
import { paints } from '@/demo/media/paints.ts';
import { type PaintedPicture, type PictureFile, pictureFile, picturesDir } from '@/demo/media/picture-files.ts';
import type { DemoDocument } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';
import { type PictureName, picturesIn, withAssets } from './demo-pictures.ts';

type ContentService = { url: string; projectId: string; dataset: string; token: string };

/** Uploads the demo's pictures and writes its documents, all of them or none. Doing it again makes no second asset. */
export async function seedContent(service: ContentService, progress: (line: string) => void): Promise<void> {
  const client = clientOf(service);
  const names = [...new Set(demoDocuments.flatMap(picturesIn))];
  const assets = await assetsOf(client, names);
  progress(`${names.length} pictures are in the content service`);
  await write(
    client,
    demoDocuments.map((document) => withAssets(document, (name) => assets.get(name) ?? '')),
  );
  progress(`${demoDocuments.length} documents of the demo dealers are in the content service`);
}

/** A few pictures at once: composing one keeps one core busy, sending it none. */
async function assetsOf(client: SanityClient, names: readonly PictureName[]): Promise<Map<PictureName, string>> {
  const [waiting, assets] = [[...names], new Map<PictureName, string>()];
  const next = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      assets.set(name, await assetOf(client, name));
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return assets;
}

function clientOf({ url, projectId, dataset, token }: ContentService): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiHost: url,
    useProjectHostname: false,
    apiVersion: '2025-03-04',
    useCdn: false,
    perspective: 'raw',
  });
}

/** One transaction: documents refer to each other, and a site without its layers must never be seen. */
async function write(client: SanityClient, documents: readonly DemoDocument[]): Promise<void> {
  const stubs: readonly IdentifiedSanityDocumentStub[] = documents;
  const replace = stubs.map((document) => ({ createOrReplace: document }));
  await client.mutate(replace, { visibility: 'sync', returnDocuments: false });
}

/** The asset of a picture, found by what it is made of: one that the service has is neither made nor sent again. */
async function assetOf(client: SanityClient, name: PictureName): Promise<string> {
  const file = pictureFile(name) ?? pictureFile(`${name}.webp`);
  if (!file) throw new Error(`There is no demo picture "${name}".`);
  const label = await sourceLabel(file);
  const existing = await client.fetch<string | null>('*[_type == "sanity.imageAsset" && label == $label][0]._id', {
    label,
  });
  if (existing) return existing;
  const { _id } = await client.assets.upload('image', await bytesOf(file, label), { filename: fileName(name), label });
  return _id;
}

const fileName = (name: PictureName): string =>
  `${name.replaceAll('/', '-')}${/\.(?:avif|webp)$/.test(name) ? '' : '.webp'}`;

const webp = { quality: 84 };
/** Painting all takes a core most of a minute; each later seeding of the same checkout reads them here. */
const paintedDir = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'forecourt-pictures');

/** A hash of everything that decides a picture's bytes. */
async function sourceLabel(file: PictureFile): Promise<string> {
  const hash = createHash('sha1');
  const sources = file.kind === 'finished' ? [file.file] : [file.black, file.light];
  for (const source of sources) hash.update(await readFile(join(picturesDir, source)));
  if (file.kind === 'painted') hash.update(JSON.stringify([paints[file.paint], webp]));
  return `demo-${hash.digest('hex')}`;
}

async function bytesOf(file: PictureFile, label: string): Promise<Buffer> {
  if (file.kind === 'finished') return readFile(join(picturesDir, file.file));
  const stored = join(paintedDir, `${label}.webp`);
  return (await readIfThere(stored)) ?? storePainted(stored, file);
}

async function storePainted(path: string, { black, light, paint }: PaintedPicture): Promise<Buffer> {
  const painted = await compose(join(picturesDir, black), join(picturesDir, light), paints[paint]);
  const bytes = await painted.webp(webp).toBuffer();
  await replaceFile(path, bytes).catch(() => undefined); // A checkout that is read-only paints again next time.
  return bytes;
}

/** Written beside its place and moved there: another process may seed at the same time. */
async function replaceFile(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}
