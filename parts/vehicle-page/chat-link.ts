/** Opens the chat in a new tab, so that none of its service loads on our pages. */
export const chatLink = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' });
