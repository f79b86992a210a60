import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sha1 } from '../assets/asset-store.ts';
import { fileType } from '../assets/file-types.ts';
import { IMAGE_TYPES, imageKind, isExecutable, notAnImage } from '../assets/sniff.ts';
import { mayBeSvg } from '../assets/svg.ts';
import { readBytes } from '../http/body.ts';
import { type Call, type HttpResponse, json, readerLeft } from '../http/call.ts';
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
 * Equal bytes are one asset: a second upload writes them again where they are missing and corrects
 * the server's fields on them, should they ever have been set otherwise. `uploadedBySites`: whose
 * staff brought it; absent where an administrator did, whose pictures are everybody's.
 */
async function store(call: Call, bytes: Buffer, asset: Stored): Promise<HttpResponse> {
  const { store: documents, assets } = call.service;
  const stamp = { transactionId: randomUUID(), timestamp: new Date().toISOString() };
  const body = assetBody(call, bytes, asset);
  const change = (staging: Writer['staging']): StoredDocument | undefined => {
    const found = staging.get(asset.id);
    // A document of another kind under this id was made before such ids were the server's.
    if (found && found._type !== body._type) staging.set(asset.id, null, { delete: { id: asset.id } });
    const existing = staging.get(asset.id);
    const next = withUploader(existing ? corrected(existing, body) : body, existing, call.caller.site);
    if (!isDeepStrictEqual(existing, next)) new Writer(staging, stamp).createOrReplace(next);
    return staging.get(asset.id);
  };
  // Checked before anything is written to the disk, and decided again by the commit.
  await documents.commit({ caller: call.caller, stamp, dryRun: true, change, upload: asset.id });
  await assets.write(asset.name, bytes);
  const { result } = await documents.commit({ caller: call.caller, stamp, change, upload: asset.id });
  // Where the asset was deleted in between, its bytes went with it.
  await assets.write(asset.name, bytes);
  return json({ document: result });
}

/** The existing document with its texts as they are and the server's own fields corrected. */
function corrected(existing: StoredDocument, body: Record<string, unknown>): Record<string, unknown> {
  const own = serverFields.filter((name) => name !== 'uploadId' && name in body).map((name) => [name, body[name]]);
  return { ...existing, ...Object.fromEntries(own) };
}

function withUploader(
  body: Record<string, unknown>,
  existing: StoredDocument | undefined,
  site: string | null,
): Record<string, unknown> {
  const { uploadedBySites: _sites, ...asset } = body;
  const before = Array.isArray(existing?.uploadedBySites) ? existing.uploadedBySites.map(String) : [];
  const isEverybodys = site === null || (existing && before.length === 0);
  return isEverybodys ? asset : { ...asset, uploadedBySites: [...new Set([...before, site])] };
}

/**
 * POST /assets/images: the body is the picture. Its bytes decide its kind, not its name or declared type. It is
 * stored, and named, without its metadata.
 */
export async function postImage(call: Call): Promise<HttpResponse> {
  const sent = await readBytes(call.request, LIMIT, 'The image');
  if (sent.length === 0) throw refused('The uploaded image is empty');
  const kind = imageKind(sent);
  if (!kind) throw refused(notAnImage);
  const { bytes, facts } = await call.service.images.upload(sent, kind, call.caller, readerLeft(call));
  const { width, height, metadata } = facts;
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
export async function postFile(call: Call): Promise<HttpResponse> {
  const bytes = await readBytes(call.request, LIMIT, 'The file');
  if (bytes.length === 0) throw refused('The uploaded file is empty');
  if (isExecutable(bytes)) throw refused('Programs, scripts and web pages cannot be uploaded as files');
  if (mayBeSvg(bytes)) {
    const svg = await call.service.images.svg(bytes, call.caller, readerLeft(call));
    if (svg.kind === 'refused') throw refused(`The uploaded SVG is refused: ${svg.reason}`);
  }
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
