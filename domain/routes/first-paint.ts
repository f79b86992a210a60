/** The id of the element up to which a page is parsed before the browser paints it (decision 44): short, as homes are near their limit of bytes. */
export const firstPaintId = 'm';
