import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { iconSprite, iconSpriteAddress } from '@/ui/icon/icon-sprite.ts';
import type { CompressedFile } from '@/web/front/http/compressed-files.ts';
import { immutable, sendFile } from '@/web/front/http/static-files.ts';

const plain = Buffer.from(iconSprite);
const file: CompressedFile = {
  type: 'image/svg+xml',
  plain,
  brotli: brotliCompressSync(plain),
  gzip: gzipSync(plain, { level: 9 }),
  etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
};

/**
 * The icons of all pages. The address of an older version, from a page that is cached elsewhere,
 * gets today's icons, for five minutes.
 */
export function sendIcons(request: IncomingMessage, response: ServerResponse): void {
  const current = request.url === iconSpriteAddress;
  sendFile(request, response, file, ['Cache-Control', current ? immutable : 'public, max-age=300']);
}
