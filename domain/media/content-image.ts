/** A content image: `assetId` is the content service's immutable asset id, e.g. "image-<sha1>-1920x810-avif". */
export type ContentImage = {
  assetId: string;
  alt: string;
  hotspot: { x: number; y: number } | null;
  crop: { top: number; bottom: number; left: number; right: number } | null;
};
