import type { ImageSource } from '@/domain/media/image-address.ts';

/** A picture of the viewer; `size` is its width and height in pixels. */
export type ViewedPicture = {
  key: string;
  source: ImageSource;
  alt: string;
  caption: string;
  size: readonly [width: number, height: number];
  /** Address of a smaller version that is loaded already. */
  preview?: string;
};
