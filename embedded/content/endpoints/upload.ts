import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { sha1 } from '../assets/asset-store.ts';
import { imageFacts } from '../assets/image-metadata.ts';
import { IMAGE_TYPES, imageKind, isActiveSvg, isExecutable } from '../assets/sniff.ts';
import { readBytes } from '../http/body.ts';
import { type Answer, type Call, json } from '../http/call.ts';
import { completeDocument } from '../mutations/document-body.ts';
import { Writer } from '../mutations/write.ts';
import { forbidden, Problem } from '../problem.ts';
import type { StoredDocument } from '../store/document.ts';

const LIMIT = 25 * 1024 * 1024;
const TEXTS = ['label', 'title', 'description', 'creditLine'] as const;

function refused(description: string): Problem {
  return new Problem(400, 'invalidAssetError', description);
}

function originalName(call: Call): string {
  return (call.query.get('filename') ?? 'upload').replaceAll(/[\\/\p{Cc}]/gu, '_').slice(0, 200);
}

interface Stored {
  readonly id: string;
  readonly folder: 'images' | 'files';
  /** Name in the asset store. */
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly fields: Record<string, unknown>;
}

function assetBody(call: Call, bytes: Buffer, asset: Stored): Record<string, unknown> {
  const { projectId, dataset, publicPath } = call.service.setup;
  const hash = sha1(bytes);
  const path = `${asset.folder}/${projectId}/${dataset}/${asset.name}`;
  const texts = TEXTS.flatMap((name) => (call.query.get(name) ? [[name, call.query.get(name)]] : []));
  return {
    _id: asset.id,
    _type: asset.folder === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: hash,
    extension: asset.extension,
    mimeType: asset.mimeType,
    originalFilename: originalName(call),
    path,
    sha1hash: hash,
    size: bytes.length,
    uploadId: randomUUID(),
    // Relative to whatever host shows it: the address of this machine is not part of the content.
    url: `${publicPath}/${path}`,
    // Whose staff brought it: equal bytes stay the first uploader's.
    ...(call.caller.site && { uploadedBySite: call.caller.site }),
    ...Object.fromEntries(texts),
    ...asset.fields,
  };
}

/** Equal bytes are one asset: the second upload answers with the document of the first. */
async function store(call: Call, bytes: Buffer, asset: Stored): Promise<Answer> {
  const { lake, assets } = call.service;
  const known = lake.memory.get(asset.id);
  if (known && !call.grants.mayRead(known)) throw forbidden('read', 'Insufficient permissions to use this asset');
  if (known) return json({ document: known });
  const stamp = { transactionId: randomUUID(), timestamp: new Date().toISOString() };
  const body = assetBody(call, bytes, asset);
  const change = (staging: Writer['staging']): StoredDocument | undefined => {
    new Writer(staging, stamp).createIfNotExists(body);
    return staging.get(asset.id);
  };
  // Asked before anything is written to the disk, and decided again by the commit.
  await lake.commit({ caller: call.caller, stamp, dryRun: true, change });
  await assets.write(asset.name, bytes);
  const { result } = await lake.commit({ caller: call.caller, stamp, change });
  return json({ document: result ?? completeDocument(body, stamp) });
}

/** POST /assets/images: the body is the picture. What it is decides its own bytes, not its name or declared type. */
export async function postImage(call: Call): Promise<Answer> {
  const bytes = await readBytes(call.request, LIMIT, 'The image');
  if (bytes.length === 0) throw refused('The uploaded image is empty');
  const kind = imageKind(bytes);
  if (!kind) throw refused('The uploaded file is not an image (JPEG, PNG, WebP, GIF, AVIF, TIFF or SVG)');
  if (kind === 'svg' && isActiveSvg(bytes)) {
    throw refused('The uploaded SVG contains a script, an event handler or a link to another site and is refused');
  }
  const { width, height, metadata } = await imageFacts(bytes, kind);
  const size = `${width}x${height}`;
  const hash = sha1(bytes);
  return store(call, bytes, {
    id: `image-${hash}-${size}-${kind}`,
    folder: 'images',
    name: `${hash}-${size}.${kind}`,
    extension: kind,
    mimeType: IMAGE_TYPES[kind],
    fields: { metadata },
  });
}

function extensionOf(name: string): string {
  const found = extname(name).slice(1).toLowerCase();
  return /^[a-z0-9]{1,10}$/.test(found) ? found : 'bin';
}

/** POST /assets/files: any data except what a browser or a machine would run. Files are only served as downloads. */
export async function postFile(call: Call): Promise<Answer> {
  const bytes = await readBytes(call.request, LIMIT, 'The file');
  if (bytes.length === 0) throw refused('The uploaded file is empty');
  if (isExecutable(bytes)) throw refused('Programs, scripts and web pages cannot be uploaded as files');
  const extension = extensionOf(originalName(call));
  const declared = call.request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const mimeType =
    /^[\w.+-]+\/[\w.+-]+$/.test(declared) && !/html|xml|script/.test(declared) ? declared : 'application/octet-stream';
  const hash = sha1(bytes);
  return store(call, bytes, {
    id: `file-${hash}-${extension}`,
    folder: 'files',
    name: `${hash}.${extension}`,
    extension,
    mimeType,
    fields: {},
  });
}
