/** The id of the element up to which a page is parsed before the browser paints it (decision 44). */
export const firstPaintId = 'first-paint';
