import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import { type PostcodeLookup, placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import { environment } from '@/web/env.ts';
import { log, reason } from '@/web/front/log.ts';
import { googlePostcodes } from './google-postcodes.ts';

/** What `?postcode=` of an address asks for, and where that is; null without one (LOC-07). */
export async function nearPostcode(asked: string | string[] | undefined): Promise<NearPostcode | null> {
  if (typeof asked !== 'string') return null;
  const typed = asked.trim().slice(0, 12);
  const place = /^\d{4}$/.test(typed) ? await placeOf(typed) : null;
  return { asked: typed, place };
}

/** By Google where the deployment has its key, else, and when Google does not answer, by the list of this project. */
async function placeOf(postcode: string): ReturnType<PostcodeLookup> {
  const key = environment().GOOGLE_MAPS_KEY;
  if (!key) return placeOfPostcode(postcode);
  try {
    return await googlePostcodes(key)(postcode);
  } catch (error) {
    log('warn', 'postcode-lookup-failed', { postcode, reason: reason(error) });
    return placeOfPostcode(postcode);
  }
}
