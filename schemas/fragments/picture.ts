/** The fields of an image with its hotspot and crop; `assetId` names the immutable asset. */
export const pictureFragment = `"assetId": asset._ref, alt, hotspot{x, y}, crop{top, bottom, left, right}`;
