import { assetIdOf } from '../assets/asset-name.ts';
import type { Original } from '../assets/asset-store.ts';
import { fileType } from '../assets/file-types.ts';
import { partOf } from '../assets/part-of-file.ts';
import { IMAGE_TYPES } from '../assets/sniff.ts';
import { changesImage, transformOptions } from '../assets/transform-options.ts';
import { type Call, type HttpResponse, param, readerLeft } from '../http/call.ts';
import { notFound, unauthorized } from '../problem.ts';

/** Names are made from the bytes, so what a name returns never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** In no cache but the reader's own, and a deleted picture not for long in that. */
const STAFF = 'private, max-age=86400, immutable';
/** An uploaded file must not act in the name of this origin, whatever is in it. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

function checkTenant(call: Call): void {
  const { projectId, dataset } = call.service.setup;
  if (param(call, 'project') !== projectId || param(call, 'dataset') !== dataset) throw notFound('No such asset');
}

async function original(call: Call, name: string): Promise<Buffer> {
  const bytes = await call.service.assets.read(name);
  if (!bytes) throw notFound(`No such asset: ${name}`);
  return bytes;
}

async function opened(call: Call, name: string): Promise<Original> {
  const found = await call.service.assets.open(name);
  if (!found) throw notFound(`No such asset: ${name}`);
  return found;
}

function served(
  call: Call,
  body: Buffer | Original,
  mimeType: string,
  headers: Record<string, string> = {},
): HttpResponse {
  const download = call.query.get('dl');
  const name = (download || param(call, 'name')).replaceAll(/[^\w.-]/g, '_');
  const disposition: Record<string, string> =
    download === null ? {} : { 'content-disposition': `attachment; filename="${name}"` };
  return {
    headers: {
      'content-type': mimeType,
      'cache-control': FOREVER,
      'content-security-policy': SANDBOX,
      ...disposition,
      ...headers,
    },
    body,
  };
}

/** Staff, the web server and exports, and of them those who may read the asset. Deleted and hidden ones are missing. */
function checkReader(call: Call, name: string): void {
  if (call.service.exportPasses.isValid(name, call.query.get('pass') ?? '')) return;
  if (call.caller.kind === 'anonymous') throw unauthorized();
  if (!isThere(call, name)) throw notFound(`No such asset: ${name}`);
}

const isThere = (call: Call, name: string): boolean => call.visible.documents.get(assetIdOf(name)) !== undefined;

/**
 * GET /images/:project/:dataset/<hash>-<w>x<h>.<ext>: the original, or a changed copy when
 * parameters request one. Shoppers get neither here: their pictures are what the web's image route
 * makes.
 */
export async function getImage(call: Call): Promise<HttpResponse> {
  checkTenant(call);
  // A trailing name (`…-300x200.jpg/front-view.jpg`) is for people and search engines only.
  const name = param(call, 'name');
  checkReader(call, name);
  const options = transformOptions(call.query, call.request.headers.accept ?? '');
  const vary: Record<string, string> = call.query.get('auto') === 'format' ? { vary: 'accept' } : {};
  const headers = { 'cache-control': STAFF, ...vary };
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const kind = (Object.keys(IMAGE_TYPES) as (keyof typeof IMAGE_TYPES)[]).find((one) => one === extension);
  if (!kind) throw notFound(`No such asset: ${name}`);
  const unchanged = !changesImage(options) || (kind === 'svg' && !call.query.has('fm'));
  // The upload named it by what it is.
  if (unchanged) return served(call, await opened(call, name), IMAGE_TYPES[kind], headers);
  const made = await transformed(call, name, kind, options);
  return served(call, made.bytes, made.mimeType, headers);
}

function transformed(
  call: Call,
  name: string,
  kind: keyof typeof IMAGE_TYPES,
  options: ReturnType<typeof transformOptions>,
) {
  const { caller, service } = call;
  const read = () => original(call, name);
  return service.images.get({
    name,
    kind,
    options,
    read,
    isThere: () => isThere(call, name),
    caller,
    gone: readerLeft(call),
  });
}

/**
 * GET /files/…: always a download, for anyone with the address, and of the type in its name, never
 * of one that its document states.
 */
export async function getFile(call: Call): Promise<HttpResponse> {
  checkTenant(call);
  const name = param(call, 'name');
  const found = await opened(call, name);
  const fileName = call.service.fileName(`file-${name.replace('.', '-')}`) ?? name;
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`;
  const type = fileType(name.slice(name.lastIndexOf('.') + 1));
  const headers = { 'content-disposition': disposition, 'accept-ranges': 'bytes' };
  const part = partOf(found, call.request.headers.range);
  if (part === 'beyond') return { status: 416, headers: { 'content-range': `bytes */${found.size}` }, body: '' };
  if (!part) return served(call, found, type, headers);
  return { ...served(call, part.body, type, { ...headers, 'content-range': part.contentRange }), status: 206 };
}
