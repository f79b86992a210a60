import { parseImageAddress } from '@/domain/media/image-address.ts';
import type { ViewedPicture } from './viewed-picture.ts';

/** As photos of vehicles are taken, pixels; they are shown whole in any case. */
const size = [1600, 1200] as const;

/**
 * The pictures that the links of a list lead to. A row of 200 photos lists each once, in its
 * markup, and not a second time in the payload.
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
