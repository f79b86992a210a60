import { type LeadMail, mailOf } from '@/domain/leads/lead-message.ts';
import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';

type NoticeSite = { name: string; origin: string };
type About = { site: NoticeSite; address: string };

/** To staff: the feed did not come, or nothing of it could go in. */
export const failedNotice = ({ site, address }: About, reason: string): LeadMail =>
  noticeOf(site, {
    subject: `The stock feed of ${site.name} was not imported`,
    opening: 'Your stock stays as it was. The feed is fetched again every 15 minutes until it can be imported.',
    lines: [
      { label: 'Feed', text: address },
      { label: 'What happened', text: reason },
    ],
  });

/** To staff: the feed would take away most of the stock. */
export const refusedNotice = ({ site, address }: About, reason: string): LeadMail =>
  noticeOf(site, {
    subject: `The stock feed of ${site.name} was refused`,
    opening: 'Your stock stays as it was. A feed that was cut off on its way looks the same as many cars sold.',
    lines: [
      { label: 'Feed', text: address },
      { label: 'What happened', text: reason },
      { label: 'If the feed is right', text: 'Press “Import anyway” in the studio, under Stock.' },
    ],
  });

type GoneCar = { title: string; stockNumber: string };

/** To staff: a car that a shopper has reserved is in the feed no more. */
export const reservedGoneNotice = ({ site, address }: About, { title, stockNumber }: GoneCar): LeadMail =>
  noticeOf(site, {
    subject: `Reserved, but gone from the feed: ${title}, stock number ${stockNumber}`,
    opening:
      'A shopper has reserved this car, or is paying the deposit right now, and your feed no longer includes it. The reservation stays, and no other shopper is offered the car.',
    lines: [
      { label: 'Car', text: `${title}, stock number ${stockNumber}` },
      { label: 'Feed', text: address },
      {
        label: 'What to do',
        text: 'If the car is sold to someone else, release the reservation and its deposit in the lead desk. If it left the feed by mistake, put it back: it comes back as reserved.',
      },
    ],
  });

const noticeOf = ({ origin }: NoticeSite, parts: Pick<Parameters<typeof mailOf>[0], 'subject' | 'opening' | 'lines'>) =>
  mailOf({ ...parts, closing: `Your feed and its imports are in the studio, under Stock:\n${origin}/studio`, origin });

/** The day of a moment where the dealers are, "2026-11-26": what is sent once a day is counted by it. */
export const noticeDay = (ms: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: usualTimeZone, dateStyle: 'short' }).format(ms);
