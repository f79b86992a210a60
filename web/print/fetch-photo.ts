import { type ImageSource, imageAddress } from '@/domain/media/image-address.ts';
import { environment } from '@/web/platform/env.ts';
import { log, reason } from '@/web/platform/log.ts';
import { failRender } from '@/web/platform/render-record.ts';

/** Short: a file without its photo is better than none. Milliseconds. */
const photoTimeoutMs = 2_000;

/**
 * A photo for a drawn file, by way of the image route, which limits and caches pictures. Files
 * without their photo are not stored.
 */
export async function fetchPhoto(photo: ImageSource | null): Promise<Buffer | null> {
  if (!photo) return null;
  try {
    const address = `http://127.0.0.1:${environment().PORT}${imageAddress(photo, 850, 'jpg')}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(photoTimeoutMs) });
    if (!response.ok) throw new Error(`The image route answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    failRender();
    log('info', 'drawn-file-without-photo', { reason: reason(error) });
    return null;
  }
}
