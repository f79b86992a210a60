import { phoneHref } from '@/domain/locations/phone.ts';
import type { Phones, ResolvedSite } from '@/domain/site/resolved-site.ts';
import { expireAt } from '@/web/front/render-record.ts';
import type { Calls } from './calls/port.ts';
import { TimedAnswers } from './timed-answers.ts';

const answers = new TimedAnswers<string>('calls', { goodForMs: 3_600_000, againAfterMs: 60_000, timeoutMs: 1_500 });
/** Numbers of one site; a group has some at each of its yards. */
const most = 100;

type Phoned = Pick<ResolvedSite, 'phones' | 'locations' | 'options'>;

/**
 * A site with the numbers of its call-tracking service in place of its own, wherever they are shown or revealed: equal numbers stay equal, so
 * that a masked one is masked everywhere (VDP-09). A number that the service does not answer for stays the dealer's. `now` in epoch milliseconds.
 */
export async function withTrackedPhones<Site extends Phoned>(
  site: Site,
  calls: Pick<Calls, 'numberFor'>,
  now: number,
): Promise<Site> {
  const account = site.options.callTrackingAccount;
  if (account === '') return site;
  const own = [...Object.values(site.phones), ...site.locations.map(({ phone }) => phone)].filter(Boolean);
  const numbers = new Set(own.map(phoneHref));
  const shown = new Map(
    await Promise.all(
      [...numbers].slice(0, most).map(async (href) => {
        const ask = (signal: AbortSignal) => calls.numberFor(account, href.slice('tel:'.length), signal);
        const { answer, untilMs } = await answers.of(`${account} ${href}`, now, ask);
        expireAt(untilMs);
        return [href, answer] as const;
      }),
    ),
  );
  const tracked = (phone: string) => (phone && shown.get(phoneHref(phone))) || phone;
  const phones = Object.fromEntries(Object.entries(site.phones).map(([kind, phone]) => [kind, tracked(phone)]));
  return {
    ...site,
    phones: phones as Phones,
    locations: site.locations.map((one) => ({ ...one, phone: tracked(one.phone) })),
  };
}
