/** Text without the scripts and styles that were pasted into it, closed or not, and without what is in them. */
export const withoutScripts = (text: string): string =>
  text.replaceAll(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ');
