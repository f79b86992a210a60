import type { SiteContact, SiteIdentity, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import type { MailService } from '@/web/integrations/mail/port.ts';
import { log, reason } from '@/web/platform/log.ts';
import { allOf, RepeatedWork } from '@/web/platform/repeated-work.ts';
import type { Records } from '@/web/records/database.ts';
import {
  dropWeeklyMail,
  endLostWeeklyMails,
  giveUpWeeklyMails,
  planWeeklyMails,
  settleWeeklyMail,
  takeWeeklyMail,
  type WeeklyMail,
  type WeekOfSite,
  waitingWeeks,
} from '@/web/records/weekly-mails.ts';
import { readFigures, zoneOf } from './read-figures.ts';
import { isOver, mayBeDue, mondayOf, morningOf } from './weekly-day.ts';
import { unaskedCars, weeklyMail } from './weekly-mail.ts';

type WeeklySite = SiteIdentity & SiteContact & SiteStock & SiteSwitches;
type Parts = {
  records: Pick<Records, 'database'>;
  mail: Pick<MailService, 'send'>;
  sites(): readonly string[];
  /** The site as content holds it now; null for none. Rejects where that cannot be read. */
  siteOf(slug: string): Promise<WeeklySite | null>;
  originOf(slug: string): string;
  /** Of these cars those that the site lists. */
  briefsOf(site: WeeklySite, slugs: readonly string[]): Promise<readonly { slug: string; name: string }[]>;
  now?: () => number;
  lookEveryMs?: number;
};

const maxTargets = 10;

/** Where a site's weekly figures go. */
const targetsOf = ({ options }: Pick<SiteSwitches, 'options'>): string[] => [
  ...new Set(
    options.weeklyFigureMails
      .filter(isEmailAddress)
      .slice(0, maxTargets)
      .map((address) => address.toLowerCase()),
  ),
];

/**
 * Mails a site's figures on Monday to whom its staff chose (ANL-01), by day alone; what could not be sent goes on Tuesday, or not at all.
 * Every process looks; the row of a mail is written once, and one process at a time takes it. A mail whose process ended while it was sent is
 * not sent again.
 */
export class WeeklyMails {
  readonly #parts: Parts;
  readonly #work: RepeatedWork;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { lookEveryMs: everyMs = 5 * 60_000 } = parts;
    this.#work = new RepeatedWork(() => this.look(), { everyMs, failure: 'weekly-mails-not-looked-at' });
  }

  /** Looks now and again until `stop`. */
  work = (): void => this.#work.start();
  stop = (): Promise<void> => this.#work.stop();

  /** Writes what is due by now on every site, and sends what waits. */
  async look(): Promise<void> {
    const { records, sites } = this.#parts;
    await endLostWeeklyMails(records.database, this.#now());
    const plans = () => allOf(mayBeDue(this.#now()) ? sites() : [], (slug) => this.#plan(slug));
    const sends = async () => allOf(await waitingWeeks(records.database), (week) => this.#sendAll(week));
    await allOf([plans, sends], (part) => part());
  }

  async #plan(slug: string): Promise<void> {
    const site = await this.#parts.siteOf(slug);
    const monday = site && mondayOf(this.#now(), zoneOf(site));
    if (monday) await planWeeklyMails(this.#parts.records.database, { site: slug, monday, targets: targetsOf(site) });
  }

  async #sendAll(week: WeekOfSite): Promise<void> {
    const { database } = this.#parts.records;
    const site = await this.#parts.siteOf(week.site);
    if (!site || isOver(week.monday, zoneOf(site), this.#now())) {
      for (const mail of await giveUpWeeklyMails(database, week))
        log('warn', 'weekly-mail-given-up', { mail, site: week.site });
      return;
    }
    const isOpen = () => mondayOf(this.#now(), zoneOf(site)) === week.monday;
    const take = async () => (isOpen() ? takeWeeklyMail(database, week) : null);
    for (let taken = await take(); taken; taken = await take()) await this.#send(site, taken);
  }

  async #send(site: WeeklySite, taken: WeeklyMail): Promise<void> {
    const { database } = this.#parts.records;
    if (!targetsOf(site).includes(taken.target)) return dropWeeklyMail(database, taken.id);
    try {
      await this.#parts.mail.send(await this.#mailOf(site, taken));
    } catch (error) {
      log('warn', 'weekly-mail-not-sent', { mail: taken.id, site: taken.site, tries: taken.tries });
      return settleWeeklyMail(database, taken.id, { state: 'waiting', error: reason(error).slice(0, 300) });
    }
    await settleWeeklyMail(database, taken.id, { state: 'sent' });
  }

  async #mailOf(site: WeeklySite, { id, target, monday }: WeeklyMail) {
    const { records, briefsOf, originOf } = this.#parts;
    const summary = await readFigures(records.database, site, morningOf(monday, zoneOf(site)));
    const cars = unaskedCars(summary).map(({ slug }) => slug);
    // Without the search service cars are named by their addresses.
    const briefs = await briefsOf(site, cars).catch(() => []);
    const names = new Map(briefs.map((car) => [car.slug, car.name]));
    const copy = weeklyMail({ name: site.name, origin: originOf(site.slug), summary, names });
    return { ...copy, id, to: target, replyTo: '', fromName: site.name, attachments: [] };
  }

  readonly #now = (): number => (this.#parts.now ?? Date.now)();
}
