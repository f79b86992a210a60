/** An address taken apart; null where it is none. (Phones that the site promises have neither `URL.parse` nor `URL.canParse`.) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
