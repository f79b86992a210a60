import type { ImageSource } from '@/domain/media/image-address.ts';

/** A picture as the viewer shows it, whole: `size` is its width and height in pixels. */
export type ViewedPicture = {
  key: string;
  source: ImageSource;
  alt: string;
  caption: string;
  size: readonly [width: number, height: number];
  /** A smaller file of it that is there already. */
  preview?: string;
};
