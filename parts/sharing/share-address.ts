import { copyText } from './copy-text.ts';
import { sharedByPhone } from './shared-by-phone.ts';

/**
 * Shares an address by the phone's share sheet, else copies it. Returns the message to show; null
 * if none is needed.
 */
export async function shareAddress(what: { title: string; url: string }): Promise<string | null> {
  if (await sharedByPhone(what)) return null;
  return (await copyText(what.url)) ? 'Link copied' : `The address is ${what.url}`;
}
