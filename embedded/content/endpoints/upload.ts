import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sha1 } from '../assets/asset-store.ts';
import { fileType } from '../assets/file-types.ts';
import { IMAGE_TYPES, imageKind, isActiveSvg, isExecutable } from '../assets/sniff.ts';
import { readBytes } from '../http/body.ts';
import { type Answer, type Call, json, readerLeft } from '../http/call.ts';
import { serverFields } from '../mutations/asset-rules.ts';
import { Writer } from '../mutations/write.ts';
import { Problem } from '../problem.ts';
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
    ...Object.fromEntries(texts),
    ...asset.fields,
  };
}

/**
 * Equal bytes are one asset: a second upload writes them again where they are missing and puts right what the server says of them, should
 * somebody once have said otherwise. `uploadedBySites`: whose staff brought it; absent where an administrator did, whose pictures are everybody's.
 */
async function store(call: Call, bytes: Buffer, asset: Stored): Promise<Answer> {
  const { lake, assets } = call.service;
  const stamp = { transactionId: randomUUID(), timestamp: new Date().toISOString() };
  const body = assetBody(call, bytes, asset);
  const change = (staging: Writer['staging']): StoredDocument | undefined => {
    const found = staging.get(asset.id);
    // A document of another kind under this id was made before such ids were the server's.
    if (found && found._type !== body._type) staging.set(asset.id, null, { delete: { id: asset.id } });
    const known = staging.get(asset.id);
    const next = withUploader(known ? corrected(known, body) : body, known, call.caller.site);
    if (!isDeepStrictEqual(known, next)) new Writer(staging, stamp).createOrReplace(next);
    return staging.get(asset.id);
  };
  // Asked before anything is written to the disk, and decided again by the commit.
  await lake.commit({ caller: call.caller, stamp, dryRun: true, change, upload: asset.id });
  await assets.write(asset.name, bytes);
  const { result } = await lake.commit({ caller: call.caller, stamp, change, upload: asset.id });
  return json({ document: result });
}

/** The document that stands, its words as they are, with the server's own fields true. */
function corrected(known: StoredDocument, body: Record<string, unknown>): Record<string, unknown> {
  const own = serverFields.filter((name) => name !== 'uploadId' && name in body).map((name) => [name, body[name]]);
  return { ...known, ...Object.fromEntries(own) };
}

function withUploader(
  body: Record<string, unknown>,
  known: StoredDocument | undefined,
  site: string | null,
): Record<string, unknown> {
  const { uploadedBySites: _sites, ...asset } = body;
  const before = Array.isArray(known?.uploadedBySites) ? known.uploadedBySites.map(String) : [];
  const isEverybodys = site === null || (known && before.length === 0);
  return isEverybodys ? asset : { ...asset, uploadedBySites: [...new Set([...before, site])] };
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
  const { width, height, metadata } = await call.service.images.facts(bytes, kind, call.caller, readerLeft(call));
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
  const hash = sha1(bytes);
  return store(call, bytes, {
    id: `file-${hash}-${extension}`,
    folder: 'files',
    name: `${hash}.${extension}`,
    extension,
    mimeType: fileType(extension),
    fields: {},
  });
}
