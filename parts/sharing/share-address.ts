import { copyText } from './copy-text.ts';
import { sharedByPhone } from './shared-by-phone.ts';

/**
 * Hands an address on: by the phone's own sheet, else by the clipboard. Returns the message about
 * it, or nothing.
 */
export async function shareAddress(what: { title: string; url: string }): Promise<string | null> {
  if (await sharedByPhone(what)) return null;
  return (await copyText(what.url)) ? 'Link copied' : `The address is ${what.url}`;
}
