/**
 * Names the requested site's host to the app's own endpoints. The front sets it, whatever the
 * request carried.
 */
export const siteHeader = 'x-forecourt-site';
