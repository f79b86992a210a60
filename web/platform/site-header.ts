/** Tells the app's own endpoints which site's host was asked. The front sets it, whatever the request said. */
export const siteHeader = 'x-forecourt-site';
