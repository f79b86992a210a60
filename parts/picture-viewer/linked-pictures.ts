import { parseImageAddress } from '@/domain/media/image-address.ts';
import type { ViewedPicture } from './viewed-picture.ts';

/** The usual size of vehicle photos, pixels; photos are shown whole in any case. */
const size = [1600, 1200] as const;

/**
 * The pictures that a list links to, read from the DOM: 200 photos are then in the markup only, not
 * in the payload too.
 */
export function linkedPictures(listId: string): ViewedPicture[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${CSS.escape(listId)} a[data-picture]`);
  return [...links].map((link, at) => {
    const found = parseImageAddress(link.pathname);
    const { source, path, rev } = found ?? { source: '', path: link.pathname, rev: '' };
    const shown = link.querySelector('img');
    const preview = shown?.complete && shown.naturalWidth > 0 ? { preview: shown.currentSrc } : {};
    return {
      key: `${at} ${path}`,
      source: { source, path, rev },
      alt: shown?.alt ?? '',
      caption: '',
      size,
      ...preview,
    };
  });
}
