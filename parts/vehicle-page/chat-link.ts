/** The chat opens in a window of its own: nothing of its service loads on our pages. */
export const chatLink = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' });
