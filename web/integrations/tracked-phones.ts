import { phoneHref } from '@/domain/locations/phone.ts';
import type { Phones } from '@/domain/locations/phones.ts';
import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { Calls } from './calls/port.ts';
import { expireWith, TimedResponses } from './timed-responses.ts';

const responses = new TimedResponses<string>('calls', { goodForMs: 3_600_000, againAfterMs: 60_000, timeoutMs: 1_500 });
/** Maximum of numbers of one site; a group has several at each location. */
const max = 100;

type Phoned = SiteContact & Pick<SiteSwitches, 'options'>;

/**
 * Replaces a site's numbers by those of its call-tracking service, everywhere: equal numbers stay
 * equal, so that a masked one is masked everywhere (VDP-09). If the service fails for a number, the
 * dealer's own stays.
 */
export async function withTrackedPhones<Site extends Phoned>(
  site: Site,
  calls: Pick<Calls, 'numberFor'>,
): Promise<Site> {
  const account = site.options.callTrackingAccount;
  if (account === '') return site;
  const own = [...Object.values(site.phones), ...site.locations.map(({ phone }) => phone)].filter(Boolean);
  const numbers = new Set(own.map(phoneHref));
  const shown = new Map(
    await Promise.all(
      [...numbers].slice(0, max).map(async (href) => {
        const load = (signal: AbortSignal) => calls.numberFor(account, href.slice('tel:'.length), signal);
        const { response, untilMs } = await responses.of(`${account} ${href}`, load);
        expireWith(untilMs);
        return [href, response] as const;
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
