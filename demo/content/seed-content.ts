import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type IdentifiedSanityDocumentStub, type SanityClient } from '@sanity/client';
import { compose } from '@/demo/media/compose.ts';
import { paints } from '@/demo/media/paints.ts';
import { pictureFile, picturesDir } from '@/demo/media/picture-files.ts';
import type { DemoDocument } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';
import { type PictureName, picturesIn, withAssets } from './demo-pictures.ts';

export type ContentService = { url: string; projectId: string; dataset: string; token: string };

/** Uploads the demo's pictures and writes its documents, all of them or none. Doing it again makes no second asset. */
export async function seedContent(service: ContentService, progress: (line: string) => void): Promise<void> {
  const client = clientOf(service);
  const names = [...new Set(demoDocuments.flatMap(picturesIn))];
  const assets = new Map<PictureName, string>();
  for (const name of names) assets.set(name, await assetOf(client, name));
  progress(`${names.length} pictures are in the content service`);
  await write(
    client,
    demoDocuments.map((document) => withAssets(document, (name) => assets.get(name) ?? '')),
  );
  progress(`${demoDocuments.length} documents of the demo dealers are in the content service`);
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

/** The asset of a picture; bytes that the service has are not sent again. */
async function assetOf(client: SanityClient, name: PictureName): Promise<string> {
  const bytes = await bytesOf(name);
  const hash = createHash('sha1').update(bytes).digest('hex');
  const known = await client.fetch<string | null>('*[_type == "sanity.imageAsset" && sha1hash == $hash][0]._id', {
    hash,
  });
  if (known) return known;
  const { _id } = await client.assets.upload('image', bytes, { filename: fileName(name) });
  return _id;
}

const fileName = (name: PictureName): string =>
  `${name.replaceAll('/', '-')}${/\.(?:avif|webp)$/.test(name) ? '' : '.webp'}`;

async function bytesOf(name: PictureName): Promise<Buffer> {
  const file = pictureFile(name) ?? pictureFile(`${name}.webp`);
  if (!file) throw new Error(`There is no demo picture "${name}".`);
  if (file.kind === 'finished') return readFile(join(picturesDir, file.file));
  const painted = await compose(join(picturesDir, file.black), join(picturesDir, file.light), paints[file.paint]);
  return painted.webp({ quality: 84 }).toBuffer();
}
