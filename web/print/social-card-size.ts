/** The size that social networks show large, pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;
