import type { SiteIdentity, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { Chat } from './chat/port.ts';
import { expireWith, TimedResponses } from './timed-responses.ts';

const responses = new TimedResponses<string>('chat', { goodForMs: 120_000, againAfterMs: 60_000, timeoutMs: 1_500 });

/**
 * Address of a site's chat, for sites with chat and online sales and while staff are there
 * (CARD-08); else null.
 */
export async function chatOf(
  { slug, features }: Pick<SiteIdentity & SiteSwitches, 'slug' | 'features'>,
  chat: Pick<Chat, 'addressOf'>,
): Promise<string | null> {
  if (!features.instantMessage || !features.checkout) return null;
  const { response, untilMs } = await responses.of(slug, (signal) => chat.addressOf(slug, signal));
  expireWith(untilMs);
  return response;
}
