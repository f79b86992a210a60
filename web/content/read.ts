import { currentRender, failRender } from '@/web/platform/render-record.ts';

/**
 * The one way to data. The render that is under way is tagged with what it read, also when there was nothing to find, so that a
 * publish of it reaches the page; when the read fails, the page is not stored and the error goes on to the caller.
 */
export async function read<T>(tags: readonly string[], from: () => Promise<T>): Promise<T> {
  const render = currentRender();
  for (const tag of tags) render?.tags.add(tag);
  try {
    return await from();
  } catch (error) {
    failRender();
    throw error;
  }
}
