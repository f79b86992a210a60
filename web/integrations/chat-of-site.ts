import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { expireAt } from '@/web/front/render-record.ts';
import type { Chat } from './chat/port.ts';
import { TimedAnswers } from './timed-answers.ts';

const answers = new TimedAnswers<string>('chat', { goodForMs: 120_000, againAfterMs: 60_000, timeoutMs: 1_500 });

/** Where the chat of a site opens: on sites set so that sell online, while somebody is there (CARD-08); else null. `now` in epoch milliseconds. */
export async function chatOf(
  { slug, features }: Pick<ResolvedSite, 'slug' | 'features'>,
  chat: Pick<Chat, 'addressOf'>,
  now: number,
): Promise<string | null> {
  if (!features.instantMessage || !features.checkout) return null;
  const { answer, untilMs } = await answers.of(slug, now, (signal) => chat.addressOf(slug, signal));
  expireAt(untilMs);
  return answer;
}
