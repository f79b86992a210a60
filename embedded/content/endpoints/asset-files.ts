import type { Original } from '../assets/asset-store.ts';
import { fileType } from '../assets/file-types.ts';
import { partOf } from '../assets/part-of-file.ts';
import { IMAGE_TYPES, imageKind } from '../assets/sniff.ts';
import { changesImage, transformOptions } from '../assets/transform-options.ts';
import { type Answer, type Call, param, readerLeft } from '../http/call.ts';
import { notFound, unauthorized } from '../problem.ts';

/** Names are made from the bytes, so what a name answers never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
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

function served(call: Call, body: Buffer | Original, mimeType: string, headers: Record<string, string> = {}): Answer {
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

/** GET /images/:project/:dataset/<hash>-<w>x<h>.<ext>: the original, or a changed copy when parameters ask for one. */
export async function getImage(call: Call): Promise<Answer> {
  checkTenant(call);
  // A trailing name (`…-300x200.jpg/front-view.jpg`) is for people and search engines only.
  const name = param(call, 'name');
  const options = transformOptions(call.query, call.request.headers.accept ?? '');
  const vary: Record<string, string> = call.query.get('auto') === 'format' ? { vary: 'accept' } : {};
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const unchanged = !changesImage(options) || (extension === 'svg' && !call.query.has('fm'));
  if (unchanged) {
    const found = await opened(call, name);
    return served(call, found, mimeTypeOf(found.head), vary);
  }
  // Originals are for anyone who has their address; to have copies made costs the dealers' machine.
  if (call.caller.kind === 'anonymous') throw unauthorized();
  const kind = (Object.keys(IMAGE_TYPES) as (keyof typeof IMAGE_TYPES)[]).find((one) => one === extension);
  if (!kind) throw notFound(`No such asset: ${name}`);
  const made = await transformed(call, name, kind, options);
  return served(call, made.bytes, made.mimeType, vary);
}

function transformed(
  call: Call,
  name: string,
  kind: keyof typeof IMAGE_TYPES,
  options: ReturnType<typeof transformOptions>,
) {
  const read = () => original(call, name);
  return call.service.images.get({ name, kind, options, read, caller: call.caller, gone: readerLeft(call) });
}

function mimeTypeOf(bytes: Buffer): string {
  const kind = imageKind(bytes);
  return kind ? IMAGE_TYPES[kind] : 'application/octet-stream';
}

/** GET /files/…: always a download, and of the type that its name says, never of one that a document does. */
export async function getFile(call: Call): Promise<Answer> {
  checkTenant(call);
  const name = param(call, 'name');
  const found = await opened(call, name);
  const document = call.service.lake.memory.get(`file-${name.replace('.', '-')}`);
  const fileName = typeof document?.originalFilename === 'string' ? document.originalFilename : name;
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`;
  const type = fileType(name.slice(name.lastIndexOf('.') + 1));
  const headers = { 'content-disposition': disposition, 'accept-ranges': 'bytes' };
  const part = partOf(found, call.request.headers.range);
  if (part === 'beyond') return { status: 416, headers: { 'content-range': `bytes */${found.size}` }, body: '' };
  if (!part) return served(call, found, type, headers);
  return { ...served(call, part.body, type, { ...headers, 'content-range': part.contentRange }), status: 206 };
}
